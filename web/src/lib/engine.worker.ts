/* The worker in which rules and bots run, so that the page never waits for them. */
import { serveHost, type Port } from './engine_client';
import { EngineHost } from './engine_host';
import { fetchModule } from './wasm_file';

serveHost(self as unknown as Port, fetchModule().then((module) => new EngineHost(module)));
