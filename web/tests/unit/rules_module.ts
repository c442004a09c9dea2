/* The rules as the page has them, for tests: built when a source is newer. */
import { compileModule } from '../../wasm/node.mjs';
import { localClient, type EngineClient } from '../../src/lib/engine_client';
import { EngineHost } from '../../src/lib/engine_host';

let module: WebAssembly.Module | null = null;

export function rulesModule(): WebAssembly.Module {
  module ??= compileModule();
  return module;
}

export function rulesClient(): EngineClient {
  return localClient(new EngineHost(rulesModule()));
}

/* The same numbers every time. */
export function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

export function seedOf(number: number): string {
  return number.toString(16).padStart(2, '0').padEnd(64, '0');
}
