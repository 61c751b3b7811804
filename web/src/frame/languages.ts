import type { Language } from "$lib/text.svelte";

/** Each language by the name its speakers give it. */
export const OWN_NAMES: Record<Language, string> = { en: "English", ru: "Русский", bg: "Български" };
