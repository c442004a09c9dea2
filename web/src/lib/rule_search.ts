/* The search on a page of rules: which rows of which sections are shown for what was typed. */
import { fold } from './choices';

export interface Section {
  level: number; // of the heading; 0 before the first one
  heading: string;
  rows: string[];
}

const CHAPTER_LEVEL = 2;

/* A heading without the number that it begins with: "6. Moving", "C47 Mirror". */
function nameOf(heading: string): string {
  return heading.replace(/^\S*\d\S*\s+/, '');
}

/* A row is shown if it holds all words, or if words of the heading above it begin with them; a
 * chapter that is called exactly so shows the sections below it too. */
export function findRows(sections: Section[], typed: string): boolean[][] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  let isChapter = false;
  return sections.map(({ level, heading, rows }) => {
    const folded = fold(heading);
    const starts = folded.split(/[^\p{L}\p{N}]+/u);
    const isHead = words.every((word) => starts.some((start) => start.startsWith(word)));
    if (level <= CHAPTER_LEVEL) isChapter = nameOf(folded) === words.join(' ');
    return rows.map(
      (row) => isHead || isChapter || words.every((word) => fold(row).includes(word)),
    );
  });
}
