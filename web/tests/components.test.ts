import { render, screen, waitFor } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, LobbyTable, NewTable, RulesPage } from "$lib/protocol";
import { go } from "$lib/router.svelte";
import { setLanguage, useGame } from "$lib/text.svelte";
import GameCard from "../src/pages/lobby/GameCard.svelte";
import TableRow from "../src/pages/lobby/TableRow.svelte";
import NewTablePage from "../src/pages/NewTablePage.svelte";
import RecordsPage from "../src/pages/RecordsPage.svelte";
import Rules from "../src/pages/rules/Rules.svelte";

const GAME: GameInfo = {
  name: "victoria",
  title: "Victoria",
  players: [2, 3, 4],
  usual_players: 2,
  options: [{ name: "team_mode", values: [false, true], default: false, rule: "CV-TEAM-01", needs: {} }],
  readings: [],
  editions: [],
  bots: ["random", "greedy", "search:200ms"],
  moves: ["play"],
};
const TABLE: LobbyTable = {
  id: "a-table",
  game: "victoria",
  players: 2,
  status: "playing",
  seats: [],
  options: {},
  clock: { move: 0, game: 0 },
  created_ms: 0,
  my_turn: false,
  free: 0,
  paused: true,
  winners: [],
  ended_ms: 0,
  own_seats: [],
  awaited: [],
  practice: false,
  asked: false,
};
const RULES: RulesPage = {
  game: "victoria",
  language: "en",
  chapters: [
    { name: "WAR", title: "War", rules: [{ id: "CV-WAR-06", rule: "Attack names a domain.", note: "", source: "" }] },
    {
      name: "TEAM",
      title: "Teams",
      rules: [{ id: "CV-TEAM-01", rule: "Four people play in two teams.", note: "See CV-WAR-06.", source: "" }],
    },
  ],
};

let sent: { path: string; body: unknown }[] = [];
let answers: Record<string, { status: number; body: unknown }> = {};

function fetched(path: string, how: RequestInit = {}): Promise<Response> {
  if (how.method === "POST") {
    const text = typeof how.body === "string" ? how.body : "";
    sent.push({ path, body: path.endsWith("/records") ? text : JSON.parse(text) });
  }
  const { status, body } = answers[`${how.method ?? "GET"} ${path}`] ?? { status: 404, body: {} };
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
}

beforeAll(async () => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  await setLanguage("en");
  await useGame("victoria");
});

beforeEach(() => {
  sent = [];
  answers = {
    "GET /api/v1/games": { status: 200, body: [GAME] },
    "GET /api/v1/me": { status: 200, body: { name: "" } },
    "POST /api/v1/me": { status: 200, body: { name: "Guest" } },
    "POST /api/v1/tables": { status: 201, body: { table: "new-table", invite: "token" } },
    "GET /api/v1/games/victoria/rules/en": { status: 200, body: RULES },
  };
  go("/", { replace: true });
});

afterEach(() => document.body.replaceChildren());

describe("the lobby", () => {
  it.each([
    ["en", /paused: nobody is watching/i],
    ["ru", /на паузе: никто не смотрит/i],
    ["bg", /на пауза: никой не гледа/i],
  ] as const)("says which games wait until somebody watches (%s)", async (language, words) => {
    const children = createRawSnippet(() => ({ render: () => "<a href='/'>Watch</a>" }));
    await setLanguage(language);
    try {
      const { rerender } = render(TableRow, { table: TABLE, children });
      expect(screen.getByText(words)).toBeTruthy();
      await rerender({ table: { ...TABLE, paused: false }, children });
      expect(screen.queryByText(words)).toBeNull();
    } finally {
      await setLanguage("en");
    }
  });

  it("plays the computer in one click, without asking for a name", async () => {
    render(GameCard, { game: GAME });
    screen.getByRole("button", { name: /play the computer/i }).click();
    await waitFor(() => expect(location.pathname).toBe("/t/new-table"));
    expect(sent.at(-1)).toEqual({
      path: "/api/v1/tables",
      body: { game: "victoria", seats: [{ kind: "me" }, { kind: "bot", bot: "search:200ms" }] },
    });
    expect(sent.filter(({ path }) => path === "/api/v1/me").map(({ body }) => body)).toEqual([{ name: "Guest" }]);
  });

  it("says why it cannot next to the button", async () => {
    answers["POST /api/v1/tables"] = {
      status: 429,
      body: { fault: { code: "too-fast", what: "", rule: "", details: {} } },
    };
    render(GameCard, { game: GAME });
    screen.getByRole("button", { name: /play the computer/i }).click();
    expect((await screen.findByRole("alert")).textContent).toContain("Wait a moment");
    expect(location.pathname).toBe("/");
  });
});

describe("a new table", () => {
  it("is created as the form says, and a refusal appears next to it", async () => {
    answers["POST /api/v1/tables"] = {
      status: 400,
      body: { fault: { code: "options", what: "No.", rule: "", details: {} } },
    };
    go("/new/victoria");
    render(NewTablePage);
    (await screen.findByRole("button", { name: "The computer" })).click();
    screen.getByRole("radio", { name: /two against two/ }).click();
    screen.getByRole("radio", { name: "2 minutes per move" }).click();
    screen.getByRole("switch", { name: /hints/i }).click();
    await screen.findByText("Four people play in two teams.");
    screen.getByRole("button", { name: "Create game" }).click();
    expect((await screen.findByRole("alert")).textContent).toContain("Teams: two against two");
    const body: NewTable = {
      game: "victoria",
      seats: [{ kind: "me" }, { kind: "bot", bot: "search:200ms" }],
      options: { team_mode: true },
      public: false,
      hints: false,
      clock: { move: 120, game: 0 },
      stand_in: "search:200ms",
      patience_s: null,
    };
    expect(sent.at(-1)?.body).toEqual(body);
    answers["POST /api/v1/tables"] = { status: 201, body: { table: "four", invite: "" } };
    screen.getByRole("radio", { name: "4" }).click();
    (await screen.findByRole("button", { name: "Create game" })).click();
    await waitFor(() => expect(location.pathname).toBe("/t/four"));
  });
});

describe("a record", () => {
  it("says what is wrong with it when it cannot be opened", async () => {
    answers["POST /api/v1/records"] = {
      status: 400,
      body: { fault: { code: "record", what: "Line 3 is no move.", rule: "", details: {} } },
    };
    render(RecordsPage);
    screen.getByRole("button", { name: "Open it" }).click();
    expect((await screen.findByRole("alert")).textContent).toContain("Choose a file");
    const area = screen.getByRole<HTMLTextAreaElement>("textbox");
    area.value = "a record";
    area.dispatchEvent(new Event("input", { bubbles: true }));
    screen.getByRole("button", { name: "Open it" }).click();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Line 3 is no move."));
    answers["POST /api/v1/records"] = { status: 201, body: { table: "study", invite: "" } };
    screen.getByRole("button", { name: "Open it" }).click();
    await waitFor(() => expect(location.pathname + location.search).toBe("/t/study?replay"));
    expect(sent.at(-1)?.body).toBe("a record");
  });
});

describe("the rules", () => {
  it("show the requested one, search all, and link to each other", async () => {
    const opened: string[] = [];
    render(Rules, { game: "victoria", rule: "CV-TEAM-01", onopen: (rule: string) => opened.push(rule) });
    await waitFor(() => expect(document.activeElement?.id).toBe("CV-TEAM-01"));
    screen.getByRole("link", { name: "CV-WAR-06", description: "Read rule CV-WAR-06" }).click();
    expect(opened).toEqual(["CV-WAR-06"]);
    const search = screen.getByRole<HTMLInputElement>("searchbox");
    search.value = "domain attack";
    search.dispatchEvent(new Event("input", { bubbles: true }));
    await screen.findByText("1 rule found");
    expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Attack", "domain"]);
  });

  it("say when a rule does not exist", async () => {
    render(Rules, { game: "victoria", rule: "CV-XX-99" });
    expect((await screen.findByRole("alert")).textContent).toContain("CV-XX-99");
  });
});
