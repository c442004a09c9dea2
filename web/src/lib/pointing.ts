/* Pointing at places of a board, so that people can talk about them. A place is a thing with
 * data-target; a board need not know of it. */

/* The place of a press or key, or null. */
export function placeOf(event: Event): string | null {
  const thing = event.target instanceof Element ? event.target.closest('[data-target]') : null;
  return thing?.getAttribute('data-target') || null;
}

const LABEL_MAX = 60;

/* The first words of a label, which may tell everything about a place. */
export function briefly(label: string): string {
  const [first = ''] = label.split(/[.;:]/);
  return first.length > LABEL_MAX ? `${first.slice(0, LABEL_MAX - 1)}…` : first;
}
