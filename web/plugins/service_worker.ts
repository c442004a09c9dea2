/* Writes dist/sw.js after a build: the service worker with the list of all files of the client, which
 * it keeps for use without a server, and a version that changes when any of them does. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const source = new URL('./service_worker.js', import.meta.url);
const OWN_NAME = 'sw.js';

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)).split(sep).join('/'))
    .filter((name) => name !== OWN_NAME && !name.endsWith('.map') && !/\.(gz|br)$/.test(name))
    .sort();
}

export function writeServiceWorker(folder: string): void {
  const code = readFileSync(source, 'utf8');
  const files = listFiles(folder);
  const hash = createHash('sha256').update(code);
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
  const text = code
    .replace('%VERSION%', hash.digest('hex').slice(0, 16))
    .replace("'%FILES%'", JSON.stringify(files));
  writeFileSync(join(folder, OWN_NAME), text);
}

export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'plansza-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      writeServiceWorker(folder);
    },
  };
}
