/** The island of CATAN: how its places are named, in which order keys go through them, what lights up, and that its art is whole. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { MoveInfo } from "$lib/protocol";

// What is tested here is how the words are put together; the words themselves belong to the game's messages.
vi.mock("$lib/text.svelte", () => ({
  text: { language: "en" },
  say: (id: string, details: Record<string, string | number> = {}) =>
    [id.replace(/^(board|hint)-/, ""), ...Object.values(details)].join(" "),
  sayName: (seat: number, names: string[]) => names[seat] ?? "",
}));

import CardBack from "../src/games/catan/art/CardBack.svelte";
import CardFace from "../src/games/catan/art/CardFace.svelte";
import Die from "../src/games/catan/art/Die.svelte";
import PieceIcon from "../src/games/catan/art/PieceIcon.svelte";
import { SIGNS, cardSign, isSign, kindSign, trackSign } from "../src/games/catan/art/signs";
import { LANDS } from "../src/games/catan/art/terrain";
import {
  boundsOf,
  crossingSpot,
  edgeSpot,
  harbourSpot,
  hexSpot,
  keyOf,
  nearest,
  placesOf,
  spotOf,
  type Place,
} from "../src/games/catan/island/grid";
import Island from "../src/games/catan/island/Island.svelte";
import { litOf, placeOf, trialOf } from "../src/games/catan/island/lit";
import { across, spiral, step } from "../src/games/catan/island/order";
import {
  buildingWords,
  crossingWords,
  edgeWords,
  hexWords,
  litWords,
  standingWords,
} from "../src/games/catan/island/words";
import { CARDS, CROSSINGS, EDGES, HEXES } from "../src/games/catan/catalogue";
import type { CatanView, CrossingView } from "../src/games/catan/view";
import { contrast, looksOf } from "./contrast";

beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(cleanup);

const NAMES = ["Anna", "Boris", "Vera", "Galya"];

/** The island of the first game, row by row from the north. */
const BEGINNER = [
  "0,-2 mountains 10",
  "1,-2 pasture 2",
  "2,-2 forest 9",
  "-1,-1 fields 12",
  "0,-1 hills 6",
  "1,-1 pasture 4",
  "2,-1 hills 10",
  "-2,0 fields 9",
  "-1,0 forest 11",
  "0,0 desert 0",
  "1,0 forest 3",
  "2,0 mountains 8",
  "-2,1 forest 8",
  "-1,1 mountains 3",
  "0,1 fields 4",
  "1,1 pasture 5",
  "-2,2 hills 5",
  "-1,2 fields 6",
  "0,2 pasture 11",
];

function hexAt(q: number, r: number): number {
  return HEXES.findIndex((hex) => hex.q === q && hex.r === r);
}

function viewOf(changes: Partial<CatanView> = {}): CatanView {
  const hexes = BEGINNER.map((text) => {
    const [place = "", terrain = "", token = ""] = text.split(" ");
    const [q, r] = place.split(",").map(Number);
    return { hex: hexAt(q!, r!), terrain, token: Number(token) };
  });
  const northWest = HEXES[hexAt(0, -2)]!.sides[5]!;
  return {
    seat: 0,
    actor: 0,
    awaited: [0],
    round: 1,
    asked: "turn",
    asked_times: 0,
    mode: "base",
    map: "beginner",
    sails: false,
    target: 10,
    active: 0,
    first: 0,
    hexes,
    harbours: [{ kind: "generic", edge: northWest }],
    crossings: [],
    edges: [],
    robber: hexAt(0, 0),
    pirate: -1,
    merchant: -1,
    merchant_of: -1,
    players: [],
    bank: {},
    decks: {},
    dice: null,
    rolls: Array<number>(11).fill(0),
    event_rolls: {},
    barbarians: null,
    metropolises: [],
    defenders_left: 6,
    road_holder: -1,
    army_holder: -1,
    offer: null,
    draft: null,
    turn: { rolled: false, card_played: false, ship_moved: false, fleets: [], cranes: 0, barters: {}, offers_left: 10 },
    own: null,
    about: -1,
    subject: -1,
    card: "",
    winners: [],
    ...changes,
  };
}

function building(changes: Partial<CrossingView>): CrossingView {
  return {
    crossing: 0,
    seat: 0,
    piece: "settlement",
    wall: false,
    metropolis: "",
    active: false,
    spent: false,
    ...changes,
  };
}

const move = (verb: string, field: string, value: number): MoveInfo => ({
  text: `${verb} ${value}`,
  verb,
  fields: { [field]: String(value) },
});

describe("places", () => {
  const view = viewOf();

  test("the island has 19 hexes, 54 crossings and 72 edges", () => {
    expect((["hex", "crossing", "edge"] as const).map((kind) => placesOf(view, kind).length)).toEqual([19, 54, 72]);
  });

  test("corners are one side length from the hex's centre, edges between their crossings", () => {
    for (const { hex } of view.hexes) {
      const middle = hexSpot(hex);
      for (const corner of HEXES[hex]!.corners) {
        const { x, y } = crossingSpot(corner);
        expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(50, 5);
      }
    }
    for (const { number } of placesOf(view, "edge")) {
      const [one, other] = EDGES[number]!.ends.map(crossingSpot);
      expect(edgeSpot(number).x).toBeCloseTo((one!.x + other!.x) / 2, 5);
      expect(Math.abs(edgeSpot(number).turn)).toBeLessThanOrEqual(90);
    }
  });

  test("a harbour is off the land but on the map", () => {
    const sign = harbourSpot(view, view.harbours[0]!.edge);
    for (const { hex } of view.hexes)
      expect(Math.hypot(hexSpot(hex).x - sign.x, hexSpot(hex).y - sign.y)).toBeGreaterThan(60);
    const box = boundsOf(view);
    for (const spot of [sign, ...placesOf(view, "crossing").map(spotOf)]) {
      expect(spot.x > box.x && spot.x < box.x + box.width && spot.y > box.y && spot.y < box.y + box.height).toBe(true);
    }
  });

  test("the nearest place wins, and a hex yields to a crossing", () => {
    const hex: Place = { kind: "hex", number: hexAt(0, 0) };
    const crossing: Place = { kind: "crossing", number: HEXES[hex.number]!.corners[0]! };
    expect(nearest([hex, crossing], { x: 0, y: -28 }, () => 60)).toEqual(crossing);
    expect(nearest([hex, crossing], { x: 0, y: -5 }, () => 60)).toEqual(hex);
    expect(nearest([hex, crossing], { x: 400, y: 0 }, () => 60)).toBeNull();
  });
});

describe("words", () => {
  const view = viewOf();
  const between = (...hexes: number[]): number =>
    CROSSINGS.findIndex((one) => one.hexes.length === 3 && hexes.every((hex) => one.hexes.includes(hex)));

  test("a crossing is named by what is around it", () => {
    const inland = between(hexAt(0, -2), hexAt(1, -2), hexAt(0, -1));
    expect(crossingWords(view, inland)).toBe("crossing yield-ore 10, yield-wool 2 and yield-brick 6");
    expect(crossingWords(view, between(hexAt(0, 0), hexAt(0, -1), hexAt(1, -1)))).toBe(
      "crossing yield-brick 6, yield-wool 4 and land-desert",
    );
  });

  test("on the coast the sea is named once, with the harbour", () => {
    const north = HEXES[hexAt(0, -2)]!.corners[0]!;
    expect(crossingWords(view, north)).toBe("crossing yield-ore 10 and land-sea, harbour-any");
    const wool = viewOf({ harbours: [{ kind: "wool", edge: view.harbours[0]!.edge }] });
    expect(crossingWords(wool, north)).toContain("harbour yield-wool");
  });

  test("an edge is between two hexes of land, or on the open sea", () => {
    const { sides } = HEXES[hexAt(0, 0)]!;
    expect(edgeWords(view, sides[0]!)).toBe("edge yield-wool 4 and land-desert");
    expect(edgeWords(view, view.harbours[0]!.edge)).toBe("edge yield-ore 10 and land-sea");
    const open = EDGES.findIndex(({ hexes }) => hexes.every((hex) => !view.hexes.some((one) => one.hex === hex)));
    expect(edgeWords(view, open)).toBe("edge-sea");
  });

  test("a hex is named by its terrain, its number and what is on it", () => {
    expect(hexWords(view, hexAt(2, 0))).toBe("land-mountains 8");
    expect(hexWords(view, hexAt(0, 0))).toBe("land-desert, robber");
    expect(hexWords(viewOf({ merchant: hexAt(2, 0) }), hexAt(2, 0))).toBe("land-mountains 8, merchant");
    const unlaid = viewOf({ hexes: [{ hex: hexAt(0, 0), terrain: "", token: 0 }], robber: -1 });
    expect(hexWords(unlaid, hexAt(0, 0))).toBe("land-unknown");
  });

  test("pieces are named with their owner and state", () => {
    expect(buildingWords(building({ piece: "city", wall: true, metropolis: "trade", seat: 1 }), NAMES)).toBe(
      "city Boris, wall, metropolis-trade",
    );
    expect(buildingWords(building({ piece: "strong", active: true }), NAMES)).toBe(
      "knight Anna level-strong knight-active",
    );
    expect(buildingWords(building({ piece: "strong", active: true, spent: true }), NAMES)).toContain("knight-spent");
    expect(buildingWords(building({ piece: "basic" }), NAMES)).toContain("knight-resting");
    const crossing = HEXES[hexAt(0, 0)]!.corners[0]!;
    const peopled = viewOf({ crossings: [building({ crossing, seat: 2 })] });
    expect(standingWords(peopled, { kind: "crossing", number: crossing }, NAMES)).toMatch(/: settlement Vera$/);
  });

  test("a lit place says what choosing it does", () => {
    expect(litWords(view, { kind: "hex", number: hexAt(2, 0) }, ["robber"], NAMES)).toBe(
      "lit do-robber land-mountains 8",
    );
    expect(litWords(view, { kind: "hex", number: hexAt(2, 0) }, [], NAMES, 1)).toBe("land-mountains 8 (rank 1)");
  });
});

describe("order", () => {
  const view = viewOf();
  const map = view.hexes.map(({ hex }) => hexSpot(hex));

  test("the spiral visits every place once, clockwise from the north, from the outside in", () => {
    const hexes = spiral(placesOf(view, "hex"), map);
    expect(new Set(hexes.map(keyOf)).size).toBe(19);
    expect(hexes.at(-1)!.number).toBe(hexAt(0, 0));
    expect(hexes[0]!.number).toBe(hexAt(1, -2));
    expect(hexes[1]!.number).toBe(hexAt(2, -2));
    expect(
      hexes
        .slice(0, 12)
        .every(
          ({ number }) =>
            Math.max(
              Math.abs(HEXES[number]!.q),
              Math.abs(HEXES[number]!.r),
              Math.abs(HEXES[number]!.q + HEXES[number]!.r),
            ) === 2,
        ),
    ).toBe(true);
  });

  test("neighbours in the outer ring of crossings are close together", () => {
    const crossings = spiral(placesOf(view, "crossing"), map).slice(0, 30);
    crossings.slice(1).forEach((place, index) => {
      const [one, other] = [spotOf(crossings[index]!), spotOf(place)];
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(90);
    });
  });

  test("stepping wraps around", () => {
    const hexes = spiral(placesOf(view, "hex"), map);
    expect(step(hexes, hexes.at(-1)!, 1)).toEqual(hexes[0]);
    expect(step(hexes, hexes[0]!, -1)).toEqual(hexes.at(-1));
    expect(spiral([])).toEqual([]);
  });

  test("up and down go to the nearest place in that direction and stop at the edge", () => {
    const crossings = placesOf(view, "crossing");
    const { corners } = HEXES[hexAt(0, 0)]!;
    const start: Place = { kind: "crossing", number: corners[1]! };
    expect(across(crossings, start, "down").number).toBe(corners[2]);
    const north: Place = { kind: "crossing", number: HEXES[hexAt(1, -2)]!.corners[0]! };
    expect(across(crossings, north, "up")).toEqual(north);
  });
});

describe("light", () => {
  test("moves are grouped by the place they name", () => {
    const view = viewOf({ crossings: [building({ crossing: 70, piece: "basic" })] });
    const moves = [
      move("activate", "crossing", 70),
      move("promote", "crossing", 70),
      move("road", "edge", 100),
      { text: "end", verb: "end", fields: {} },
    ];
    const lit = litOf(view, moves, undefined, [{ move: moves[1]! } as never]);
    expect(lit.map(({ kind, number, ghost, rank, moves: found }) => [kind, number, ghost, rank, found.length])).toEqual(
      [
        ["crossing", 70, "pick", 1, 2],
        ["edge", 100, "road", 0, 1],
      ],
    );
    expect(litOf(view, moves, ["promote"])[0]!.ghost).toBe("strong");
    expect(placeOf(moves[3]!)).toBeNull();
  });

  test("a trial is the notation of the verb being asked for", () => {
    expect(trialOf("settlement", "crossing")({ kind: "crossing", number: 7 })).toBe("settlement 7");
    expect(trialOf("settlement", "crossing")({ kind: "edge", number: 7 })).toBeNull();
    expect(trialOf("enlist", "crossing", "strong")({ kind: "crossing", number: 7 })).toBe("enlist 7 strong");
  });
});

describe("the chart", () => {
  const hexes = [hexAt(2, 0), hexAt(0, -2), hexAt(1, 0)];

  test("every lit place is a button, one of them in the tab order; arrow keys go on from there", async () => {
    const view = viewOf();
    const choose = vi.fn();
    render(Island, {
      view,
      names: NAMES,
      seat: 0,
      lit: litOf(
        view,
        hexes.map((hex) => move("robber", "hex", hex)),
      ),
      choose,
      motion: false,
    });
    const buttons = screen.getAllByRole("button");
    expect(buttons).toHaveLength(3);
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    buttons[0]!.focus();
    await fireEvent.keyDown(buttons[0]!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(buttons[1]);
    await fireEvent.click(buttons[1]!, { detail: 0 });
    expect(choose).toHaveBeenCalledOnce();
    expect(choose.mock.calls[0]![0].moves[0]!.text).toBe(buttons[1]!.dataset["move"]);
  });

  test("only a map with sea to sail can be zoomed", () => {
    const { unmount } = render(Island, { view: viewOf(), names: NAMES, seat: 0 });
    expect(screen.queryAllByRole("button")).toHaveLength(0);
    unmount();
    render(Island, { view: viewOf({ sails: true }), names: NAMES, seat: 0 });
    expect(screen.getAllByRole("button")).toHaveLength(3);
  });

  test("pieces and figures are drawn and read out by screen readers", () => {
    const crossings = [
      building({ crossing: 70, piece: "city", metropolis: "science", wall: true }),
      building({ crossing: 90, seat: 3, piece: "mighty", active: true }),
    ];
    const { container } = render(Island, {
      view: viewOf({ crossings, edges: [{ edge: 100, seat: 1, piece: "road", fresh: false }] }),
      names: NAMES,
      seat: 0,
    });
    expect(container.querySelectorAll("[data-owner]").length).toBe(3);
    expect(container.textContent).toContain("city Anna, wall, metropolis-science");
  });

  test("without motion, building and removing show at once", async () => {
    const view = viewOf({ crossings: [building({ crossing: 70 })] });
    const { container, rerender } = render(Island, { view, names: NAMES, seat: 0, motion: false });
    await rerender({
      view: {
        ...view,
        crossings: [building({ crossing: 70, piece: "city" })],
        edges: [{ edge: 100, seat: 1, piece: "road", fresh: false }],
      },
    });
    expect([...container.querySelectorAll("[data-owner]")].map((piece) => piece.getAttribute("data-owner"))).toEqual([
      "1",
      "0",
    ]);
  });
});

describe("art", () => {
  test("there is a sign for every card, kind and track", () => {
    for (const card of Object.keys(CARDS)) expect(cardSign(card), card).toBe(`card-${card}`);
    for (const kind of ["lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin"])
      expect(kindSign(kind)).toBe(`kind-${kind}`);
    for (const track of ["trade", "politics", "science"]) expect(trackSign(track)).toBe(`track-${track}`);
    expect(cardSign("no-such-card")).toBe("hidden-card");
    expect(isSign("toString")).toBe(false);
  });

  test("no two signs and no two terrains look alike, and every path is valid", () => {
    for (const drawings of [Object.values(SIGNS), Object.values(LANDS)]) {
      const paths = drawings.map((layers) => layers.map(({ path }) => path).join(" "));
      expect(new Set(paths).size).toBe(paths.length);
      for (const path of paths) expect(path).not.toMatch(/NaN|undefined/);
    }
  });

  test("cards, backs, dice and pieces can be drawn", () => {
    for (const card of Object.keys(CARDS))
      expect(render(CardFace, { card }).container.textContent).toContain(`card-${card}`);
    for (const deck of ["trade", "politics", "science", "development"] as const) render(CardBack, { deck });
    for (const face of [1, 2, 3, 4, 5, 6]) render(Die, { kind: "red", face });
    render(Die, { kind: "event", event: "gate-trade", title: "gate" });
    expect(screen.getByRole("img", { name: "gate" })).toBeTruthy();
    for (const piece of [
      "settlement",
      "city",
      "sideways",
      "road",
      "ship",
      "basic-knight",
      "mighty-knight",
      "wall",
      "robber",
      "pirate",
      "merchant",
      "metropolis",
    ] as const) {
      expect(
        render(PieceIcon, {
          piece,
          seat: 2,
          metropolis: piece === "metropolis" ? "trade" : "",
        }).container.querySelector("path"),
        piece,
      ).not.toBeNull();
    }
  });
});

describe.each(looksOf("styles/tokens.css", "games/catan/art/tones.css"))("%s", (look, colours, time) => {
  const between = (front: string, back: string): number =>
    contrast(colours.get(front)![time], colours.get(back)![time]);

  test("numbers and titles can be read", () => {
    for (const ink of ["token-ink", "token-hot"]) expect(between(ink, "token"), ink).toBeGreaterThanOrEqual(4.5);
    for (const deck of ["trade", "politics", "science", "development"])
      expect(between("deck-ink", `deck-${deck}`), deck).toBeGreaterThanOrEqual(4.5);
    for (const track of ["trade", "politics", "science"])
      expect(between(`track-${track}`, "paper-raised"), track).toBeGreaterThanOrEqual(3);
    expect(between("die-ink", "die-white")).toBeGreaterThanOrEqual(4.5);
    expect(between("deck-ink", "die-red")).toBeGreaterThanOrEqual(4.5);
  });

  test("the engraving of every terrain is visible", () => {
    for (const land of ["forest", "hills", "pasture", "fields", "mountains", "desert", "gold"])
      expect(between(`engraved-${land}`, `land-${land}`), land).toBeGreaterThanOrEqual(3);
  });

  test("every seat's colour stands out on every terrain", () => {
    if (!look.startsWith("standard")) return;
    for (const land of ["forest", "hills", "pasture", "fields", "mountains", "desert", "sea"])
      for (const player of [1, 2, 3, 4])
        expect(between(`player-${player}`, `land-${land}`), `player ${player} on ${land}`).toBeGreaterThanOrEqual(3);
  });

  test("signs contrast with their tint, pieces with their edge, highlights with the land", () => {
    for (const kind of ["lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin"])
      expect(between("ink", `tint-${kind}`), kind).toBeGreaterThanOrEqual(3);
    for (const player of [1, 2, 3, 4])
      expect(between(`player-${player}`, "piece-edge"), `player ${player}`).toBeGreaterThanOrEqual(4.5);
    expect(between("dark-piece", "dark-edge")).toBeGreaterThanOrEqual(4.5);
    expect(between("lit-core", "lit-edge")).toBeGreaterThanOrEqual(4.5);
    expect(between("lit-line", "lit-fill")).toBeGreaterThanOrEqual(4.5);
  });
});
