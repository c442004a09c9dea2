/* The sources of what comes with the first load, but for the tables of texts: what App.svelte
 * imports, and what that imports. A page that is imported when it is opened is not among them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const IMPORT = /^\s*import (?!type )(?:[^;']*? from )?'(\.[^']+)'/gm;

function resolved(from: string, name: string): string | undefined {
  const path = join(dirname(from), name);
  return ['', '.ts', '.svelte'].map((end) => path + end).find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
}

export function firstLoad(): string[] {
  const sources = new Map<string, string>();
  const queue = [fileURLToPath(new URL('../../src/main.ts', import.meta.url))];
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (sources.has(path) || path.endsWith('texts.ts')) continue;
    const source = readFileSync(path, 'utf8');
    sources.set(path, source);
    for (const [, name] of source.matchAll(IMPORT)) {
      const found = resolved(path, name!);
      if (found) queue.push(found);
    }
  }
  return [...sources.values()];
}
