/* The symbols of the game, drawn in a square of 24; ours. Each is one or more paths; the word says how
 * a path is painted (Icon.svelte): filled, as a line, or cut out of what is filled. */
import { SHARED, type Paths } from '../../lib/glyphs';
import type { Island, Kind, Option, Terrain, Unit } from './facts';

export type IconName =
  | Unit
  | Terrain
  | Kind
  | Island
  | Option
  | 'storm'
  | 'glory'
  | 'energy'
  | 'xp'
  | 'cp'
  | 'charge'
  | 'card'
  | 'cards'
  | 'discard'
  | 'action'
  | 'develop'
  | 'meditate'
  | 'make'
  | 'deploy'
  | 'step'
  | 'jump'
  | 'together'
  | 'strike'
  | 'wound'
  | 'battle'
  | 'monster'
  | 'encounter'
  | 'moveIsland'
  | 'control'
  | 'sun'
  | 'moon'
  | 'mirage'
  | 'retreat'
  | 'defence'
  | 'eye'
  | 'hourglass'
  | 'unknown'
  | 'arrow'
  | 'boulron'
  | 'onygauros'
  | 'caerulas'
  | 'utcoro'
  | 'cannibarok'
  | 'obsidusa'
  | 'kodror';

const SWORDS =
  'M3.5 2.5 17 16M20.5 2.5 7 16M13.4 19.6l6.2-6.2M10.6 19.6l-6.2-6.2M17.4 17.4 21 21.5M6.6 17.4 3 21.5';

export const ICONS: Readonly<Record<IconName, Paths>> = {
  /* Units: each has an outline of its own. */
  construct: [
    ['fill', 'M8 3h8l1.5 5.5h-11z'],
    ['fill', 'M5 9.5h14l-1.6 6.5H6.6z'],
    ['line', 'M7.5 16.5 5 22M16.5 16.5 19 22M12 16.5V22M3 8.5 1.5 13M21 8.5l1.5 4.5'],
    ['cut', 'M9.4 5.2h1.8v1.8H9.4zM12.8 5.2h1.8v1.8h-1.8z'],
  ],
  golem: [
    ['fill', 'M9 1.5h6l1.4 3.6-1.4 2.6H9L7.6 5.1z'],
    [
      'fill',
      'M7 8.2h10l4.6 2.2 1.4 7-3.4 1.8-2-4.8-.6 8.1h-3.8L12 17.2l-1.2 5.3H7l-.6-8.1-2 4.8L1 17.4l1.4-7z',
    ],
    ['cut', 'M10 4.1h1.5v1.4H10zM12.5 4.1H14v1.4h-1.5z'],
  ],
  fort: [
    ['fill', 'M3 3h3.6v3h3.1V3h4.6v3h3.1V3H21v7.5H3z'],
    ['fill', 'M4.5 11.6h15V22h-15z'],
    ['cut', 'M9.8 22v-5a2.2 2.2 0 0 1 4.4 0v5z'],
  ],
  champion: [
    ['fill', 'M3.6 2.6 8 6.4 12 1l4 5.4 4.4-3.8-1.3 7H4.9z'],
    ['fill', 'M7.6 10.6h8.8v2.2a4.4 4.4 0 0 1-8.8 0z'],
    ['fill', 'M3.4 23c.3-4.3 3.6-6 8.6-6s8.3 1.7 8.6 6z'],
  ],
  /* Kinds of cards. */
  tactic: [['line', SWORDS]],
  objective: [
    ['line', 'M12 2.4a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.2z'],
    ['line', 'M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z'],
    ['fill', 'M12 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z'],
  ],
  equipment: SHARED.equipment,
  upgrade: SHARED.upgrade,
  /* Region types and the storm. */
  river: SHARED.river,
  mountain: SHARED.mountain,
  forest: SHARED.forest,
  mist: SHARED.mist,
  crystal: SHARED.crystal,
  storm: [
    ['fill', 'M7 3.5a5.5 5.5 0 0 1 10.3 1.6A4.5 4.5 0 0 1 18 14h-3l1-2.5h-4.5L9.5 14H6A5.2 5.2 0 0 1 7 3.5z'],
    ['fill', 'M12.5 12.5h3L13.6 16h2.6L10 23l1.6-5H9.5z'],
  ],
  /* Emblems of the islands. */
  shard: SHARED.shard,
  monolith: [
    ['fill', 'M8 2.5 15.5 1l1.5 19H7z'],
    ['fill', 'M3.5 20.8h17V23h-17z'],
    ['slit', 'M10.5 7h3.5M10 11h4.5M10 15h5'],
  ],
  tree: [
    ['fill', 'M12 1.2c3.2 0 5.2 2 5.4 4.5 2.7.3 4.6 2.3 4.6 4.8 0 3-2.3 5-5.5 5h-9c-3.2 0-5.5-2-5.5-5 0-2.5 1.9-4.5 4.6-4.8.2-2.5 2.2-4.5 5.4-4.5z'],
    ['line', 'M12 22.5V12M12 17l4-3.5M12 15.5 8.5 12.5'],
    ['line', 'M8 22.5h8'],
  ],
  sphere: [
    ['fill', 'M12 3.6a8.4 8.4 0 1 1 0 16.8 8.4 8.4 0 0 1 0-16.8z'],
    ['slit', 'M7.2 8.5a6 6 0 0 1 4-2.6'],
    ['line', 'M1.5 16.5C5 20.5 19 13.5 22.5 7'],
  ],
  volcano: [
    ['fill', 'M8.5 9.5h7L22.5 22h-21z'],
    ['fill', 'M9 7.5c-2-1.5-1-4.5 1-4.7.6-1.8 3.4-1.8 4 0 2 .2 3 3.2 1 4.7z'],
    ['slit', 'M12 11v5M9.5 12.5l-1.5 4M14.5 12.5l1.5 4'],
  ],
  /* Ways of encounters. */
  boot: [['fill', 'M7 1.5h7.5l-.5 9 5.8 3c1.7.9 2.2 2 2.2 4.5H5.5zM5.3 19.6H22v2.4H5.3z']],
  chest: [
    ['fill', 'M6 4h12a4 4 0 0 1 4 4v3H2V8a4 4 0 0 1 4-4z'],
    ['fill', 'M2 12.5h7.5V15h5v-2.5H22V21H2z'],
  ],
  dialogue: [
    ['fill', 'M3.5 2h13A2.5 2.5 0 0 1 19 4.5v6a2.5 2.5 0 0 1-2.5 2.5H9l-5 4v-4h-.500A2.5 2.5 0 0 1 1 10.5v-6A2.5 2.5 0 0 1 3.5 2z'],
    ['line', 'M22 8v8a2 2 0 0 1-2 2v3.5L15.5 18H12'],
    ['cut', 'M5 6.6h1.9v1.9H5zM9 6.6h1.9v1.9H9zM13 6.6h1.9v1.9H13z'],
  ],
  axe: [
    ['line', 'M16 5 4 22'],
    ['fill', 'M10.5 2.5c4.5-1.8 10 1 11.5 7.5-3-1.2-5-.6-7 1.7L9 7.2c1.7-1.6 2.2-2.9 1.5-4.7z'],
  ],
  /* What is gained and done. */
  glory: SHARED.glory,
  energy: [
    ['fill', 'M12 1 20.5 12 12 23 3.5 12z'],
    ['slit', 'M8 12l4-6'],
  ],
  xp: [
    ['fill', 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z'],
    ['slit', 'M8.3 8l7.4 8M15.7 8l-7.4 8'],
  ],
  cp: [['fill', 'M12 2.5 22.5 21h-21z']],
  charge: SHARED.charge,
  card: SHARED.card,
  cards: SHARED.cards,
  discard: [
    ['line', 'M4 9V4h16v5'],
    ['line', 'M12 7v11M7.5 14l4.5 4.5 4.5-4.5'],
    ['line', 'M4 22h16'],
  ],
  action: [['fill', 'M12 1.5l2 6 5.7-2.7-2.7 5.7 6 2-6 2 2.7 5.7-5.7-2.7-2 6-2-6-5.7 2.7 2.7-5.7-6-2 6-2L4.3 4.8 10 7.5z']],
  develop: [
    ['line', 'M9 3.5h9a2 2 0 0 1 2 2V17'],
    ['fill', 'M5 6.5h9a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 21V8A1.5 1.5 0 0 1 5 6.5z'],
    ['slit', 'M9.5 19v-8M6.3 14.2l3.2-3.2 3.2 3.2'],
  ],
  meditate: [
    ['fill', 'M12 2.5c3 4 3.6 8 0 13-3.6-5-3-9 0-13z'],
    ['fill', 'M4.5 6.5c4.2 1.8 6 5 6 10-5-1-7-4.5-6-10zM19.5 6.5c-4.2 1.8-6 5-6 10 5-1 7-4.5 6-10z'],
    ['line', 'M1.8 14.5c1 4 5 6.5 10.2 6.5s9.2-2.5 10.2-6.5'],
  ],
  make: [
    ['line', 'M14.5 9.5 4 20.5'],
    ['fill', 'M9.5 4.5 13 1.5l9.5 9-3 3.5-2.2-2-2 2-5-4.8 2-2.2z'],
  ],
  deploy: [
    ['line', 'M12 2v12M6.5 9l5.5 5.5L17.5 9'],
    ['line', 'M3 16.5V21h18v-4.5'],
  ],
  step: [['line', 'M3 12h17M13.5 5.5 20.5 12l-7 6.5']],
  jump: [['line', 'M2.5 19C4 8.5 14 5.5 20 13M21 5.5V14h-8.5']],
  together: [
    ['line', 'M2.5 17C4 7.5 14 5 20 11.5M21 4v8.5h-8.5'],
    ['fill', 'M4.5 18.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM11 18.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM17.5 18.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z'],
  ],
  strike: [['line', 'M4 4l16 16M20 4 4 20']],
  wound: SHARED.wound,
  battle: [['line', SWORDS]],
  monster: [
    ['fill', 'M3 3c2 4 3.5 5 5.5 5.2A8 8 0 0 1 12 7.4a8 8 0 0 1 3.5.800C17.5 8 19 7 21 3c1.2 5 .5 8-1 10 .3 5-3 9-8 9s-8.3-4-8-9C2.5 11 1.8 8 3 3z'],
    ['cut', 'M7 12l3.5 1.5-1.5 2zM17 12l-3.5 1.5 1.5 2zM8.5 18h7l-1.2 1.5-1.1-.800-1.2 1-1.2-1-1.1.800z'],
  ],
  encounter: [
    ['fill', 'M12 1.5 21 6.8v10.4L12 22.5 3 17.2V6.8z'],
    ['slit', 'M9 9.5a3 3 0 1 1 4.2 2.7c-.9.5-1.2 1-1.2 2.1M12 17.2v.3'],
  ],
  moveIsland: [
    ['fill', 'M4 11.5h16l-3 4.5-5 6-5-6z'],
    ['line', 'M5 7.5C8 2.5 16 2.5 19 7.5M19.5 2.5v5.2h-5.2'],
  ],
  control: [['fill', 'M4 1.5h2.4V3H20l-3.5 4.5L20 12H6.4v10.5H4z']],
  sun: SHARED.sun,
  moon: SHARED.moon,
  mirage: [
    ['line', 'M12 2.5 21.5 21h-19z'],
    ['line', 'M7 17c2-1.5 3.3-1.5 5 0s3 1.5 5 0'],
  ],
  retreat: [['line', 'M21 12H4M10.5 5.5 3.5 12l7 6.5']],
  defence: [['fill', 'M12 1.5 21 4.5v7c0 5.5-3.8 9-9 11-5.2-2-9-5.5-9-11v-7z'], ['slit', 'M12 5v14M6 10.5h12']],
  eye: SHARED.eye,
  hourglass: SHARED.hourglass,
  unknown: SHARED.unknown,
  arrow: SHARED.arrow,
  /* Monsters: a head each. */
  boulron: [
    ['fill', 'M5 9 2 2.5l7 3.8h6l7-3.8L19 9l1.5 6-4 7h-9l-4-7z'],
    ['cut', 'M7 11.5l4 1.5-2.5 2zM17 11.5 13 13l2.5 2zM8.5 18.5h7l-3.5 2z'],
  ],
  onygauros: [
    ['fill', 'M12 3.5c5 0 8.5 3.5 8.5 8.5S17 22 12 22s-8.5-5-8.5-10S7 3.5 12 3.5z'],
    ['line', 'M6.5 5C4 4 2 2.5 1.5 1M17.5 5c2.5-1 4.5-2.5 5-4M12 3.5V1'],
    ['cut', 'M12 8a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 12 8zM8 17.8h8v1.4H8z'],
    ['fill', 'M12 10a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z'],
  ],
  caerulas: [
    ['fill', 'M12 2c5.5 0 9 4 9 8.5 0 3-1.5 5-3 6H6c-1.5-1-3-3-3-6C3 6 6.5 2 12 2z'],
    ['line', 'M6.5 16c-.5 3-2 4-3.5 5M10 16.5c0 3-.5 4.5-1.5 6M14 16.5c0 3 .5 4.5 1.5 6M17.5 16c.5 3 2 4 3.5 5'],
    ['cut', 'M8 8a1.8 2.4 0 1 1 0 4.8A1.8 2.4 0 0 1 8 8zM16 8a1.8 2.4 0 1 1 0 4.8A1.8 2.4 0 0 1 16 8z'],
  ],
  utcoro: [
    ['fill', 'M12 7c3.5 0 5.5 3 5.5 7.5S15.5 23 12 23s-5.5-4-5.5-8.5S8.5 7 12 7z'],
    ['fill', 'M10.5 8C7.5 2.5 3 2 1 4c-.5 4.5 3 8 8 7.5zM13.5 8c3-5.5 7.5-6 9.5-4 .5 4.5-3 8-8 7.5z'],
    ['line', 'M10.5 6.5 8.5 2M13.5 6.5l2-4.5'],
    ['slit', 'M7 14h10M7.3 18h9.4'],
  ],
  cannibarok: [
    ['fill', 'M2.5 8C2.5 4 6.5 2 12 2s9.5 2 9.5 6c0 2-.5 3-1.5 4H4c-1-1-1.5-2-1.5-4z'],
    ['fill', 'M4 14.5h16c0 5-3.5 8-8 8s-8-3-8-8z'],
    ['fill', 'M4.5 11.5 6.5 15.5 8.5 11.5 10.3 15.5 12 11.5 13.7 15.5 15.5 11.5 17.5 15.5 19.5 11.5z'],
    ['cut', 'M7 6.5l3.5 1.2L8 9.3zM17 6.5l-3.5 1.2L16 9.3z'],
  ],
  obsidusa: [
    ['fill', 'M12 8c4 0 6 3 6 7s-2.5 7.5-6 7.5S6 19 6 15s2-7 6-7z'],
    ['line', 'M8 9C5 8 5.5 4.5 3 4M10 8C9 5 10.5 4 9 1.5M14 8c1-3-.5-4 1-6.5M16 9c3-1 2.5-4.5 5-5M6 13c-2 0-2.5-2-4.5-1.5M18 13c2 0 2.5-2 4.5-1.5'],
    ['cut', 'M8.3 14h2.4v1.6H8.3zM13.3 14h2.4v1.6h-2.4zM10 18.5h4V20h-4z'],
  ],
  kodror: [
    ['fill', 'M2 15.5C2 8 6 4 12 4s10 4 10 11.5z'],
    ['fill', 'M4 17h5v4.5H4zM15 17h5v4.5h-5z'],
    ['fill', 'M9.5 17h5l-1 5h-3z'],
    ['slit', 'M12 4.5v10.5M7 6.5 9 15M17 6.5 15 15M3.5 11h17'],
  ],
};
