/* The module as a file of the client: its address has a hash, so it is fetched once. */
import address from '../../wasm/build/plansza.wasm?url';

/* Streaming needs the right content type from the server; without it the whole file is read. */
export async function fetchModule(): Promise<WebAssembly.Module> {
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  if (response.headers.get('Content-Type') === 'application/wasm') {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
