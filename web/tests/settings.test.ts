import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { motionAllowed, readSettings, settings, shownTheme } from "$lib/settings.svelte";

describe("stored settings", () => {
  it("are used as far as they are valid", () => {
    const read = readSettings(
      JSON.stringify({
        theme: "dark",
        palette: "loud",
        sound: "yes",
        pace: "slow",
        motion: "reduced",
        confirm: false,
        extra: 1,
      }),
    );
    expect(read).toEqual({
      theme: "dark",
      palette: "standard",
      sound: false,
      motion: "reduced",
      notify: false,
      pace: "auto",
      confirm: false,
      roll: false,
    });
  });

  it("may be missing or corrupt", () => {
    const usual = readSettings(null);
    expect(readSettings("{")).toEqual(usual);
    expect(readSettings("null")).toEqual(usual);
    expect(readSettings("7")).toEqual(usual);
  });
});

describe("a choice", () => {
  afterEach(() => {
    Object.assign(settings, readSettings(null));
    flushSync();
  });

  it("is stored and applied to the page", () => {
    settings.theme = "dark";
    settings.palette = "safe";
    flushSync();
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(document.documentElement.dataset["palette"]).toBe("safe");
    expect(readSettings(localStorage.getItem("ecumene.settings"))).toMatchObject({ theme: "dark", palette: "safe" });
    expect(shownTheme()).toBe("dark");
  });

  it("of motion overrides the system's", () => {
    settings.motion = "reduced";
    expect(motionAllowed()).toBe(false);
    settings.motion = "full";
    expect(motionAllowed()).toBe(true);
    flushSync();
    expect(document.documentElement.dataset["motion"]).toBe("full");
  });
});
