#!/usr/bin/env node
/* make-icons [CHROMIUM]: draws web/public/icon.svg as the PNG files that installed apps need. Only
 * when the drawing has changed; the results are kept in the repository. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const web = new URL('../web/', import.meta.url);
const { chromium } = createRequire(web)('playwright-core');
const svg = readFileSync(new URL('public/icon.svg', web), 'utf8');
const folder = new URL('public/icons/', web);
const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/* A maskable icon is cut to any shape: the drawing keeps away from the border, on its own ground. */
const wanted = [
  { name: '192.png', size: 192, share: 1, ground: 'transparent' },
  { name: '512.png', size: 512, share: 1, ground: 'transparent' },
  { name: 'maskable.png', size: 512, share: 0.86, ground: '#1f5f8b' },
  { name: 'apple.png', size: 180, share: 1, ground: '#1f5f8b' },
];

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(folder, { recursive: true });
for (const { name, size, share, ground } of wanted) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const edge = Math.round(size * share);
  await page.setContent(`<body style="margin:0;display:grid;place-items:center;width:${size}px;
    height:${size}px;background:${ground}"><img src="${address}" width="${edge}" height="${edge}">`);
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(new URL(name, folder), png);
  console.log(`make-icons: ${fileURLToPath(new URL(name, folder))}, ${png.length} bytes`);
  await page.close();
}
await browser.close();
