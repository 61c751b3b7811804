/**
 * The icons of the interface: one family on a grid of 24, round joins, lines of 1.75, here and there a filled accent.
 * A drawing is path data: `lines` are stroked, `solid` is filled.
 */
export interface Drawing {
  lines?: string;
  solid?: string;
}

function ring(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function rays(x: number, y: number, from: number, to: number, count: number): string {
  let path = "";
  for (let index = 0; index < count; index += 1) {
    const angle = (index * 2 * Math.PI) / count - Math.PI / 2;
    const point = (reach: number): string =>
      `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
    path += `M${point(from)}L${point(to)}`;
  }
  return path;
}

export const ICONS = {
  // Places
  home: { lines: "M3.5 11.5 12 4l8.5 7.500M6 9.800V19.500h12V9.800M10 19.500v-5h4v5" },
  plus: { lines: "M12 5v14M5 12h14" },
  people: {
    lines: `${ring(9, 8, 3.2)}M3 19.500c0-3.5 2.7-5.8 6-5.800s6 2.3 6 5.800M15.5 5.200a3.2 3.2 0 0 1 0 5.800M17.5 14.300c2.2.8 3.5 2.7 3.5 5.2`,
  },
  computer: { lines: "M5 5.500h14v10H5ZM2.5 19h19M9.5 10h.01M14.5 10h.01M10 12.600c1.3.8 2.7.8 4 0" },
  book: {
    lines:
      "M12 6.500C9.8 4.9 7 4.5 3.5 4.700v13.600c3.5-.2 6.3.2 8.5 1.8 2.2-1.6 5-2 8.5-1.800V4.700c-3.5-.2-6.3.2-8.5 1.800ZM12 6.500v13.6",
  },
  search: { lines: `${ring(10.5, 10.5, 6)}M15 15l5.5 5.5` },
  settings: { lines: `${ring(12, 12, 3)}${rays(12, 12, 6.3, 9.3, 8)}${ring(12, 12, 6.3)}` },
  menu: { lines: "M4 6.500h16M4 12h16M4 17.500h16" },
  help: {
    lines: `${ring(12, 12, 8.7)}M9.5 9.600c.2-1.5 1.2-2.3 2.6-2.3 1.5 0 2.6.9 2.6 2.3 0 1.9-2.6 2-2.6 4.1`,
    solid: ring(12.1, 16.7, 1.1),
  },
  language: { lines: `${ring(12, 12, 8.7)}M3.5 12h17M12 3.300c-5 5.2-5 12.2 0 17.4 5-5.2 5-12.2 0-17.400Z` },
  // Sharing
  link: {
    lines:
      "M10 14a4 4 0 0 0 5.7 0l3.6-3.600a4 4 0 0 0-5.7-5.700L12.3 6M14 10a4 4 0 0 0-5.7 0l-3.6 3.600a4 4 0 0 0 5.7 5.700l1.3-1.3",
  },
  qr: {
    lines: "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.500v2.500M20 14v3M14 20h2.500M19.5 20h.5",
    solid: "M6.3 6.300h1.400v1.400H6.300ZM16.3 6.300h1.400v1.400h-1.400ZM6.3 16.300h1.400v1.400H6.300Z",
  },
  copy: { lines: "M8.5 8.500h11v11h-11ZM5 15.500H4.500v-11h11V5" },
  share: { lines: "M12 15V4M8 7.5 12 3.500l4 4M5.5 12v8h13v-8" },
  download: { lines: "M12 4v11M7.5 11l4.5 4.500L16.5 11M4.5 19.500h15" },
  upload: { lines: "M12 15.500v-11M7.5 9 12 4.5 16.5 9M4.5 19.500h15" },
  send: { lines: "M4 5l16.5 7L4 19l2.5-7ZM6.5 12H13" },
  // At the table
  clock: { lines: `${ring(12, 12.5, 8)}M12 8v4.700l3 2M9.5 2.500h5` },
  chat: { lines: "M4 5h16v11H11l-4.5 4v-4H4ZM8 9h8M8 12h5" },
  log: { lines: "M6 3.500h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.500ZM9 8h6M9 11.500h6M9 15h3.5" },
  undo: { lines: "M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9" },
  flag: { lines: "M5.5 21V4M5.5 4.500c4-2 6.5 2 13 0v9c-6.5 2-9-2-13 0" },
  handshake: {
    lines:
      "M2.5 7.5 6 6l4 1.500L12.5 6l3.5.5 2-.5 3.5 1.500M2.5 15l2.5.5 5 4.500c1 .8 2 0 2-.8 1 .7 2.2.1 2.3-.8 1 .4 2-.2 2.1-1.2 1 .2 1.8-.6 1.6-1.500L13 10.500l-2.5 1.800c-1 .7-2.4-.4-1.8-1.500L10 7.500M18 15.700l3.5-.7",
  },
  refresh: { lines: "M19.5 5v5h-5M4.5 19v-5h5M5.5 9.500a7 7 0 0 1 12.5-2L19.5 10M18.5 14.500a7 7 0 0 1-12.5 2L4.5 14" },
  hint: {
    lines: `M9 17.500c0-2.5-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 5.5-3.5 8ZM9.5 20.500h5`,
    solid: "M10 10.500l2-3 .3 2.500H14l-2 3.2-.3-2.700Z",
  },
  eye: {
    lines: `M2.5 12C5 7.5 8.3 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.8 6.5-9.5 6.500S5 16.5 2.5 12Z${ring(12, 12, 3.2)}`,
    solid: ring(12, 12, 1.4),
  },
  cards: { lines: "M9 6.5h9.5v13H9ZM6 17 3.8 6.2l8-1.7" },
  discard: { lines: "M8 3h8v8.5H8ZM12 11.5v9M8.5 17 12 20.5 15.5 17" },
  coin: { lines: `${ring(12, 12, 8.5)}${ring(12, 12, 5.5)}` },
  science: {
    lines: "M9.5 3.500h5M10.5 3.500v6L5 18.500a1.5 1.5 0 0 0 1.3 2h11.400a1.5 1.5 0 0 0 1.3-2L13.5 9.500v-6M8 14.500h8",
  },
  crown: { lines: "M4 18.500h16M4 8l4 4 4-7 4 7 4-4-1.5 8h-13Z" },
  star: { lines: "M12 3.500l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.3 9.800l6.1-.7Z" },
  filter: { lines: "M4 5h16l-6 7.500V19l-4 1.500v-8Z" },
  // The replay
  play: { lines: "M7.5 4.5 19 12 7.5 19.500Z" },
  pause: { lines: "M8.5 5v14M15.5 5v14" },
  "step-back": { lines: "M15.5 5.5 9 12l6.5 6.5" },
  "step-forward": { lines: "M8.5 5.5 15 12l-6.5 6.5" },
  first: { lines: "M18.5 5.5 12 12l6.5 6.500M6.5 5.500v13" },
  last: { lines: "M5.5 5.5 12 12l-6.5 6.500M17.5 5.500v13" },
  branch: {
    lines: `${ring(6.5, 5.5, 2)}${ring(6.5, 18.5, 2)}${ring(17.5, 8.5, 2)}M6.5 7.500v9M17.5 10.500c0 4-6 3-10.2 6.1`,
  },
  "shield-check": {
    lines: "M12 3l7.5 2.500v6c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.500v-6ZM8.5 11.800l2.5 2.5 4.5-5",
  },
  // Looks and sounds
  sun: { lines: `${ring(12, 12, 4)}${rays(12, 12, 6.7, 9.2, 8)}` },
  moon: { lines: "M19.5 14.500A8.2 8.2 0 0 1 9.5 4.500a8.2 8.2 0 1 0 10 10Z" },
  contrast: { lines: ring(12, 12, 8.5), solid: "M12 3.500a8.5 8.5 0 0 1 0 17Z" },
  sound: { lines: "M4 9.500h3.500L12 5.500v13l-4.5-4H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.500a7.8 7.8 0 0 1 0 11" },
  mute: { lines: "M4 9.500h3.500L12 5.500v13l-4.5-4H4ZM16 9.500l5 5M21 9.500l-5 5" },
  bell: { lines: "M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 1.500h-15ZM10 20.500c1.2 1 2.8 1 4 0M12 5V3.5" },
  // Signs
  close: { lines: "M6 6l12 12M18 6 6 18" },
  leave: { lines: "M13.5 4.500h-8v15h8M10 12h10M16.5 8.500 20 12l-3.5 3.500" },
  check: { lines: "M4.5 12.5 9.5 17.5 19.5 6.5" },
  warning: { lines: "M12 4 21 19.500H3ZM12 10v4.2", solid: ring(12, 16.8, 1.05) },
  "arrow-right": { lines: "M4.5 12h15M13.5 6l6 6-6 6" },
  trash: { lines: "M4.5 6.500h15M9.5 6V4h5v2M6.5 6.5 7.5 20h9l1-13.500M10.2 10.500l.3 6M13.8 10.500l-.3 6" },
  offline: {
    lines:
      "M3.5 4.500l16 16M8 9.700A12 12 0 0 0 5 12M12 8c2.8 0 5.2 1.2 7.2 3.500M9 14.500a5.5 5.5 0 0 1 4-1.200M1.8 8.800a16 16 0 0 1 3.7-2.700M11 4.600c4.3-.2 8 1.2 11.2 4.2",
    solid: ring(12, 18, 1.3),
  },
  // Players' emblems, by seat
  "sun-emblem": { lines: rays(12, 12, 7, 10, 12), solid: ring(12, 12, 4.6) },
  "wave-emblem": {
    lines:
      "M2.5 9.500c2.5-4 5-4 7 0s4.5 4 6.5 0 3.8-3.5 5.5-1M2.5 15c2.5-4 5-4 7 0s4.5 4 6.5 0 3.8-3.5 5.5-1M4 19.500c2-2.3 3.8-2 5.5 0",
  },
  "tree-emblem": {
    lines: "M12 21.500V14M12 18l3.5-3M12 16.5 9 14",
    solid:
      "M12 2.500c3.3 0 5.2 2.2 5 4.6 2.3.6 3.3 2.4 2.7 4.3-.7 2.2-3.2 3-5.2 2.3-1.5 1-3.5 1-5 0-2 .7-4.5-.1-5.2-2.3-.6-1.9.4-3.7 2.7-4.3-.2-2.4 1.7-4.6 5-4.600Z",
  },
  "tower-emblem": {
    lines: "M5 21.500h14",
    solid:
      "M7 19.5 8 10.500H6V3.500h2.600v2.200h2.100V3.500h2.600v2.200h2.100V3.500H18v7h-2l1 9h-3.300v-3.200a1.7 1.7 0 0 0-3.4 0v3.200Z",
  },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;

/** The emblems that distinguish players besides their colour, by seat. */
export const PLAYER_EMBLEMS = ["sun-emblem", "wave-emblem", "tree-emblem", "tower-emblem"] as const;
