/* What lies between pages and their server: a wire that can be cut, and that may be long.
 *   PLANSZA_TEST_DELAY  for how many milliseconds everything is on its way, in each direction (0);
 *                       20-200: each connection has a time of its own, from 20 to 200 */
import { connect, createServer } from 'node:net';
import { generator, numberOf } from './luck.mjs';

const [LEAST_MS, MOST_MS = LEAST_MS] = (process.env.PLANSZA_TEST_DELAY || '0').split('-').map(Number);
if (!(MOST_MS >= LEAST_MS)) throw new Error('PLANSZA_TEST_DELAY is no time');
export const isDelayed = MOST_MS > 0;

async function listen(server) {
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return server.address().port;
}

/* Passes on what comes, and that nothing more will, in this order. */
function carry(from, to, ms) {
  const later = (act) => (ms ? setTimeout(act, ms) : act());
  from.on('data', (data) => later(() => to.writable && to.write(data)));
  from.on('end', () => later(() => to.end()));
  from.on('error', () => from.destroy());
  from.on('close', () => later(() => to.destroySoon()));
}

/* A wire to a server that can be cut: what was open breaks, and nothing new gets through. */
export class Wire {
  #sockets = new Set();
  #isCut = false;
  #random = generator(numberOf('wire'));

  async start(port) {
    this.server = createServer((near) => {
      if (this.#isCut) return near.destroy();
      const far = connect(port, '127.0.0.1');
      const ms = LEAST_MS + this.#random() * (MOST_MS - LEAST_MS);
      carry(near, far, ms);
      carry(far, near, ms);
      for (const one of [near, far]) {
        this.#sockets.add(one);
        one.on('close', () => this.#sockets.delete(one));
      }
    });
    this.address = `http://127.0.0.1:${await listen(this.server)}/`;
  }

  cut() {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend() {
    this.#isCut = false;
  }

  async remove() {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
