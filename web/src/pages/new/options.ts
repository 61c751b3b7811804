/** The options of a table in the making. The server refuses one that can do nothing beside the others. */
import type { GameInfo, OptionInfo } from "$lib/protocol";

export type Value = OptionInfo["default"];
/** What differs from the default, by name. */
export type Chosen = Record<string, Value>;

/** Whether an option matters beside what is chosen. */
export function matters(game: GameInfo, chosen: Chosen, option: OptionInfo): boolean {
  return Object.entries(option.needs).every(([name, values]) => {
    const value = chosen[name] ?? game.options.find((one) => one.name === name)?.default;
    return value !== undefined && values.includes(value);
  });
}

/** What is chosen after one more choice; what no longer matters goes back to its default. */
export function withChoice(game: GameInfo, chosen: Chosen, option: OptionInfo, value: Value): Chosen {
  const others = without(chosen, option.name);
  let kept: Chosen = value === option.default ? others : { ...others, [option.name]: value };
  for (;;) {
    const idle = game.options.find((one) => one.name in kept && !matters(game, kept, one));
    if (!idle) return kept;
    kept = without(kept, idle.name);
  }
}

function without(chosen: Chosen, name: string): Chosen {
  const { [name]: _, ...others } = chosen;
  return others;
}
