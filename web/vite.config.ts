import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const backend = process.env["ECUMENE_BACKEND"] ?? "http://127.0.0.1:8000";

/** Of which language a file of messages is. */
const language = (id: string) => /(\w+)\.ftl/.exec(id)?.[1] ?? "";

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
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Each file costs its headers and compresses alone, so what the first page always needs together comes together.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /src\/(main\.ts|lib\/(api|catalogue|games|lobby)|ui\/(GameEmblem|PlayerName|clock|seats))/,
            },
            { name: "emblems", test: /src\/games\/\w+\/Emblem\.svelte/ },
            { name: (id) => `about-games-${language(id)}`, test: /text\/lobby\/\w+\.ftl/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: backend, ws: true, changeOrigin: false } },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
