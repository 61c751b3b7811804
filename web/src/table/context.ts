import { createContext } from "svelte";
import type { TableInfo } from "$lib/protocol";

/** What everything at a table can reach. */
export interface AtTable {
  readonly table: TableInfo;
  /** The players' names in the reader's language, by seat. */
  readonly names: string[];
  /** The game's own words for what a field of a move names, such as a space of its map; empty where the usual ones do. */
  readonly wordOf: (field: string, token: string) => string;
  /** Show a rule without leaving the table. */
  openRule: (rule: string) => void;
}

export const [getTable, setTable] = createContext<AtTable>();
