/* The search on a page of rules: which rows of which sections are shown for what was typed. */
import { fold } from './choices';

export interface Section {
  level: number; // of the heading; 0 before the first one
  heading: string;
  rows: string[];
}

const CHAPTER_LEVEL = 2;
const NAME_WORDS_MAX = 6; // of a card, with its number

/* A heading without the number that it begins with: "6. Moving", "C47 Mirror". */
function nameOf(heading: string): string {
  return heading.replace(/^\S*\d\S*\s+/, '');
}

/* The words of a text, without the number of a rule before it. */
function wordsOf(text: string): string[] {
  return fold(text.replace(/^R-\S+\s+/, '')).split(/[^\p{L}\p{N}]+/u);
}

/* The rule of a card may begin with its name: "R-MYS-C1.39 C039 Rapid Assembly, upgrade ..". */
function cardOf(row: string): string {
  const [lead = ''] = row.split(/[,.:;]\s|\s\(/u);
  const isName = /^R-[A-Z]+-[A-W]\d/.test(row) && wordsOf(lead).length <= NAME_WORDS_MAX;
  return isName ? lead : '';
}

function idOf(row: string): string {
  return /^R-[A-Z]+-\S+/.exec(row)?.[0] ?? '';
}

/* The ids of rules that the words name on the other language's page: by whole words of the heading
 * above them or of the card's name that they begin with. */
function namedIn(sections: Section[], words: string[]): Set<string> {
  const ids = new Set<string>();
  let isChapter = false;
  for (const { level, heading, rows } of sections) {
    const isNamed = (text: string) => {
      const whole = wordsOf(text);
      return words.every((word) => whole.includes(word));
    };
    if (level <= CHAPTER_LEVEL) isChapter = nameOf(fold(heading)) === words.join(' ');
    const isHead = isChapter || isNamed(heading);
    for (const row of rows) if (isHead || isNamed(cardOf(row))) ids.add(idOf(row));
  }
  ids.delete('');
  return ids;
}

/* The ids of rules whose sentence holds the words. */
function saidIn(sections: Section[], words: string[]): Set<string> {
  const rows = sections.flatMap((section) => section.rows);
  const said = rows.filter((row) => words.every((word) => fold(row).includes(word)));
  return new Set(said.map(idOf).filter(Boolean));
}

/* A row is shown if it holds all words, or if words of the heading above it begin with them; a
 * chapter that is called exactly so shows the sections below it too. Names of the other language's
 * page count as well, and its sentences where nothing else does. */
export function findRows(sections: Section[], typed: string, others: Section[] = []): boolean[][] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const named = words.length > 0 ? namedIn(others, words) : new Set<string>();
  let isChapter = false;
  const shown = sections.map(({ level, heading, rows }) => {
    const folded = fold(heading);
    const starts = folded.split(/[^\p{L}\p{N}]+/u);
    const isHead = words.every((word) => starts.some((start) => start.startsWith(word)));
    if (level <= CHAPTER_LEVEL) isChapter = nameOf(folded) === words.join(' ');
    return rows.map(
      (row) =>
        isHead ||
        isChapter ||
        named.has(idOf(row)) ||
        words.every((word) => fold(row).includes(word)),
    );
  });
  if (shown.flat().some(Boolean)) return shown;
  const said = saidIn(others, words);
  return sections.map(({ rows }) => rows.map((row) => said.has(idOf(row))));
}
