/** Signs on a grid of 24: types of focus cards, resources, events, pacts, leaders, and what the table counts. */
import { fine, light, line, ring, shape, solid, spokes, star, teeth, type Drawing } from "./drawing";

const TYPES = {
  culture: [
    shape("M4 4.500c5 1.200 11 1.200 16 0 .8 8.500-2 14.500-8 16.500C6 19 3.200 13 4 4.500Z"),
    line("M8 9.500q1.500-1.500 3 0M13 9.500q1.500-1.500 3 0M8.500 14c2 2.500 5 2.500 7 0"),
  ],
  science: [
    line(ring(12, 12, 10, 4.2)),
    line(
      "M7 3.340c-2.010 1.160-1.130 5.980 1.960 11.340S15.990 21.820 18 20.660M17 3.340c2.010 1.160 1.130 5.980-1.960 11.340S8.010 21.820 6 20.660",
    ),
    solid(ring(12, 12, 2.2)),
  ],
  economy: [
    shape(ring(12, 12, 9.2)),
    fine(ring(12, 12, 6.6)),
    line("M12 6.500v11M15 9c-1-1.500-5.500-1.800-5.500.7 0 2.600 5.200 1.600 5.200 4.400 0 2.500-4.700 2.400-6 .6"),
  ],
  industry: [shape(teeth(12, 12, 7.4, 10.3, 8, 0.22)), line(ring(12, 12, 3.4))],
  military: [
    line(
      "M4 3.500 16.500 16M20 3.500 7.500 16M13.500 19.500l6-6M10.500 19.500l-6-6M17 16.500l3.500 3.500M7 16.500 3.500 20",
    ),
  ],
} satisfies Record<string, Drawing>;

const RESOURCES = {
  marble: [shape("M5 20.500V8.500L12 4l7 4.500v12Z"), fine("M8 20V10M16 20V10M5 12.500c4-2 6 2 14-1")],
  mercury: [
    shape("M12 3c4 5.500 6.500 8.500 6.500 12a6.500 6.500 0 0 1-13 0C5.500 11.500 8 8.500 12 3Z"),
    fine("M9 15.500a3 3 0 0 0 3 3"),
  ],
  oil: [
    shape("M6.500 4h11v16.500h-11Z"),
    fine("M6.500 8h11M6.500 16.500h11"),
    light("M12 9.500c1.700 2.200 2.500 3.200 2.500 4.300a2.500 2.500 0 0 1-5 0c0-1.100.8-2.100 2.500-4.300Z"),
  ],
  diamond: [shape("M6.500 4.500h11L22 10 12 21 2 10Z"), fine("M2 10h20M8.500 10 12 4.500 15.500 10 12 21Z")],
} satisfies Record<string, Drawing>;

const EVENTS = {
  reappearing: [shape("M12 3.500 20.500 20h-17Z"), line("M12 20v-6.500M9 16.500l3-3 3 3")],
  quiet: [line("M18.500 14.500A8 8 0 0 1 9.500 4a8 8 0 1 0 9 10.500Z")],
  raid: [shape("M12 2.500 19.500 17h-15Z"), line("M3 21h13M13 18l3 3-3 3")],
  trade: [shape(ring(9, 10, 6.2)), shape(ring(15, 14.5, 6.2)), fine(ring(15, 14.5, 3.4))],
} satisfies Record<string, Drawing>;

const PACTS = {
  "joint-war": [
    line("M5 4l9 9M10 4l9 9M14.500 17.500l4.500-4.500M9.500 17.500l4.500-4.500M17 16l3.500 3.500M12 16l3.500 3.500"),
  ],
  "defensive-pact": [shape("M4 4.500 12 2.500l8 2v7c0 5-3.300 8-8 10-4.700-2-8-5-8-10Z"), fine("M12 2.500v19M4 11h16")],
  embassy: [
    shape("M3.500 20.500h17V18h-17ZM4 9.500 12 4l8 5.500Z"),
    line("M6.500 9.500V18M10.200 9.500V18M13.800 9.500V18M17.500 9.500V18"),
  ],
  "open-borders": [
    line("M4.500 21V4.500h15V21M4.500 21h15"),
    shape("M4.500 4.500 13 7.500V21.500l-8.500-.500Z"),
    solid(ring(10.8, 13.5, 1.1)),
  ],
} satisfies Record<string, Drawing>;

const LEADERS = {
  "leader-rome": [
    line("M4 20.500h16M12 20.500V9"),
    shape("M12 9.500c-4.500.5-7.500-1-9-5 4 .2 6.500.5 9 2.700 2.500-2.200 5-2.500 9-2.700-1.500 4-4.500 5.500-9 5Z"),
    solid(ring(12, 4.5, 1.8)),
  ],
  "leader-egypt": [line(ring(12, 7, 3.8, 4.3)), line("M12 11.500V21.500M6.500 14.500h11")],
  "leader-america": [shape(star(12, 12.5, 10, 4.2, 5))],
  "leader-sumeria": [shape("M3 20.500h18V17h-3v-4h-3V9H9v4H6v4H3Z"), line("M12 9v11.500")],
  "leader-france": [
    shape("M12 2.500c3 3.500 3 7 1.500 10.500h-3C9 9.500 9 6 12 2.500Z"),
    line(
      "M10.500 13c-1-4-6-5.500-7.500-2-.7 2.500 1.500 4.500 3.500 3M13.500 13c1-4 6-5.500 7.500-2 .7 2.500-1.500 4.500-3.500 3M7.500 15.500h9M12 15.500v6",
    ),
  ],
  "leader-japan": [
    line("M3 6.500c6 1.500 12 1.500 18 0M5 11h14M7.500 7.500V21M16.500 7.500V21"),
    line("M2.500 5c6 2 13 2 19 0"),
  ],
  "leader-scythia": [line("M6 3.500c9 2 12 8 12 17M6 3.500 18 20.500M3.500 17 15 6.500M15 6.500l-4 .5M15 6.500l-.5 4")],
  "leader-aztec": [line(ring(12, 12, 4.2)), line(spokes(12, 12, 6.2, 10, 12)), solid(ring(12, 12, 1.6))],
} satisfies Record<string, Drawing>;

const TABLE = {
  "trade-token": [shape(ring(12, 12, 9.2)), line("M6.500 10h10l-3-3M17.500 14h-10l3 3")],
  token: [shape(ring(12, 12, 8.8)), fine(ring(12, 12, 5.5))],
  reinforced: [shape(teeth(12, 12, 8.2, 10.6, 8, 0.22)), fine(ring(12, 12, 5.2))],
  city: [
    shape("M3 20.500v-9h5v-5l4.500-3.500L17 6.500v5h4v9Z"),
    line("M8 11.500v9M17 11.500v9"),
    solid("M11 15.500h3v5h-3Z"),
  ],
  caravan: [
    shape("M3 14V9.500C3 5 15 5 15 9.500V14Z"),
    line("M2 15.500h14l5-3.500"),
    line(ring(6, 18, 2.4) + ring(13, 18, 2.4)),
    fine("M7 6.700V14M11 6.700V14"),
  ],
  barbarian: [shape("M12 3 20.500 20h-17Z"), line("M9.500 2l5 3.500M14.500 2l-5 3.500")],
  mature: [
    line("M12 21C5.500 19 4 12.500 6.500 5M12 21c6.500-2 8-8.500 5.500-16"),
    shape(
      "M6.500 9C4 8.500 3 7 3.200 5 5.500 5 6.500 6.500 6.500 9ZM6.300 14.500C3.800 14.500 2.500 13 2.300 11c2.500-.2 4 1.200 4 3.500ZM17.500 9c2.500-.5 3.500-2 3.300-4-2.300 0-3.300 1.500-3.300 4ZM17.700 14.500c2.500 0 3.800-1.500 4-3.500-2.500-.2-4 1.200-4 3.500Z",
    ),
  ],
  wonder: [shape("M3 20.500h18V18H3ZM3.500 9 12 3.500 20.500 9Z"), line("M6.500 9v9M12 9v9M17.500 9v9")],
  natural: [shape("M2.500 20.500 9 8l3.500 5L15 9.500l6.500 11Z"), solid(star(18, 5, 3.2, 1.3, 5))],
  "city-state": [
    shape("M5 21V8.500h2V6h2v2.500h6V6h2v2.500h2V21Z"),
    solid("M10 21v-5a2 2 0 0 1 4 0v5Z"),
    line("M12 8.500V2.500l4 1.500-4 1.500"),
  ],
  production: [shape("M4 6.500 8 3h7l5 4.500-2.500 2.500-3-2.500H13v3H9.500V8H6.500Z"), line("M11.200 10.500v11")],
  dial: [shape(ring(12, 12, 9.2)), line("M12 12V5.500M12 12l4 3"), fine(spokes(12, 12, 7.5, 9, 12))],
  threat: [shape("M12 3 21.500 20h-19Z"), line("M9 11.500l6 6M15 11.500l-6 6")],
  agenda: [shape("M5 3.500h14v17l-7-3.500-7 3.500Z"), line("M8.500 9.500l2.500 2.500 4.500-4.500")],
} satisfies Record<string, Drawing>;

export const SIGNS = { ...TYPES, ...RESOURCES, ...EVENTS, ...PACTS, ...LEADERS, ...TABLE } satisfies Record<
  string,
  Drawing
>;

export type SignName = keyof typeof SIGNS;

export const isSign = (name: string): name is SignName => name in SIGNS;

/** A sign by the name that the engine uses; a plain token for one that has none. */
export const signOf = (name: string): SignName => (isSign(name) ? name : "token");
