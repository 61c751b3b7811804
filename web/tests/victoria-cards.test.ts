import { expect, test } from "vitest";
import { effectWith } from "../src/games/victoria/material";

test("a card names the effect it brings: the highest one reached, before that the one for a single card", () => {
  expect(effectWith("war", 1, 2)).toEqual({ effect: "attack", fresh: false });
  expect(effectWith("war", 3, 2)).toEqual({ effect: "assassination", fresh: true });
  expect(effectWith("war", 4, 2)).toEqual({ effect: "assassination", fresh: false });
  expect(effectWith("war", 5, 2)).toEqual({ effect: "purge", fresh: true });
  expect(effectWith("war", 2, 4)).toEqual({ effect: "assassination", fresh: true });
  expect(effectWith("culture", 5, 2)).toEqual({ effect: "inspiration", fresh: false });
});
