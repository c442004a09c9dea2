import { describe, expect, it } from 'vitest';
import { PrefKeeper } from '../../src/lib/pref_keeper';
import { CHOICES, USUAL, isChoice, known, merged, paceOf, type Kept, type Prefs } from '../../src/lib/preferences';

describe('preferences', () => {
  it('are usually one of their choices, in words that the server keeps', () => {
    for (const [name, value] of Object.entries(USUAL)) expect(isChoice(name, value), name).toBe(true);
    const words = Object.entries(CHOICES).flatMap(([name, values]) => [name, ...values]);
    for (const word of words) expect(word).toMatch(/^[\w:.-]{1,48}$/);
    expect(Object.keys(CHOICES).length).toBeLessThanOrEqual(32);
  });

  it('of speed hold with motion off, too', () => {
    expect(paceOf({}, false)).toBe('normal');
    expect(paceOf({}, true)).toBe('instant');
    expect(paceOf({ speed: 'slow' }, true)).toBe('slow');
    expect(paceOf({ speed: 'normal' }, true)).toBe('normal');
  });

  it('of others are not used', () => {
    expect(known({ theme: 'dark', speed: 'warp', mood: 'good' })).toEqual({ theme: 'dark' });
    expect(isChoice('toString', 'x')).toBe(false);
  });

  it('of the account hold, those of the browser join, and those of other clients stay', () => {
    const kept = { theme: 'dark', mood: 'good', text: 'huge' };
    const chosen: Partial<Prefs> = { theme: 'light', speed: 'slow', text: 'large' };
    expect(merged(kept, chosen, new Set())).toEqual({
      theme: 'dark',
      mood: 'good',
      speed: 'slow',
      text: 'large',
    });
    expect(merged(kept, chosen, new Set(['theme'])).theme).toBe('light');
  });
});

/* An account, and browsers that use it. */
class Site {
  prefs: Kept = {};
  version = 0;
  writes = 0;
  isDown = false;

  browser(chosen: Partial<Prefs> = {}) {
    const keeper = new PrefKeeper({
      read: async () => {
        if (this.isDown) throw new Error('down');
        return { prefs: this.prefs, version: this.version };
      },
      write: async (prefs, version) => {
        if (this.isDown) throw new Error('down');
        if (version !== this.version) throw new Error('stale');
        this.prefs = prefs;
        this.writes++;
        return { version: ++this.version };
      },
      chosen: () => chosen,
      show: (some) => Object.assign(chosen, some),
      isStale: (error) => error instanceof Error && error.message === 'stale',
    });
    const choose = (some: Partial<Prefs>) => {
      Object.assign(chosen, some);
      return keeper.chose(Object.keys(some)[0]!);
    };
    return { keeper, chosen, choose };
  }
}

describe('preferences of an account', () => {
  it('are used in a browser that logs in, and get what only it has chosen', async () => {
    const site = new Site();
    site.prefs = { theme: 'dark' };
    const { keeper, chosen } = site.browser({ theme: 'light', speed: 'fast' });
    await keeper.opened();
    expect(chosen).toEqual({ theme: 'dark', speed: 'fast' });
    expect(site.prefs).toEqual({ theme: 'dark', speed: 'fast' });
  });

  it('are not written when nothing was chosen', async () => {
    const site = new Site();
    await site.browser().keeper.opened();
    expect(site.writes).toBe(0);
  });

  it('lose none of two choices that two browsers make', async () => {
    const site = new Site();
    const [one, two] = [site.browser(), site.browser()];
    await Promise.all([one.keeper.opened(), two.keeper.opened()]);
    await one.choose({ theme: 'dark' });
    await two.choose({ speed: 'slow' });
    expect(site.prefs).toEqual({ theme: 'dark', speed: 'slow' });
    expect(two.chosen).toEqual({ theme: 'dark', speed: 'slow' });
    await Promise.all([one.choose({ text: 'large' }), one.choose({ motion: 'less' })]);
    expect(site.prefs).toEqual({ theme: 'dark', speed: 'slow', text: 'large', motion: 'less' });
  });

  it('are written when the connection is back', async () => {
    const site = new Site();
    site.prefs = { theme: 'light' };
    const { keeper, choose, chosen } = site.browser();
    await keeper.opened();
    site.isDown = true;
    await choose({ theme: 'dark' });
    expect(site.prefs).toEqual({ theme: 'light' });
    site.isDown = false;
    await keeper.opened();
    expect([site.prefs, chosen]).toEqual([{ theme: 'dark' }, { theme: 'dark' }]);
  });

  it('of one person are not handed to the next', async () => {
    const site = new Site();
    const { keeper, choose } = site.browser();
    await keeper.opened();
    site.isDown = true;
    await choose({ theme: 'dark' });
    site.isDown = false;
    keeper.forget();
    site.prefs = { theme: 'light' };
    site.version = 7;
    await keeper.opened();
    expect(site.prefs).toEqual({ theme: 'light' });
  });
});
