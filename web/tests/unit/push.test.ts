import { describe, expect, it } from 'vitest';
import type { PushState, Quiet } from '../../src/lib/api';
import { bytesOf, clockText, minutesOf, renewPush, startPush, stopPush, zoneOf } from '../../src/lib/push';

const KEY = 'AQID_-8';

/* A browser and a server that only note what they are asked for. */
function setup(options: { known?: string; isRefused?: boolean; quiet?: Quiet } = {}) {
  const told: string[] = [];
  let known: PushSubscription | null = null;
  function subscription(key: string): PushSubscription {
    return {
      endpoint: 'https://push.example/1',
      options: { applicationServerKey: bytesOf(key).buffer, userVisibleOnly: true },
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'P', auth: 'A' } }),
      unsubscribe: async () => {
        told.push('browser ends');
        known = null;
        return true;
      },
    } as unknown as PushSubscription;
  }
  if (options.known) known = subscription(options.known);
  const manager = {
    getSubscription: async () => known,
    subscribe: async ({ userVisibleOnly }: PushSubscriptionOptionsInit) => {
      told.push(`browser begins ${userVisibleOnly}`);
      return (known = subscription(KEY));
    },
  } as unknown as PushManager;
  const server = {
    push: async (): Promise<PushState> => ({
      key: KEY,
      quiet: options.quiet ?? null,
      reminders: false,
    }),
    subscribe: async (body: object) => {
      told.push(`server ${Object.values(body).join()}`);
      if (options.isRefused) throw new Error('no');
    },
    unsubscribe: async (endpoint: string) => void told.push(`server ends ${endpoint}`),
    setPush: async (quiet: Quiet, reminders: boolean) =>
      void told.push(`server ${quiet.from}-${quiet.to} ${quiet.zone} ${reminders}`),
  };
  return { told, manager, server };
}

describe('a subscription', () => {
  it('begins in the browser and is told to the server', async () => {
    const { told, manager, server } = setup();
    await startPush(manager, server, 'pl');
    expect(told).toEqual(['browser begins true', 'server https://push.example/1,P,A,pl']);
  });

  it('is ended again where the server refuses it', async () => {
    const { told, manager, server } = setup({ isRefused: true });
    await expect(startPush(manager, server, 'pl')).rejects.toThrow('no');
    expect(told.at(-1)).toBe('browser ends');
  });

  it('ends in both', async () => {
    const { told, manager, server } = setup({ known: KEY });
    await stopPush(manager, server);
    expect(told).toEqual(['browser ends', 'server ends https://push.example/1']);
    await stopPush(manager, server);
    expect(told).toHaveLength(2);
  });

  it('is renewed in the language and by the clock of now', async () => {
    const { told, manager, server } = setup({ known: KEY, quiet: { from: 1, to: 2, zone: 60 } });
    await renewPush(manager, server, 'en', { zone: 120 });
    expect(told).toEqual(['server 1-2 120 false', 'server https://push.example/1,P,A,en']);
    told.length = 0;
    await renewPush(manager, server, 'en', { zone: 60 });
    expect(told).toEqual(['server https://push.example/1,P,A,en']);
  });

  it('is not made where there was none', async () => {
    const { told, manager, server } = setup({ quiet: { from: 1, to: 2, zone: 60 } });
    await renewPush(manager, server, 'en', { zone: 60 });
    expect(told).toEqual([]);
  });

  it('is not needed for quiet hours, which hold for mail too, to follow the clock', async () => {
    const { told, manager, server } = setup({ quiet: { from: 1, to: 2, zone: 60 } });
    await renewPush(null, server, 'en', { zone: 120 });
    await renewPush(manager, server, 'en', { zone: 120 });
    expect(told).toEqual(Array(2).fill('server 1-2 120 false'));
  });

  it('with the key of a server that was set up anew is made anew', async () => {
    const { told, manager, server } = setup({ known: 'AQIE' });
    await renewPush(manager, server, 'en', { zone: 0 });
    expect(told.slice(0, 2)).toEqual(['browser ends', 'browser begins true']);
  });
});

describe('times of the day', () => {
  it('are written and read', () => {
    expect([0, 61, 22 * 60 + 30].map(clockText)).toEqual(['00:00', '01:01', '22:30']);
    expect(['00:00', '23:59', '07:05:00'].map(minutesOf)).toEqual([0, 1439, 425]);
    expect(['', '24:00', '7:05', 'x'].map(minutesOf)).toEqual([null, null, null, null]);
  });

  it('are before Greenwich in the east', () => {
    expect(zoneOf({ getTimezoneOffset: () => -120 } as Date)).toBe(120);
  });
});
