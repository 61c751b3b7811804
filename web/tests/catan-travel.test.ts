import { describe, expect, it } from "vitest";
import type { EventInfo } from "$lib/protocol";
import { HEXES } from "../src/games/catan/catalogue";
import { landingOf } from "../src/games/catan/landing";
import { travelsOf } from "../src/games/catan/travel";
import type { CatanView } from "../src/games/catan/view";

const event = (name: string, seat: number, details: EventInfo["details"] = {}): EventInfo => ({
  name,
  seat,
  rule: "",
  details,
});

const [FOREST, FIELDS] = Object.keys(HEXES).map(Number).slice(0, 2) as [number, number];
const corner = (hex: number, index: number): number => HEXES[hex]?.corners[index] ?? -1;

/** A forest and fields with the number 8; of the first seat a city by the forest, of the second a settlement by the fields. */
function island(more: Partial<CatanView> = {}): CatanView {
  const own = HEXES[FIELDS]?.corners.find((one) => !HEXES[FOREST]?.corners.includes(one)) ?? -1;
  const city = HEXES[FOREST]?.corners.find((one) => !HEXES[FIELDS]?.corners.includes(one)) ?? corner(FOREST, 0);
  const stands = { wall: false, metropolis: "", active: false, spent: false };
  return {
    mode: "knights",
    robber: -1,
    hexes: [
      { hex: FOREST, terrain: "forest", token: 8 },
      { hex: FIELDS, terrain: "fields", token: 8 },
    ],
    crossings: [
      { crossing: city, seat: 0, piece: "city", ...stands },
      { crossing: own, seat: 1, piece: "settlement", ...stands },
    ],
    ...more,
  } as unknown as CatanView;
}

const rolled = event("casts", 0, { sum: 8 });

describe("income", () => {
  it("flies from the hexes that yield it, a city's as resource and commodity", () => {
    const ways = travelsOf(
      [
        rolled,
        event("receives", 0, { cards: "count-lumber.0 count-paper.0" }),
        event("receives", 1, { cards: "count-grain.0" }),
      ],
      island(),
    );
    expect(ways.map(({ kind, count, from, to }) => [kind, count, from[0], to.at(-1)])).toEqual([
      ["lumber", 1, `hex:${FOREST}`, "seat:0"],
      ["paper", 1, `hex:${FOREST}`, "seat:0"],
      ["grain", 1, `hex:${FIELDS}`, "seat:1"],
    ]);
  });

  it("of a city in the base game is two", () => {
    const [way] = travelsOf([rolled, event("receives", 0, { cards: "count-lumber.1" })], island({ mode: "base" }));
    expect(way).toMatchObject({ count: 2, from: [`hex:${FOREST}`] });
  });

  it("comes from the bank if the hexes do not explain it: the robber is there, or the bank is short", () => {
    const events = [rolled, event("receives", 1, { cards: "count-grain.0" })];
    expect(travelsOf(events, island({ robber: FIELDS }))[0]?.from).toEqual(["bank"]);
    expect(travelsOf([rolled, event("receives", 1, { cards: "count-grain.2" })], island())[0]?.from).toEqual(["bank"]);
  });
});

describe("theft", () => {
  it("goes from the robbed to the thief, face down unless the reader may know the card", () => {
    const [unseen, seen] = travelsOf(
      [event("steals", 2, { target: "seat.2" }), event("steals-seen", 2, { target: "seat.2", kind: "kind.paper" })],
      island(),
    );
    expect(unseen).toMatchObject({ kind: "", count: 1, gain: true });
    expect([unseen?.from.at(-1), unseen?.to.at(-1)]).toEqual(["seat:1", "seat:2"]);
    expect(seen?.kind).toBe("paper");
  });

  it("is no gain for who discards on a seven", () => {
    const [way] = travelsOf([event("discards", 1, { cards: "count-lumber.2" })], island());
    expect(way).toMatchObject({ kind: "lumber", count: 3, gain: false, to: ["bank"] });
  });
});

describe("the landing of the barbarians", () => {
  it("tells attack, defence and who loses a city", () => {
    const landing = landingOf([
      event("barbarians-win", 1, { strength: 5, defence: 3 }),
      event("pillaged", 1, { crossing: "crossing.88" }),
    ]);
    expect(landing).toMatchObject({ strength: 5, defence: 3, beaten: false, outcomes: [{ kind: "loses", seat: 1 }] });
  });

  it("tells who defended best, alone or with others", () => {
    const won = event("knights-win", 0, { strength: 2, defence: 2 });
    expect(landingOf([won, event("defender", 3)])?.outcomes).toEqual([{ kind: "defends", seat: 3 }]);
    const tied = landingOf([won, event("defenders-tie", 0, { targets: "seat.2 seat.3" })]);
    expect(tied?.outcomes).toEqual([
      { kind: "draws", seat: 1 },
      { kind: "draws", seat: 2 },
    ]);
    expect(tied?.beaten).toBe(true);
  });

  it("is nothing in other steps", () => {
    expect(landingOf([rolled])).toBeNull();
  });
});
