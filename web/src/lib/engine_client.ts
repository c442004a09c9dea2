/* The page's side of the rules: the methods of EngineHost as promises, carried out in a worker, or
 * right here where there is none. */
import type { EngineHost } from './engine_host';
import { HostProblem, type HostError } from './host_problem';
import { SaveProblem, type SaveFault } from './save_file';

type Methods = {
  [K in keyof EngineHost as EngineHost[K] extends (...args: never[]) => unknown ? K : never]: EngineHost[K];
};

export type EngineClient = {
  [K in keyof Methods]: (...args: Parameters<Methods[K]>) => Promise<Awaited<ReturnType<Methods[K]>>>;
};

export interface Request {
  id: number;
  method: keyof EngineClient;
  args: unknown[];
}

export type Fault =
  | { kind: 'save'; fault: SaveFault }
  | { kind: 'host'; code: HostError; message: string }
  | { kind: 'other'; message: string };

export type Reply = { id: number; value: unknown } | { id: number; fault: Fault };

/* Errors lose their class on the way between threads. */
export function faultOf(error: unknown): Fault {
  if (error instanceof SaveProblem) return { kind: 'save', fault: error.fault };
  if (error instanceof HostProblem) {
    return { kind: 'host', code: error.code, message: error.message };
  }
  return { kind: 'other', message: String(error) };
}

export function errorOf(fault: Fault): Error {
  if (fault.kind === 'save') return new SaveProblem(fault.fault);
  if (fault.kind === 'host') return new HostProblem(fault.code, fault.message);
  return new Error(fault.message);
}

function clientOf(call: (method: keyof EngineClient, args: unknown[]) => Promise<unknown>): EngineClient {
  return new Proxy({} as EngineClient, {
    get: (_, method) =>
      method === 'then' ? undefined : (...args: unknown[]) => call(method as keyof EngineClient, args),
  });
}

export async function callHost(host: EngineHost, request: Request): Promise<unknown> {
  const method = host[request.method] as (...args: unknown[]) => unknown;
  return method.apply(host, request.args);
}

export function localClient(host: EngineHost): EngineClient {
  return clientOf((method, args) => callHost(host, { id: 0, method, args }));
}

/* What both ends of a worker have. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export function workerClient(worker: Port): { client: EngineClient; fail(error: Error): void } {
  const waiting = new Map<number, Waiting>();
  let next = 1;
  worker.addEventListener('message', (event) => {
    const data = event.data as Reply;
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('fault' in data) one?.reject(errorOf(data.fault));
    else one?.resolve(data.value);
  });
  const client = clientOf((method, args) => new Promise((resolve, reject) => {
    const id = next++;
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, method, args } satisfies Request);
  }));
  const fail = (error: Error) => {
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  return { client, fail };
}

/* The worker's end: answers requests when the host is there. */
export function serveHost(port: Port, host: Promise<EngineHost>): void {
  host.catch(() => undefined);
  port.addEventListener('message', async (event) => {
    const data = event.data as Request;
    let reply: Reply;
    try {
      reply = { id: data.id, value: await callHost(await host, data) };
    } catch (error) {
      reply = { id: data.id, fault: faultOf(error) };
    }
    port.postMessage(reply);
  });
}
