/* The module for programs run by Node: built when a source is newer. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const wasmPath = fileURLToPath(new URL('./build/plansza.wasm', import.meta.url));
const build = fileURLToPath(new URL('../../tools/build-wasm', import.meta.url));

export function compileModule() {
  execFileSync(build, { stdio: ['ignore', 'ignore', 'inherit'] });
  return new WebAssembly.Module(readFileSync(wasmPath));
}
