/* How much room there is. A page that shows a table fits the window, and nothing but its panels
 * scrolls, unless the window is very low: at 200% zoom, or a phone lying on its side. */
import { MediaQuery } from 'svelte/reactivity';

export const screen = {
  /* One thing beside another is too much: the parts of a table are tabs. */
  narrow: new MediaQuery('(max-width: 960px)'),
  high: new MediaQuery('(min-height: 540px)'),
  /* Two panels can stand one below the other. */
  roomy: new MediaQuery('(min-width: 1500px) and (min-height: 880px)'),
};
