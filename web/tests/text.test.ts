import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EventInfo, Fault, Line, MoveInfo } from "$lib/protocol";
import {
  detailOf,
  firstLanguage,
  has,
  readLobby,
  say,
  sayEvent,
  sayFault,
  sayMove,
  sayName,
  sayOf,
  sayToken,
  setLanguage,
  text,
  useGame,
  type Language,
} from "$lib/text.svelte";
import { roundChoiceText, roundText } from "../src/table/words";

interface Sample {
  game: string;
  language: Language;
  names: string[];
  how: "event" | "fault" | "move" | "detail" | "say";
  what: unknown;
  words: string;
}

// Written by the Python package: see tests/web/samples.py there.
const SAMPLES = JSON.parse(readFileSync("tests/fixtures/words.json", "utf8")) as Sample[];

function worded({ how, what, names }: Sample): string {
  switch (how) {
    case "event":
      return sayEvent(what as EventInfo, names);
    case "fault":
      return sayFault(what as Fault, names);
    case "move":
      return sayMove(what as MoveInfo, names);
    case "detail":
      return detailOf(what as MoveInfo);
    case "say": {
      const { id, details } = what as { id: string; details: Record<string, number> };
      return say(id, details);
    }
  }
}

describe("a game's messages for the lobby", () => {
  // First of all: nothing else has loaded the rest of the game's words yet.
  it("load without the game's other messages, and follow the language", async () => {
    await setLanguage("en");
    await readLobby("duel");
    expect(sayOf("duel", "option-first_player-p2")).toBe("the second seat");
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(sayOf("duel", "card-baths")).toBe("card-baths");
    complaint.mockRestore();
    await setLanguage("ru");
    expect(sayOf("duel", "board-duration")).toBe("около получаса");
    await useGame("duel");
    expect(sayOf("duel", "board-duration")).toBe("около получаса");
    expect(say("card-baths")).toBe("Бани");
  });

  it("are not lost when they load during a change of language", async () => {
    await Promise.all([setLanguage("bg"), readLobby("victoria"), setLanguage("en")]);
    expect(sayOf("victoria", "option-team_mode")).toBe("Teams");
  });
});

describe("the same words as the Python package", () => {
  for (const language of ["en", "ru", "bg"] as const) {
    it(`in ${language}`, async () => {
      await setLanguage(language);
      const samples = SAMPLES.filter((sample) => sample.language === language);
      expect(samples.length).toBeGreaterThan(100);
      for (const sample of samples) {
        await useGame(sample.game);
        expect(worded(sample)).toBe(sample.words);
      }
    });
  }
});

describe("a language", () => {
  beforeEach(() => localStorage.clear());

  it("is the saved one, else the browser's, else English", () => {
    const asked = vi.spyOn(navigator, "languages", "get");
    asked.mockReturnValue(["de-DE", "bg-BG", "ru"]);
    expect(firstLanguage()).toBe("bg");
    asked.mockReturnValue(["de", "fr"]);
    expect(firstLanguage()).toBe("en");
    localStorage.setItem("ecumene.language", "ru");
    expect(firstLanguage()).toBe("ru");
    localStorage.setItem("ecumene.language", "tlh");
    expect(firstLanguage()).toBe("en");
    asked.mockRestore();
  });

  it("is remembered, set on the page, and reloads the game's messages", async () => {
    await useGame("victoria");
    await setLanguage("bg");
    expect(text.language).toBe("bg");
    expect(document.documentElement.lang).toBe("bg");
    expect(localStorage.getItem("ecumene.language")).toBe("bg");
    expect(say("card-war-1")).toBe("Война I");
    await setLanguage("en");
    expect(say("card-war-1")).toBe("War I");
  });

  it("is the last one chosen, whatever the order of the files", async () => {
    await Promise.all([setLanguage("ru"), setLanguage("bg"), setLanguage("en")]);
    expect(text.language).toBe("en");
    expect(say("cancel")).toBe("Cancel");
  });
});

describe("tokens", () => {
  beforeEach(async () => {
    await setLanguage("en");
    await useGame("duel");
  });

  it.each([
    ["wonder.sphinx", "The Sphinx"],
    ["wonder.colossus+piraeus+sphinx", "The Colossus, Piraeus, The Sphinx"],
    ["age.2", "Age II"],
    ["slot.3", "place 4"],
    ["slot.0+9+19", "place 1, place 10, place 20"],
    ["seat.1+2", "Ann, Bob"],
  ])("%s is %s", (token, words) => expect(sayToken(token, ["Ann", "Bob"])).toBe(words));
});

describe("a round", () => {
  it("is named as its game names it", async () => {
    await setLanguage("en");
    await useGame("victoria");
    expect([roundText(0), roundText(2), roundChoiceText()]).toEqual(["Before round 1", "Round 2", "Go to a round"]);
    expect(say("replay-at", { ply: 3, plies: 9, round: roundText(2) })).toBe("Step 3 of 9. Round 2");
    await useGame("duel");
    expect([roundText(0), roundText(2), roundChoiceText()]).toEqual(["Before Age I", "Age II", "Go to an age"]);
  });
});

describe("what is said besides rules", () => {
  beforeEach(async () => {
    await setLanguage("en");
    await useGame("victoria");
  });

  const fault = (code: string, details: Fault["details"] = {}, rule = ""): Fault => ({
    code,
    what: "In plain English.",
    rule,
    details,
  });

  it("is worded by the fault's code", () => {
    expect(sayFault(fault("no-name"), [])).toBe(say("fault-no-name"));
    expect(sayFault(fault("no-name", { anything: "a b.c" }), [])).toBe(say("fault-no-name"));
  });

  it("falls back to plain English, or to the number of the rule", () => {
    expect(sayFault(fault("never-heard-of"), [])).toBe("In plain English.");
    expect(sayFault(fault("rule", {}, "CV-EX-01"), [])).toBe("Rule CV-EX-01 forbids it.");
  });

  it("names players by their seat where names are equal or missing", () => {
    expect(sayName(1, ["Ann", "Ann"])).toBe("Ann (2)");
    expect(sayName(1, ["Ann", ""])).toBe("Player 2");
    expect(sayName(3, ["Ann"])).toBe("Player 4");
  });

  it("leaves the seat out of events without one", () => {
    const line: Line = {
      version: 1,
      at_ms: 0,
      kind: "game",
      name: "scoring",
      seat: -1,
      ply: 0,
      turn: 0,
      round: 0,
      rule: "",
      details: {},
      text: "",
      author: "",
      by: "",
      room: "",
    };
    expect(sayEvent(line, ["Ann"])).toBe(say("log-scoring"));
  });

  it("returns the id of a missing message, and logs an error", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(has("nonsense")).toBe(false);
    expect(say("nonsense")).toBe("nonsense");
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});
