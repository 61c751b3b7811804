/** The engraved scene of every wonder, on a grid of 120 by 80. The margins may be covered by its cost and its effects. */
import type { Layer } from "../scenery";
import { EGYPT } from "./egypt";
import { GREECE } from "./greece";
import { ROME } from "./rome";

export const SCENES: Record<string, Layer[]> = { ...EGYPT, ...GREECE, ...ROME };
