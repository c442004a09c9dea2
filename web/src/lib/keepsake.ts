/* A story as a page to keep: who the people are, whom they played where, and when it was. */
import { namesIn, type Chapter } from './chronicle';
import type { InBoth } from './recap';

export interface Person {
  name: string;
  sides: Record<string, InBoth>; /* by chapter */
}

/* The people of all chapters, in the order of the first one; not the bots. */
export function peopleOf(chapters: Chapter[], nick: string): Person[] {
  const people = new Map<string, Person>();
  for (const chapter of [...chapters].sort((a, b) => a.at - b.at)) {
    namesIn(chapter, nick).forEach((name, seat) => {
      if (!name) return;
      const person = people.get(name) ?? { name, sides: {} };
      const side = chapter.brief?.sides[seat];
      if (side) person.sides[chapter.id] = side;
      people.set(name, person);
    });
  }
  return [...people.values()];
}

/* "Ada, Jan and Ola". */
export function listed(names: string[], and: string): string {
  const last = names.length - 1;
  return names.length < 2 ? names.join('') : `${names.slice(0, last).join(', ')} ${and} ${names[last]}`;
}
