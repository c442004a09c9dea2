export const wasmPath: string;
export function compileModule(): WebAssembly.Module;
