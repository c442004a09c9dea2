/* The rules in the page, loaded when first needed and kept. */
import type { OfflineEngine } from './wasm';

let loading: Promise<OfflineEngine> | null = null;

export function rulesEngine(): Promise<OfflineEngine> {
  loading ??= import('./wasm').then((file) => file.loadEngine());
  loading.catch(() => (loading = null));
  return loading;
}
