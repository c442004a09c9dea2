import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { markdown } from './plugins/markdown.ts';
import { serviceWorker } from './plugins/service_worker.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const patience = new URL('tests/patience.mjs', import.meta.url).href;
const server = process.env.PLANSZA_SERVER ?? 'http://127.0.0.1:8080';

/* A bound for what hangs in a test. */
const HANG_MS = 1_200_000;

/* Tests draw many boards, which is quicker without what only helps to develop. */
const PLAIN = { compilerOptions: { dev: false } };

/* Everything is relative and from one place: the client can be served from any folder. */
export default defineConfig({
  root,
  base: './',
  plugins: [markdown(), svelte(process.env.VITEST ? PLAIN : {}), serviceWorker()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    /* No file changes what others share: they need no process each. */
    isolate: false,
    maxWorkers: '100%',
    include: ['tests/unit/**/*.test.ts', 'src/**/*.test.ts', 'wasm/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/luck.ts', 'tests/shell.ts'],
    /* Whole games are played here, perhaps on a busy machine. */
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
    teardownTimeout: HANG_MS,
    poolOptions: { forks: { execArgv: ['--import', patience] } },
  },
});
