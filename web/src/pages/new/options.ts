/** The options of a table being created. The server refuses one that has no effect beside the others. */
import type { GameInfo, OptionInfo } from "$lib/protocol";

export type Value = OptionInfo["default"];
/** What differs from the default, by name; including readings that differ from the chosen edition. */
export type Chosen = Record<string, Value>;

export const EDITION = "edition";

/** Whether an option matters beside what is chosen. */
export function matters(game: GameInfo, chosen: Chosen, option: OptionInfo): boolean {
  return Object.entries(option.needs).every(([name, values]) => {
    const value = chosen[name] ?? game.options.find((one) => one.name === name)?.default;
    return value !== undefined && values.includes(value);
  });
}

/** The value of an option unless it is chosen otherwise: a reading has that of the edition. */
export function usual(game: GameInfo, chosen: Chosen, option: OptionInfo): Value {
  const edition = game.editions.find((one) => one.name === chosen[EDITION]);
  return edition?.readings[option.name] ?? option.default;
}

/** What is chosen after one more choice; what no longer matters goes back to its default. */
export function withChoice(game: GameInfo, chosen: Chosen, option: OptionInfo, value: Value): Chosen {
  const others = without(chosen, option.name);
  let kept: Chosen = value === usual(game, chosen, option) ? others : { ...others, [option.name]: value };
  // Another edition begins with its own readings.
  if (option.name === EDITION) for (const one of game.readings) kept = without(kept, one.name);
  const all = [...game.options, ...game.readings];
  for (;;) {
    const idle = all.find((one) => one.name in kept && !matters(game, kept, one));
    if (!idle) return kept;
    kept = without(kept, idle.name);
  }
}

function without(chosen: Chosen, name: string): Chosen {
  const { [name]: _, ...others } = chosen;
  return others;
}
