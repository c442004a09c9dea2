/* The symbols of the land and of what stands on it, drawn in a square of 24; ours. Every colour of
 * crystals and every type of machine has a shape of its own. */
import { SHARED, type Paths } from '../../../lib/glyphs';

const own = {
  /* Crystals. */
  blue: [
    ['fill', 'M12 1.5c4.6 6 7 9.2 7 13A7 7.3 0 0 1 5 14.5c0-3.8 2.4-7 7-13z'],
    ['slit', 'M9 14.5a3.4 3.4 0 0 0 3 3.6'],
  ],
  brown: [
    ['fill', 'M12 1.5 21 6.8v10.4L12 22.5 3 17.2V6.8z'],
    ['slit', 'M12 12v9.6M12 12 4 7.4M12 12l8-4.6'],
  ],
  green: [
    ['fill', 'M21.5 2.5c1 11-4 18.5-12.5 19-3.6 0-6-2.3-6.3-5.6C2.5 8 10 2.5 21.5 2.5z'],
    ['slit', 'M5 20 15.5 8.5'],
  ],
  grey: [
    ['fill', 'M6.5 3h11L22.5 9.5 12 22 1.5 9.5z'],
    ['slit', 'M2.5 9.5h19M8.5 9.5 12 20M15.5 9.5 12 20'],
  ],
  pink: [['fill', 'M12 .8l3 8.2 8.2 3-8.2 3-3 8.2-3-8.2-8.2-3 8.2-3z']],
  any: [['line', 'M12 2l7 10-7 10-7-10z']],
  /* Machines. */
  harvester: [
    ['fill', 'M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4z'],
    [
      'line',
      'M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M6.6 17.4l-2 2',
    ],
  ],
  scavenger: [
    ['fill', 'M3.5 8h17v14h-17z'],
    ['line', 'M8 8V4M16 8V4M4.5 6.5V2.5h6M19.5 6.5V2.5h-6'],
  ],
  refiner: [['fill', 'M1.5 22V11.5L8 7v4.5L14.5 7V10H16V1.5h5.5V22z']],
  /* On the board. */
  parasite: [
    ['fill', 'M12 6c3.8 0 5.8 3.3 5.8 7.7S15.6 21.5 12 21.5s-5.8-3.4-5.8-7.8S8.2 6 12 6z'],
    [
      'line',
      'M6.5 11 2 8M17.5 11 22 8M6 14.8H1.5M18 14.8h4.5M7.2 18.5 3 22M16.8 18.5 21 22M9.5 6 7.5 2M14.5 6l2-4',
    ],
    ['slit', 'M12 8.5v11'],
  ],
  colossus: [
    ['fill', 'M8.5 1h7l1 5.5h-9z'],
    ['fill', 'M4.5 7.5h15L22.5 18h-4l-1.7-5.5L16.5 23H13l-1-7-1 7H7.5l-.3-10.5L5.5 18h-4z'],
    ['cut', 'M9.8 3.2h1.6v1.6H9.8zM12.6 3.2h1.6v1.6h-1.6z'],
  ],
} satisfies Record<string, Paths>;

export const LAND = { ...SHARED, ...own } satisfies Record<string, Paths>;

