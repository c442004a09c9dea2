/* What the files of the first load weigh, compressed: the page, its scripts and styles with all they
 * import statically, the icon and the covers of the games. Fails above the limit, which
 * tests/browser/pages.test.mjs holds for all that goes over the wire. Also reports what a table adds. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 80;
const dist = new URL('../dist/', import.meta.url);

const read = (name) => readFileSync(new URL(name, dist));
const weigh = (names) =>
    [...names].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);
const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

/* Everything that comes with a script: its static imports, their imports, and styles of each. */
function closure(names) {
    const found = new Set();
    const queue = [...names];
    for (let name = queue.pop(); name; name = queue.pop()) {
        if (found.has(name)) continue;
        found.add(name);
        if (!name.endsWith('.js')) continue;
        const imports = read(name)
            .toString()
            .matchAll(/(?:import|from)\s*["']\.\/([\w.-]+\.js)["']/g);
        for (const one of imports) queue.push('assets/' + one[1]);
    }
    return found;
}

const page = read('index.html').toString();
const entries = [...page.matchAll(/(?:src|href)="\.\/(assets\/[\w.-]+\.(?:js|css))"/g)].map(
    (one) => one[1],
);
if (entries.length === 0) throw new Error('no scripts in dist/index.html');

const assets = readdirSync(new URL('assets/', dist)).map((name) => 'assets/' + name);
const covers = assets.filter((name) => /^assets\/cover-.*\.svg$/.test(name));
if (covers.length === 0) throw new Error('no covers in dist/assets');

const first = closure(['index.html', 'icon.svg', ...entries, ...covers]);
const firstSize = weigh(first);
console.log(
    `first load: ${kilobytes(firstSize)} KB compressed, ${first.size} files (limit ${LIMIT_KB})`,
);

const styles = (stem) =>
    assets.filter((name) => name.startsWith(`assets/${stem}-`) && name.endsWith('.css'));
const chunk = (stem) =>
    assets.filter((name) => name.startsWith(`assets/${stem}-`) && name.endsWith('.js'));
const table = closure([
    ...chunk('Table'),
    ...chunk('GameTable'),
    ...chunk('texts'),
    ...styles('Table'),
    ...styles('GameTable'),
]);
const more = new Set([...table].filter((name) => !first.has(name)));
console.log(`a table, without the board: ${kilobytes(weigh(more))} KB more`);
for (const name of assets.filter((one) => one.endsWith('.wasm'))) {
    console.log(`${name}: ${kilobytes(weigh([name]))} KB, only for offline play and replays`);
}
const all = assets.filter((name) => !name.endsWith('.wasm'));
console.log(`all scripts and styles: ${kilobytes(weigh(all))} KB`);

if (firstSize > LIMIT_KB * 1024) {
    console.error('the first load is too large');
    process.exit(1);
}
