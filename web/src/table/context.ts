import { createContext } from "svelte";
import type { TableInfo } from "$lib/protocol";

/** The context of a table, available to all its components. */
export interface AtTable {
  readonly table: TableInfo;
  /** The players' names in the reader's language, by seat. */
  readonly names: string[];
  /** The game's own words for the value of a move's field, such as a space on its map; empty to use the default ones. */
  readonly wordOf: (field: string, token: string) => string;
  /** Show a rule without leaving the table. */
  openRule: (rule: string) => void;
}

export const [getTable, setTable] = createContext<AtTable>();
