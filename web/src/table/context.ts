import { createContext } from "svelte";
import type { TableFace } from "$lib/protocol";

/** What everything at a table can reach. */
export interface AtTable {
  readonly table: TableFace;
  /** The players' names in the reader's language, by seat. */
  readonly names: string[];
  /** Show a rule without leaving the table. */
  openRule: (rule: string) => void;
}

export const [getTable, setTable] = createContext<AtTable>();
