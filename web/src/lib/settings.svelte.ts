/** The user's settings for this browser. */
import { remember, remembered } from "./storage";

export interface Settings {
  theme: "system" | "light" | "dark";
  palette: "standard" | "safe";
  sound: boolean;
  motion: "system" | "full" | "reduced";
  notify: boolean;
  /** How quickly one sees what others do; "auto" is calm in the first games of a title. */
  pace: "auto" | "calm" | "normal" | "once";
  /** Whether a chosen move has to be confirmed. */
  confirm: boolean;
  /** Whether the dice are rolled for the reader when nothing else can be done first. */
  roll: boolean;
}

const DEFAULTS: Settings = {
  theme: "system",
  palette: "standard",
  sound: false, // a page that makes noise unasked is closed
  motion: "system",
  notify: false,
  pace: "auto",
  confirm: true,
  roll: false,
};
export const CHOICES: { [Name in keyof Settings]: readonly Settings[Name][] } = {
  theme: ["system", "light", "dark"],
  palette: ["standard", "safe"],
  sound: [true, false],
  motion: ["system", "full", "reduced"],
  notify: [true, false],
  pace: ["auto", "calm", "normal", "once"],
  confirm: [true, false],
  roll: [true, false],
};

/** The stored settings, as far as they are still valid. */
export function readSettings(saved: string | null): Settings {
  const settings = { ...DEFAULTS };
  let found: unknown;
  try {
    found = saved === null ? null : JSON.parse(saved);
  } catch {
    return settings;
  }
  if (typeof found !== "object" || found === null) return settings;
  const given = found as Record<string, unknown>;
  for (const name of Object.keys(CHOICES) as (keyof Settings)[]) take(settings, name, given[name]);
  return settings;
}

function take<Name extends keyof Settings>(settings: Pick<Settings, Name>, name: Name, value: unknown): void {
  const choice = CHOICES[name].find((possible) => possible === value);
  if (choice !== undefined) settings[name] = choice;
}

export const settings: Settings = $state(readSettings(remembered("settings")));

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === "undefined" ? null : matchMedia(query);
}

const dark = media("(prefers-color-scheme: dark)");
const still = media("(prefers-reduced-motion: reduce)");
let systemDark = $state(dark?.matches ?? false);
let systemStill = $state(still?.matches ?? false);
dark?.addEventListener("change", (event) => (systemDark = event.matches));
still?.addEventListener("change", (event) => (systemStill = event.matches));

/** The theme in use: the chosen one, or the system's. */
export function shownTheme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return systemDark ? "dark" : "light";
}

/** Whether animations are on. */
export function motionAllowed(): boolean {
  return settings.motion === "full" || (settings.motion === "system" && !systemStill);
}

$effect.root(() => {
  $effect(() => {
    remember("settings", JSON.stringify(settings));
  });
  $effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = shownTheme();
    root.dataset["palette"] = settings.palette;
    root.dataset["motion"] = motionAllowed() ? "full" : "reduced";
    // Make the browser's bars match the page.
    const ground = getComputedStyle(root).backgroundColor;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  });
});
