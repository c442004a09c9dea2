/* The symbols of the game, drawn in a square of 24; ours. Each kind of piece, each resource and each
 * terrain has a shape of its own, and so has each faction: its pieces stand on a plate of that form. */
import { SHARED, type Paths } from '../../lib/glyphs';
import type { Faction } from './facts';

/* A shield, a jagged disc, a leaf, a cut stone. */
export const PLATES: Readonly<Record<Faction, string>> = {
  humans: 'M2 1.5h20v11c0 6-4.6 9-10 11.2C6.6 21.5 2 18.5 2 12.5z',
  orcs: 'M12 .2l3.2 3.3 4.6-.9-.2 4.7 4.2 2.3-2.2 4.1 1.4 4.5-4.6 1-2 4.3L12 20.8 7.6 23.5l-2-4.3-4.6-1 1.4-4.5L.2 9.6l4.2-2.3-.2-4.7 4.6.9z',
  elves: 'M12-1C19 3 23 7.4 23 12.2S19 21 12 25C5 21 1 17 1 12.2S5 3 12-1z',
  dwarves: 'M4.2 .8h15.6l3.4 3.4v15.6l-3.4 3.4H4.2L.8 19.8V4.2z',
};

const own = {
  /* Pieces. */
  serf: [
    ['fill', 'M12 2a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 12 2zM6 22c0-7 2-11.5 6-11.5S18 15 18 22z'],
    ['line', 'M21 4v18M19 4v3.5h4V4'],
  ],
  warrior: [
    ['fill', 'M5 9.5C5 5 8 2 12 2s7 3 7 7.5V20l-4.5 2v-8h-5v8L5 20z'],
    ['cut', 'M7.5 9.5h9v2h-9z'],
    ['line', 'M12 2V.5'],
  ],
  'hero-1': [['fill', 'M3 8l4.5 4L12 4l4.5 8L21 8l-2 13H5z'], ['slit', 'M12 13v6']],
  'hero-2': [['fill', 'M3 8l4.5 4L12 4l4.5 8L21 8l-2 13H5z'], ['slit', 'M10 13v6M14 13v6']],
  'hero-3': [['fill', 'M3 8l4.5 4L12 4l4.5 8L21 8l-2 13H5z'], ['slit', 'M8.5 13v6M12 13v6M15.5 13v6']],
  'sea-vessel': [['fill', 'M11 2v12H3.5C5.5 9 8 5 11 2zM13 4c3.5 2.5 5.5 6 6.5 10H13zM2 16h20l-3.5 6h-13z']],
  'air-vessel': [
    ['fill', 'M12 1.5c5.5 0 9.5 3 9.5 7 0 3.5-3.5 6.5-6.5 7.5H9c-3-1-6.5-4-6.5-7.5 0-4 4-7 9.5-7zM8.5 18h7v4.5h-7z'],
    ['slit', 'M8.5 2.5c-2 4-1.5 9 .5 13M15.5 2.5c2 4 1.5 9-.5 13'],
  ],
  tower: [['fill', 'M5 2h3.5v2.5h2V2h3v2.5h2V2H19v7l-2 2v11H7V11L5 9z'], ['cut', 'M10.5 16a1.5 1.5 0 0 1 3 0v6h-3z']],
  capital: [
    ['fill', 'M1 8h3v2h2V8h2V4h2.5v1.5h3V4H16v4h2v2h2V8h3v14H1z'],
    ['cut', 'M9.5 17.5a2.5 2.5 0 0 1 5 0V22h-5zM4 13h2v3H4zM18 13h2v3h-2z'],
    ['line', 'M12 4V.8'],
  ],
  /* Resources. */
  food: [
    ['line', 'M12 23V9'],
    ['fill', 'M12 1c2 2 2.2 4.5 0 7-2.2-2.5-2-5 0-7zM11 13C7.5 13 5.5 11 5 7.5 8.5 8 10.7 9.5 11 13zM13 13c.3-3.5 2.5-5 6-5.5-.5 3.5-2.5 5.5-6 5.5zM11 19.5c-3.5 0-5.5-2-6-5.5 3.5.5 5.7 2 6 5.5zM13 19.5c.3-3.5 2.5-5 6-5.5-.5 3.5-2.5 5.5-6 5.5z'],
  ],
  ore: [['fill', 'M7 4l7-1.5L21 8l1.5 8-6 5.5H6L1.5 15z'], ['slit', 'M7 4l4 6.5L21 8M11 10.5 8 21.5M11 10.5l6.5 4']],
  mana: [['fill', 'M12 1c4.5 6 7.5 9 7.5 14a7.5 7.5 0 0 1-15 0c0-5 3-8 7.5-14z'], ['slit', 'M12 8.5l1.3 4.2 4 1.3-4 1.3L12 19.5l-1.3-4.2-4-1.3 4-1.3z']],
  /* Terrain. */
  'capital-site': [['line', 'M4 21V11M20 21V11M4 11l8-7 8 7M9 21v-6h6v6']],
  plain: [
    ['line', 'M1.5 21c6-5 15-5 21 0M3 16c5.5-4.5 12.5-4.5 18 0'],
    ['fill', 'M12 1c1.6 1.6 1.6 3.4 0 5-1.6-1.6-1.6-3.4 0-5zM8 4c2 .3 3.2 1.6 3.4 3.6-2-.2-3.2-1.5-3.4-3.6zM16 4c-2 .3-3.2 1.6-3.4 3.6 2-.2 3.2-1.5 3.4-3.6zM8 8c2 .3 3.2 1.6 3.4 3.6-2-.2-3.2-1.5-3.4-3.6zM16 8c-2 .3-3.2 1.6-3.4 3.6 2-.2 3.2-1.5 3.4-3.6z'],
  ],
  swamp: [
    ['line', 'M2 20.5c2.5-1.8 4-1.8 6.5 0s4 1.8 6.5 0 4-1.8 6.5 0M7 17.5V9M12.5 17.5V6M18 17.5V11M7 14c-2 0-3-1-3.5-2.5'],
    ['fill', 'M5.6 4h2.8v6H5.6zM11.1 1.5h2.8v6h-2.8zM16.6 6h2.8v6h-2.8z'],
  ],
  desert: [
    ['line', 'M1 21c4-9 8-9 11.5-2M9 16c4-6.5 9-5.5 14 5M4 21h18'],
    ['fill', 'M17.5 2.5a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z'],
  ],
  'open-sea': SHARED.river,
  centre: [
    ['fill', 'M12 2c4.5 0 7 3 7 6.5 0 2-.8 3.5-2 4.5H7c-1.2-1-2-2.5-2-4.5C5 5 7.5 2 12 2z'],
    ['line', 'M8 13c0 4-1 6-4 8M11 13c0 4 0 6-1.5 9M13 13c0 4 0 6 1.5 9M16 13c0 4 1 6 4 8'],
    ['cut', 'M8.5 7.5h2v2h-2zM13.5 7.5h2v2h-2z'],
  ],
  /* Places of the bar. */
  recruit: [['fill', 'M9 2.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM1.5 21.5c0-6 3-9.5 7.5-9.5s7.5 3.5 7.5 9.5z'], ['line', 'M20 4v8M16 8h8']],
  build: [['fill', 'M4 3h10l4 3.5-2.5 3-2-1.5H11v2H7V8H4z'], ['line', 'M9 10v12']],
  research: [['fill', 'M2 4c4-1.5 7-1 10 1.5C15 3 18 2.5 22 4v16c-4-1.5-7-1-10 1.5C9 19 6 18.5 2 20z'], ['slit', 'M12 6v14M5 8.5c2-.5 3.5-.3 5 .5M5 12.5c2-.5 3.5-.3 5 .5M19 8.5c-2-.5-3.5-.3-5 .5M19 12.5c-2-.5-3.5-.3-5 .5']],
  tax: [['fill', 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z'], ['slit', 'M12 6v12M15.5 8.5h-5a2 2 0 0 0 0 3.5h3a2 2 0 0 1 0 3.5h-5']],
  march: [['fill', 'M6 2h7v9l6.5 3c1.6.8 2.5 2 2.5 4v3H4v-5l2-2z'], ['slit', 'M4 18.5h18']],
  'march-2': [['fill', 'M3 2h6v7l4.5 2c1.4.7 2 1.7 2 3.5v1.5H2v-3l1-1zM11 9h5v5l4 2c1.4.7 2 1.7 2 3.5V22H9.5v-3'], ['slit', 'M2 14h13M10 20h12']],
  sail: [['line', 'M12 7v15M7 10h10M3 14c0 5 4 8 9 8s9-3 9-8M12 7a2.7 2.7 0 1 1 .1 0']],
  fly: [['fill', 'M2 6c7-3 14-1 18 5 2 3 2 7 1 11-1-4-3-6-6-6.5 1 1.5 1 3 .5 4.5-2-3-4.5-4-8-4 1.5-1 2.5-1 4-1-4-.5-7-3-9.5-9z']],
  cast: [['line', 'M3 21 14 10'], ['fill', 'M17 1l1.4 4.1L22.5 6.5l-4.1 1.4L17 12l-1.4-4.1L11.5 6.5l4.1-1.4zM6 3l.8 2.2L9 6l-2.2.8L6 9l-.8-2.2L3 6l2.2-.8zM20 14l.8 2.2L23 17l-2.2.8L20 20l-.8-2.2L17 17l2.2-.8z']],
  /* On the board. */
  battle: [['line', 'M3 3l13 13M21 3 8 16M4 16l5 5M20 16l-5 5M5.5 18.5 2.5 21.5M18.5 18.5l3 3']],
  shieldMark: [['fill', 'M12 1.5 21 5v6.5c0 5.5-3.5 9-9 11-5.5-2-9-5.5-9-11V5z']],
  barrier: [['line', 'M3 22V8M8 22V5M13 22V8M18 22V5M22 22V8M1 12h22M1 18h22']],
  token: [['fill', 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z'], ['slit', 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1.1.5-1.5 1.2-1.5 2.5M12 18.2v.4']],
  level: [['fill', 'M12 2 22 9.5l-3.5 12h-13L2 9.5z']],
  /* Tokens by what they do. */
  gain: [['fill', 'M8 6h8l4 6c2 4 0 10-8 10S2 16 4 12zM8.5 2h7L14 5h-4z']],
  score: SHARED.glory,
  hold: [['fill', 'M5 2h2v20H5zM8 3c4-2 7 2 12 0v9c-5 2-8-2-12 0z']],
  join: [['fill', 'M9 2.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM1.5 21.5c0-6 3-9.5 7.5-9.5s7.5 3.5 7.5 9.5z'], ['line', 'M20 4v8M16 8h8']],
  draw: SHARED.cards,
  'lose-unit': [
    ['fill', 'M12 1.5c5.5 0 9 3.8 9 8.5 0 3-1.5 5-3.5 6.5V22h-11v-5.5C4.5 15 3 13 3 10c0-4.7 3.5-8.5 9-8.5z'],
    ['cut', 'M6.5 9.5a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 0 1-4.4 0zM13.1 9.5a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 0 1-4.4 0zM11 15l1-2 1 2z'],
    ['slit', 'M10 18v4M14 18v4'],
  ],
  monster: [
    ['fill', 'M2 3l5 3c3-1.5 7-1.5 10 0l5-3-1 9c0 6-4 10-9 10S3 18 3 12z'],
    ['cut', 'M6.5 10.5 11 12l-3 1.8zM17.5 10.5 13 12l3 1.8zM8 17h8l-1.5 2.5-1.2-1.5L12 19.8l-1.3-1.8-1.2 1.5z'],
  ],
  lose: [['fill', 'M8 6h8l4 6c2 4 0 10-8 10S2 16 4 12zM8.5 2h7L14 5h-4z'], ['slit', 'M8 14.5h8']],
  'move-on': SHARED.arrow,
  nothing: [['line', 'M5 12h14']],
  /* State of a scribed spell, and other marks. */
  ready: [['line', 'M3.5 12.5 9.5 19 20.5 5.5']],
  exhausted: [['line', 'M5 5l14 14M19 5 5 19']],
  preparing: SHARED.hourglass,
  crown: [['fill', 'M2 6l5 5 5-8 5 8 5-5-2.5 14h-15z']],
  compass: [['fill', 'M12 1l4 11-4-2.5L8 12z'], ['line', 'M12 9v14']],
  deck: SHARED.cards,
  ally: [['line', 'M8.5 12a3 3 0 0 1 0-4.2l2-2a3 3 0 0 1 4.3 4.2M15.5 12a3 3 0 0 1 0 4.2l-2 2a3 3 0 0 1-4.3-4.2M9.5 14.5l5-5']],
  cast_spell: SHARED.glory,
  combat: [['line', 'M3 3l13 13M21 3 8 16M4 16l5 5M20 16l-5 5']],
  interrupt: SHARED.charge,
} satisfies Record<string, Paths>;

export const ICONS = { ...SHARED, ...own } satisfies Record<string, Paths>;

export type IconName = keyof typeof ICONS;

/* Kinds of pieces, from serf, number 1. */
const PIECES = [
  'serf',
  'warrior',
  'hero-1',
  'hero-2',
  'hero-3',
  'sea-vessel',
  'air-vessel',
  'tower',
  'capital',
] as const satisfies readonly IconName[];

export const pieceIcon = (kind: number): IconName => PIECES[kind - 1] ?? 'unknown';
export const isIcon = (name: string): name is IconName => name in ICONS;
export const iconOr = (name: string): IconName => (isIcon(name) ? name : 'unknown');
