/** What happens at a table, as signs of the interface's family: lines of 1.75 on a grid of 24. Games say which event is which deed. */
import { ICONS, type Drawing, type IconName } from "../ui/icons";

const pip = (x: number, y: number): string => `M${x - 1.3} ${y}a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0-2.600 0Z`;
const wheel = (x: number, y: number): string => `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z`;

const DRAWN = {
  dice: {
    lines: "M4.5 7.500l3-3h9l3 3v9l-3 3h-9l-3-3Z",
    solid: [pip(8.8, 8.8), pip(12, 12), pip(15.2, 15.2)].join(""),
  },
  gain: { lines: "M12 3.500V13M7.5 8.800 12 13.300l4.5-4.500M4.5 14.500v5h15v-5" },
  lose: { lines: "M12 13.500V4M7.5 8.300 12 3.800l4.5 4.500M4.5 14.500v5h15v-5" },
  house: { lines: "M4.5 20V10.800L12 4.500l7.500 6.300V20ZM10 20v-5.500h4V20" },
  city: { lines: "M3.5 20V11.500h5.500V8l4.2-3.800L17.5 8v12ZM9 11.500V20M17.5 13h3v7h-3" },
  road: { lines: "M7 20.500 10.3 3.500M17 20.500 13.7 3.500M12 19.500v-3M12 13v-2.500M12 7V5" },
  ship: { lines: "M3.5 15.500h17l-3 4.500h-11ZM12 15.500V3.500c3.500 2 5.5 5 6 8.500H12" },
  shield: { lines: "M12 3l7.5 2.500v6c0 4.500-3 7.700-7.5 9.500-4.5-1.800-7.5-5-7.5-9.500v-6Z" },
  fight: {
    lines:
      "M4.5 4 17 16.500M19.5 4 7 16.500M14 19.500l5.500-5.500M10 19.500 4.5 14M17.2 16.800l2.8 2.800M6.8 16.800 4 19.600",
  },
  robber: {
    lines:
      "M12 3.500c3 0 4.8 2.200 4.8 5 0 1.600-.7 3-1.500 4l3.2 8h-13l3.2-8c-.8-1-1.500-2.400-1.5-4 0-2.800 1.8-5 4.800-5Z",
    solid: `${pip(10, 9)}${pip(14, 9)}`,
  },
  trade: { lines: "M4 8.500h15l-4-4M20 15.500H5l4 4" },
  wonder: { lines: "M3.5 20.500h17M5 17.500h14M3.5 9.500 12 4l8.5 5.500ZM6.5 9.500v8M12 9.500v8M17.5 9.500v8" },
  caravan: {
    lines: `M3.5 14.500V9.500c0-4.500 11-4.500 11 0v5M2.5 14.500h14.5l4-4${wheel(6.5, 17.5)}${wheel(13, 17.5)}`,
  },
  horde: { lines: "M12 3.500 20.5 19.500h-17ZM9.5 11.500l5 5M14.5 11.500l-5 5" },
  rise: { lines: "M4.5 19.500h4v-5h4v-5h4V4.500M13 7.500l3.500-3.500L20 7.500" },
  token: { lines: "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM8.5 12a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0Z" },
  focus: { lines: "M7 3.500h10v17H7ZM10 8h4M10 12h4M3.5 7v10M20.500 7v10" },
  pawn: {
    lines:
      "M9 8.200a3 3.200 0 1 1 6 0c0 1.300-.8 2.300-1.500 2.900L15.500 17h-7l2-5.900C9.800 10.500 9 9.500 9 8.200ZM6.5 20.500h11",
  },
} as const satisfies Record<string, Drawing>;

export type DeedName = keyof typeof DRAWN | IconName;

export function drawingOf(deed: DeedName): Drawing {
  return deed in DRAWN ? DRAWN[deed as keyof typeof DRAWN] : ICONS[deed as IconName];
}
