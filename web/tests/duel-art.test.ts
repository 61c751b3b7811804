/** The art of 7 Wonders Duel: every card, wonder and token can be drawn, its colours can be told apart and read. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import CardBack from "../src/games/duel/art/CardBack.svelte";
import CardFace from "../src/games/duel/art/CardFace.svelte";
import CoinStack from "../src/games/duel/art/CoinStack.svelte";
import { SCENES } from "../src/games/duel/art/scenes";
import Sign from "../src/games/duel/art/Sign.svelte";
import { isSign, SIGNS, type SignName } from "../src/games/duel/art/signs";
import { cardRoom, lettersInTwoLines, wonderRoom } from "../src/games/duel/art/titles";
import TokenFace from "../src/games/duel/art/TokenFace.svelte";
import WonderFace from "../src/games/duel/art/WonderFace.svelte";
import Emblem from "../src/games/duel/Emblem.svelte";
import { CARDS, CHAINS, SYMBOLS, TOKENS, WONDERS } from "../src/games/duel/catalogue";
import { say, setLanguage, useGame } from "$lib/text.svelte";
import { contrast, looksOf, PAPERS } from "./contrast";

const KINDS = ["brown", "grey", "blue", "green", "yellow", "red", "purple"];
const names = Object.keys(SIGNS) as SignName[];

beforeAll(async () => {
  await setLanguage("en");
  await useGame("duel");
});
afterEach(cleanup);

describe.each(looksOf("styles/tokens.css", "games/duel/tones.css"))("%s", (_, colours, time) => {
  const between = (front: string, back: string): number =>
    contrast(colours.get(front)![time], colours.get(back)![time]);

  test("text on coloured backgrounds is readable", () => {
    for (const kind of KINDS)
      expect(between(kind === "yellow" ? "kind-ink-yellow" : "kind-ink", `fill-${kind}`), kind).toBeGreaterThanOrEqual(
        4.5,
      );
    for (const back of ["1", "2", "3", "guild"])
      expect(between("back-ink", `back-${back}`), back).toBeGreaterThanOrEqual(4.5);
    expect(between("coin-ink", "coin")).toBeGreaterThanOrEqual(4.5);
    for (const bronze of ["bronze", "bronze-deep"])
      expect(between("bronze-ink", bronze), bronze).toBeGreaterThanOrEqual(4.5);
    for (const resource of ["wood", "clay", "stone", "glass", "papyrus"])
      expect(between("ink", `resource-${resource}`), resource).toBeGreaterThanOrEqual(3);
  });

  test("shapes contrast with every paper", () => {
    for (const paper of PAPERS) {
      for (const shape of [...KINDS.map((kind) => `kind-${kind}`), "coin-rim", "laurel", "bronze-rim"]) {
        expect(between(shape, paper), `${shape} on ${paper}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test("no two kinds and no two backs have the same colour", () => {
    for (const group of [
      KINDS.map((kind) => `kind-${kind}`),
      KINDS.map((kind) => `fill-${kind}`),
      ["back-1", "back-2", "back-3", "back-guild"],
    ]) {
      expect(new Set(group.map((name) => colours.get(name)![time])).size).toBe(group.length);
    }
  });
});

describe("signs", () => {
  test("exist for everything that is printed", () => {
    for (const chain of Object.keys(CHAINS)) expect(isSign(`chain-${chain}`), chain).toBe(true);
    for (const symbol of Object.keys(SYMBOLS)) expect(isSign(`symbol-${symbol}`), symbol).toBe(true);
    for (const token of Object.keys(TOKENS)) expect(isSign(`token-${token}`), token).toBe(true);
    for (const kind of KINDS) expect(isSign(`kind-${kind}`), kind).toBe(true);
    expect(isSign("toString")).toBe(false);
  });

  test.each(names)("%s is drawn, and no other sign looks the same", (name) => {
    const { container } = render(Sign, { name });
    expect(container.querySelectorAll("path").length).toBe(SIGNS[name].layers.length);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    const drawn = (one: SignName): string => JSON.stringify(SIGNS[one].layers);
    expect(names.filter((other) => drawn(other) === drawn(name))).toEqual([name]);
  });

  test("are decorative unless they have a title", () => {
    const quiet = render(Sign, { name: "coin" }).container.querySelector("svg")!;
    expect(quiet.getAttribute("aria-hidden")).toBe("true");
    cleanup();
    const { getByRole } = render(Sign, { name: "coin", title: "Coins" });
    expect(getByRole("img", { name: "Coins" }).hasAttribute("aria-hidden")).toBe(false);
  });
});

describe("faces", () => {
  function sound(container: HTMLElement): void {
    expect(container.innerHTML).not.toMatch(
      /NaN|undefined| style="(?!--(tint|back): var\(--(resource|back)-[a-z0-9]+\);")/,
    );
    expect(container.firstElementChild!.getAttribute("aria-hidden")).toBe("true");
  }

  test.each(Object.values(CARDS))("card $name", (facts) => {
    const { container } = render(CardFace, { card: facts.name });
    sound(container);
    const bill = container.querySelectorAll(".cost svg").length;
    expect(bill).toBe(facts.cost.length + (facts.coins > 0 ? 1 : 0) + (facts.freeWith ? 1 : 0));
    expect(container.querySelector(".title")!.textContent).toBe(say(`card-${facts.name}`));
    expect(container.querySelector(".effect svg")).not.toBeNull();
    const numbers = [...container.querySelectorAll(".effect text")].map((text) => Number(text.textContent));
    for (const number of [facts.points, facts.gains, facts.coinsEach, facts.pointsEach])
      if (number > 0) expect(numbers).toContain(number);
    expect(container.querySelectorAll(".shields svg").length).toBe(facts.shields);
  });

  test.each(Object.values(WONDERS))("wonder $name", (facts) => {
    expect(SCENES[facts.name]!.length).toBeGreaterThan(10);
    for (const built of [false, true]) {
      const { container } = render(WonderFace, { wonder: facts.name, built });
      sound(container);
      expect(container.querySelectorAll(".cost svg").length).toBe(facts.cost.length);
      const numbers = [...container.querySelectorAll(".effects text")].map((text) => Number(text.textContent));
      expect(numbers).toEqual([facts.points, facts.gains, facts.takes].filter((number) => number > 0));
      cleanup();
    }
    const { container } = render(WonderFace, { wonder: facts.name, retired: true });
    expect(container.querySelector(".struck")).not.toBeNull();
  });

  test("are drawn for tokens, backs, coins and the emblem", () => {
    for (const token of Object.keys(TOKENS)) sound(render(TokenFace, { token }).container);
    const backs = (
      [
        [1, false],
        [2, false],
        [3, false],
        [3, true],
      ] as const
    ).map(([age, guild]) => {
      const { container } = render(CardBack, { age, guild });
      sound(container);
      return container.innerHTML;
    });
    expect(new Set(backs).size).toBe(4);
    const { container } = render(CoinStack, { coins: 12 });
    sound(container);
    expect(container.textContent).toBe("12");
    sound(render(Emblem).container);
  });
});

describe("titles", () => {
  test("are broken between words, at hyphens too", () => {
    expect(lettersInTwoLines("Baths")).toBe(5);
    expect(lettersInTwoLines("Stone Reserve")).toBe(7);
    expect(lettersInTwoLines("Town Hall")).toBe(4.35);
    expect(lettersInTwoLines("Караван-сарай")).toBe(8);
  });

  test("appear only where they fit", () => {
    expect(cardRoom("Baths")).toBe(84);
    expect(cardRoom("Гильдия судовладельцев")).toBe(110);
    expect(cardRoom("Гилдия на корабовладелците")).toBe(128);
    expect(wonderRoom("Пирей")).toBe(140);
    expect(wonderRoom("Александрийската библиотека")).toBe(204);
  });
});
