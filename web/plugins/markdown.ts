/* Renders docs/rules/*.md and docs/how/*.md to HTML when the client is built. Only what those pages
 * use: headings, paragraphs, lists, tables, fenced blocks, bold, emphasis, code. Of links those to
 * rules and lessons of the game are kept: [words](rule:R-SEA-6.1), [words](lesson:02-wheel). A
 * picture is a page of a lesson on its board, drawn by whoever shows the page:
 * ![what it shows](scene:LESSON/PAGE PLACE...), with the places that it is about. */
import type { Plugin } from 'vite';

export interface Heading {
  level: number;
  id: string;
  text: string;
}

export interface Page {
  title: string;
  html: string;
  headings: Heading[];
}

function escape(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

const LINKS: Readonly<Record<string, string>> = { rule: 'rules', lesson: 'learn' };

/* To a page of the client about this game; other links are only words. */
function link(game: string, words: string, target: string): string {
  const [, kind = '', what = ''] = /^(\w+):(.*)$/.exec(target) ?? [];
  const page = LINKS[kind];
  return page && game ? `<a href="#/${page}/${game}/${what}">${words}</a>` : words;
}

/* Code is taken out first, so that nothing inside it is read as a mark. */
function inline(text: string, game = ''): string {
  const codes: string[] = [];
  const kept = escape(text).replace(/`([^`]+)`/g, (_, code: string) => {
    codes.push(`<code>${code}</code>`);
    return `\u0000${codes.length - 1}\u0000`;
  });
  return kept
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^\w*])\*([^*\s][^*]*)\*(?!\w)/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, to: string) => link(game, words, to))
    .replace(/\u0000(\d+)\u0000/g, (_, index: string) => codes[Number(index)] ?? '');
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function table(lines: string[]): string {
  const row = (line: string, tag: string) =>
    '<tr>' +
    cells(line)
      .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
      .join('') +
    '</tr>';
  const [head = '', , ...body] = lines;
  const rows = body.map((line) => row(line, 'td')).join('');
  return `<div class="scroll"><table><thead>${row(head, 'th')}</thead><tbody>${rows}</tbody></table></div>`;
}

/* Where a rule comes from stands at its end: "[R][P] (Q5)". */
const SOURCED = /^(.*?)\s*((?:\[[RPDA]\]|\(Q\d+\)|\s)*)$/s;

/* A rule begins with its bold number: the number becomes an anchor to link to. */
function item(text: string): string {
  const rule = /^\*\*(R-[A-Z]+-[\w.]+)\*\*\s+(.*)$/s.exec(text);
  if (!rule) {
    return `<li>${inline(text)}</li>`;
  }
  const [, id = '', rest = ''] = rule;
  const [, sentence = '', source = ''] = SOURCED.exec(rest) ?? [];
  const mark = source ? ` <span class="source">${escape(source)}</span>` : '';
  return `<li id="${id}"><span class="rule-id">${id}</span> ${inline(sentence)}${mark}</li>`;
}

function takeWhile(lines: string[], from: number, test: (line: string) => boolean): string[] {
  let to = from;
  while (to < lines.length && test(lines[to] ?? '')) to++;
  return lines.slice(from, to);
}

function list(lines: string[]): string {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items[items.length - 1] += ' ' + line.trim();
  }
  return `<ul>${items.map(item).join('')}</ul>`;
}

const STARTS = /^(#{1,4} |- |\||```|!\[)/;
const PICTURE = /^!\[([^\]]+)\]\(scene:([\w-]+)\/(\d+)((?: [\w:-]+)*)\)$/;

function picture([, words = '', lesson = '', number = '', places = '']: RegExpExecArray): string {
  const about = `data-lesson="${lesson}" data-page="${number}" data-places="${escape(places.trim())}"`;
  return `<figure ${about}><figcaption>${inline(words)}</figcaption></figure>`;
}

/* `game` is that of the page, for its links. */
export function render(source: string, game = ''): Page {
  const lines = source.replace(/\r/g, '').split('\n');
  const page: Page = { title: '', html: '', headings: [] };
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (heading) {
      const level = (heading[1] ?? '').length;
      const text = heading[2] ?? '';
      if (level === 1 && !page.title) {
        page.title = text;
      } else {
        page.headings.push({ level, id: slug(text), text });
        page.html += `<h${level} id="${slug(text)}">${inline(text)}</h${level}>`;
      }
      at++;
    } else if (line.startsWith('- ')) {
      const block = takeWhile(lines, at, (one) => one.startsWith('- ') || /^ {2,}\S/.test(one));
      page.html += list(block);
      at += block.length;
    } else if (line.startsWith('|')) {
      const block = takeWhile(lines, at, (one) => one.startsWith('|'));
      page.html += table(block);
      at += block.length;
    } else if (line.startsWith('```')) {
      const block = takeWhile(lines, at + 1, (one) => !one.startsWith('```'));
      page.html += `<pre>${escape(block.join('\n'))}</pre>`;
      at += block.length + 2;
    } else if (line.startsWith('![')) {
      const found = PICTURE.exec(line);
      if (!found) throw new Error(`no picture: ${line}`);
      page.html += picture(found);
      at++;
    } else if (line.trim() === '') {
      at++;
    } else {
      const block = takeWhile(lines, at, (one) => one.trim() !== '' && !STARTS.test(one));
      page.html += `<p>${inline(block.join(' '), game)}</p>`;
      at += block.length;
    }
  }
  return page;
}

export function markdown(): Plugin {
  return {
    name: 'plansza-markdown',
    transform(source, id) {
      if (!id.endsWith('.md')) return null;
      const game = /([^/.]+)(?:\.pl)?\.md$/.exec(id)?.[1] ?? '';
      return { code: `export default ${JSON.stringify(render(source, game))};`, map: null };
    },
  };
}
