/* Firefox, driven by its own remote protocol (Marionette): lines of JSON over a socket, so that
 * neither a driver nor a package for it is needed. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_MS_MAX = 120_000;
const WAIT_MS = 60_000;
const LOOK_MS = 50;
const PREFERENCES = { 'marionette.port': 0, 'app.update.enabled': false, 'datareporting.policy.dataSubmissionEnabled': false };

export const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

export class Firefox {
  #waiting = new Map();
  #received = Buffer.alloc(0);
  #count = 0;

  async start() {
    if (!existsSync(FIREFOX)) throw new Error(`no browser at ${FIREFOX}: see packages-long.txt`);
    this.profile = mkdtempSync(join(tmpdir(), 'plansza-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
    writeFileSync(join(this.profile, 'user.js'), lines.join(''));
    const args = ['--headless', '--marionette', '--no-remote', '--profile', this.profile];
    this.process = spawn(FIREFOX, args, { stdio: 'ignore', env: { ...process.env, HOME: this.profile } });
    this.ended = new Promise((resolve) => this.process.on('exit', resolve));
    const port = await this.#port();
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (data) => this.#receive(data));
    await this.ask('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
    await this.ask('WebDriver:SetWindowRect', { width: 1280, height: 900 });
  }

  /* The port that it has chosen stands in its profile. */
  async #port() {
    const file = join(this.profile, 'MarionetteActivePort');
    for (const until = Date.now() + START_MS_MAX; Date.now() < until; await sleep(LOOK_MS)) {
      const port = existsSync(file) && Number(readFileSync(file, 'utf8'));
      if (port) return port;
      if (this.process.exitCode !== null) break;
    }
    throw new Error('Firefox does not start');
  }

  async stop() {
    this.socket?.destroy();
    this.process?.kill();
    await this.ended;
    if (this.profile) rmSync(this.profile, { recursive: true, force: true });
  }

  /* "LENGTH:JSON", one after the other. */
  #receive(data) {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, colon));
      if (colon < 0 || this.#received.length < end) return;
      const message = JSON.parse(this.#received.subarray(colon + 1, end));
      this.#received = this.#received.subarray(end);
      if (!Array.isArray(message)) continue; /* its greeting */
      const [, id, error, value] = message;
      const { resolve, reject } = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) reject(new Error(`${error.error}: ${error.message}`));
      else resolve(value);
    }
  }

  ask(command, parameters = {}) {
    const id = ++this.#count;
    const message = JSON.stringify([0, id, command, parameters]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  open(url) {
    return this.ask('WebDriver:Navigate', { url });
  }

  /* The value of an expression in the page. */
  async tell(expression) {
    const { value } = await this.ask('WebDriver:ExecuteScript', { script: `return ${expression};`, args: [] });
    return value;
  }

  async until(expression) {
    for (const until = Date.now() + WAIT_MS; Date.now() < until; await sleep(LOOK_MS)) {
      const value = await this.tell(expression);
      if (value) return value;
    }
    throw new Error(`it has not come: ${expression}\n${await this.tell('document.body.innerText.slice(0, 400)')}`);
  }

  /* As a person with a mouse does: it must be seen, and nothing may lie above it. */
  async click(selector) {
    await this.until(`document.querySelector(${JSON.stringify(selector)}) !== null`);
    const found = await this.ask('WebDriver:FindElement', { using: 'css selector', value: selector });
    await this.ask('WebDriver:ElementClick', { id: found.value[ELEMENT] });
  }

  async screenshot(path) {
    const { value } = await this.ask('WebDriver:TakeScreenshot', { full: false });
    writeFileSync(path, Buffer.from(value, 'base64'));
  }
}
