import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const backend = process.env["ECUMENE_BACKEND"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  // The messages are those of the Python package: one source for program and client.
  resolve: {
    alias: {
      $lib: fileURLToPath(new URL("./src/lib", import.meta.url)),
      $messages: fileURLToPath(new URL("../src/ecumene", import.meta.url)),
    },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/ecumene/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: scripts or fonts
    reportCompressedSize: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: backend, ws: true, changeOrigin: false } },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
