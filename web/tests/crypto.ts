/* Browsers have `crypto` everywhere; Node 18, which Debian 12 and Ubuntu 24.04 bring, only in a module. */
import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto as Crypto;
