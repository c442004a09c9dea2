/* Symbols that several games share, drawn in a square of 24; ours. Each is one or more paths; the word
 * says how a path is painted (ui/Glyph.svelte): filled, as a line, or cut out of what is filled; or,
 * for symbols of several colours, as the body, as a mark on it, and as lines in both colours. */
export type Paint = 'fill' | 'line' | 'cut' | 'slit' | 'body' | 'mark' | 'mark-line' | 'body-line';
export type Paths = readonly (readonly [Paint, string])[];

const STAR = 'M12 1.6l3.1 6.6 7.3.9-5.4 5 1.4 7.2-6.4-3.6-6.4 3.6L7 14.1l-5.4-5 7.3-.9z';
const CARD = 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z';
const BOLT = 'M13.8 1.5 5 13.6h5.6L9 22.5l9.4-12.9h-6z';

export const SHARED = {
  river: [
    ['line', 'M1.5 7.5c3.5-3 7-3 10.5 0s7 3 10.5 0M1.5 13c3.5-3 7-3 10.5 0s7 3 10.5 0M1.5 18.5c3.5-3 7-3 10.5 0s7 3 10.5 0'],
  ],
  mountain: [
    ['fill', 'M1 20.5 9 4l4.2 8.2L15.5 8 23 20.5z'],
    ['cut', 'M9 6.8l2.3 4.6-2 1.2-2.2-1.4z'],
  ],
  forest: [['fill', 'M12 1.5 17 9h-2.4l4 5.6h-2.8L20 20h-6.6v3h-2.8v-3H4l4.2-5.4H5.4l4-5.6H7z']],
  mist: [['line', 'M3 6.5h12.5M8 11h13M2.5 15.5h13M9.5 20H20']],
  crystal: [
    ['fill', 'M12 1l4 5.5-1.5 15h-5L8 6.5zM5 9l2.4 3-.4 9.5H3.6L2 13zM19 9l3 4-1.6 8.5H17l-.4-9.5z'],
    ['slit', 'M12 3.5v17'],
  ],
  sun: [
    ['fill', 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z'],
    ['line', 'M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.7 1.7M17.7 17.7l1.7 1.7M4.6 19.4l1.7-1.7M17.7 6.3l1.7-1.7'],
  ],
  moon: [['fill', 'M20 14.8A9 9 0 1 1 9.8 2.5a7.2 7.2 0 0 0 10.2 12.3z']],
  eye: [
    ['line', 'M1.8 12C5 6.8 8.4 5 12 5s7 1.8 10.2 7C19 17.2 15.6 19 12 19s-7-1.8-10.2-7z'],
    ['fill', 'M12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z'],
  ],
  hourglass: [
    ['line', 'M5 2.5h14M5 21.5h14M6.5 2.5c0 5 11 6 11 9.5s-11 4.5-11 9.5M17.5 2.5c0 5-11 6-11 9.5s11 4.5 11 9.5'],
  ],
  unknown: [['line', 'M8 8a4 4 0 1 1 5.6 3.7c-1.2.6-1.6 1.3-1.6 2.8M12 19v.4']],
  wound: [['fill', 'M12 1.5S4.5 10.6 4.5 15.5a7.5 7.3 0 0 0 15 0C19.5 10.6 12 1.5 12 1.5z'], ['slit', 'M8 15.5h8M12 11.5v8']],
  shard: [
    ['fill', 'M12 1l5.5 8L13 23h-2L6.5 9z'],
    ['slit', 'M6.5 9h11M12 1.5v20'],
  ],
  charge: [['fill', BOLT]],
  card: [
    ['fill', CARD],
    ['cut', 'M12 7.5l3.4 4.5-3.4 4.5L8.6 12z'],
  ],
  cards: [
    ['line', 'M8 4.5 17 2l4.5 14.5-3.5 1'],
    ['fill', 'M3.5 6h11A1.5 1.5 0 0 1 16 7.5v13a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 2 20.5v-13A1.5 1.5 0 0 1 3.5 6z'],
    ['cut', 'M9 10l2.6 4L9 18l-2.6-4z'],
  ],
  glory: [['fill', STAR]],
  upgrade: [['line', 'M4.5 12.5 12 5l7.5 7.5M4.5 20 12 12.5 19.5 20']],
  equipment: [
    ['line', 'M8.4 6V4.2A2.2 2.2 0 0 1 10.6 2h2.8a2.2 2.2 0 0 1 2.2 2.2V6'],
    ['fill', 'M6 6.4h12a3 3 0 0 1 3 3V20a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9.4a3 3 0 0 1 3-3z'],
    ['cut', 'M7 12h10v1.8H7zM10.6 13h2.8v3.6h-2.8z'],
  ],
  arrow: [['line', 'M3 12h17M14 6l6 6-6 6']],
} satisfies Record<string, Paths>;
