/* Play without a server: whole games, undo, language, saves, several people, secrecy. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Table } from '../../wasm/module.mjs';
import type { Verdict } from '../../src/lib/engine';
import { recordedName } from '../../src/lib/chronicle';
import { EngineHost } from '../../src/lib/engine_host';
import { OfflineSource, READY } from '../../src/lib/offline';
import { MemoryStore, surplus } from '../../src/lib/saved_tables';
import type { Lang, LegalAction, SkipUntil, Source, TableState } from '../../src/lib/types';
import { checksOf, engineOf, seatsOf, verdictOf, type OfflineEngine } from '../../src/lib/wasm';
import { dice, rulesClient, rulesModule, seedOf } from './rules_module';

const client = rulesClient();
const games = await client.games();
const plansza = process.env['PLANSZA'];

function engine(store = new MemoryStore()): OfflineEngine {
  return engineOf(client, games, store);
}

/* The latest state of a source, and a way to wait for one. */
class Watcher {
  states: TableState[] = [];
  private wake: (() => void)[] = [];

  constructor(readonly source: Source) {
    source.subscribe((state) => {
      this.states.push(state);
      for (const one of this.wake.splice(0)) one();
    });
  }

  get now(): TableState {
    return this.states[this.states.length - 1]!;
  }

  async until(holds: (state: TableState) => boolean): Promise<TableState> {
    while (!holds(this.now)) await new Promise<void>((resolve) => this.wake.push(resolve));
    return this.now;
  }

  /* Until no bot is waited for: then nothing happens by itself. */
  isMyMove = () => this.until(({ info, view, legal }) => {
    const isQuiet = view?.waiting.every((seat) => info.seats[seat]?.kind === 'person');
    return info.status === 'over' || (legal.length > 0 && Boolean(isQuiet));
  });
}

/* Chooses a kind first: rare kinds come up as often as others. */
function pick(legal: LegalAction[], roll: (count: number) => number): string {
  const kinds = [...new Set(legal.map((one) => one.kind))];
  const kind = kinds[roll(kinds.length)];
  const some = legal.filter((one) => one.kind === kind);
  return some[roll(some.length)]!.action;
}

async function playOn(watcher: Watcher, roll: (count: number) => number, plies = Infinity): Promise<void> {
  for (;;) {
    const state = await watcher.isMyMove();
    if (state.info.status === 'over' || state.ply >= plies) return;
    await watcher.source.move(pick(state.legal, roll));
  }
}

async function start(game: string, seats: string[], seed = 1, store = new MemoryStore()): Promise<Watcher> {
  const source = await engine(store).newTable({ game, options: {}, seats, lang: 'en', seed: seedOf(seed) });
  return new Watcher(source);
}

const first = games[0]!.id;
const BOT = 'bot:easy:playouts=8';

/* What the native program says of a file; without one only our own proof counts. */
function verifyNative(save: string, verdict: Verdict): void {
  if (!plansza) return;
  const folder = mkdtempSync(join(tmpdir(), 'plansza-'));
  const file = join(folder, 'game.json');
  writeFileSync(file, save);
  try {
    const proof = spawnSync(plansza, ['replay', file, '--verify', '--json'], { encoding: 'utf8' });
    expect(JSON.parse(proof.stdout).verdict).toBe(verdict);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('offline play', () => {
  for (const game of games) {
    for (let count = game.seats_min; count <= game.seats_max; count++) {
      it(`plays ${game.id} with ${count} seats to the end and saves it`, async () => {
        const seats = Array.from({ length: count }, (_, i) => (i === 1 % count ? 'me' : BOT));
        const watcher = await start(game.id, seats, count);
        await playOn(watcher, dice(count));
        const { info, view, log, legal } = watcher.now;
        expect(view?.over).toBe(true);
        expect(legal).toEqual([]);
        expect(info.result?.scores).toHaveLength(count);
        expect(info.seed).toBe(seedOf(count));
        expect(log.length).toBeGreaterThan(count);
        expect(log.every((one) => one.text !== '')).toBe(true);
        const save = await watcher.source.save!();
        verifyNative(save, 'proved');
        const replay = await engine().openReplay(save);
        expect(replay.result).toEqual(info.result);
        const proof = await replay.verify('pl');
        expect(proof.verdict).toBe('proved');
        expect(proof.checks.every((check) => check.ok)).toBe(true);
        expect((await replay.at(replay.plies, 0, 'en')).view.over).toBe(true);
        expect((await replay.at(0, null, 'en')).events).toEqual([]);
        expect(await replay.log(1 % count, 'en')).toEqual(log);
        watcher.source.close();
      });
    }
  }

  it('tells positions in the order of plies and never a later one first', async () => {
    const watcher = await start(first, ['me', BOT]);
    await playOn(watcher, dice(3), 40);
    const plies = watcher.states.map((state) => state.ply);
    expect(plies).toEqual([...plies].sort((a, b) => a - b));
    watcher.source.close();
  });

  it('shows the commitment at once and the seed only at the end', async () => {
    const watcher = await start(first, ['me', BOT]);
    expect(watcher.now.info.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(watcher.now.info.seed).toBeNull();
    watcher.source.close();
  });

  it('refuses what is not legal and stays as it was', async () => {
    const watcher = await start(first, ['me', BOT]);
    const before = await watcher.isMyMove();
    await expect(watcher.source.move('0x0001ffff00000000')).rejects.toMatchObject({ code: 'illegal' });
    expect(watcher.now.view).toEqual(before.view);
    watcher.source.close();
  });

  it('changes the language of everything', async () => {
    const watcher = await start(first, ['me', BOT]);
    await playOn(watcher, dice(5), 20);
    const english = await watcher.isMyMove();
    watcher.source.setLang('pl');
    const polish = await watcher.until((state) => state.log[0]?.text !== english.log[0]?.text);
    expect(polish.ply).toBe(english.ply);
    expect(polish.log.length).toBe(english.log.length);
    expect(polish.log.map((one) => one.kind)).toEqual(english.log.map((one) => one.kind));
    expect(polish.legal.map((one) => one.action)).toEqual(english.legal.map((one) => one.action));
    expect(polish.view?.prompt).not.toBe(english.view?.prompt);
    expect(polish.info.seats[0]?.nick).toBe('Gracz 1');
    watcher.source.close();
  });

  it('gives hints that are legal, the best first', async () => {
    const watcher = await start(first, ['me', BOT], 4);
    await playOn(watcher, dice(4), 30);
    let state = await watcher.isMyMove();
    while (state.legal.length < 2) {
      await watcher.source.move(state.legal[0]!.action);
      state = await watcher.isMyMove();
    }
    const hints = await watcher.source.hint();
    const legal = state.legal.map((one) => one.action);
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.every((one) => legal.includes(one.action) && one.text !== '')).toBe(true);
    const shares = hints.map((one) => one.share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    watcher.source.close();
  });

  it('can be closed while a bot thinks', async () => {
    const watcher = await start(first, ['bot:hard', 'bot:hard']);
    watcher.source.close();
    await (watcher.source as OfflineSource).settled();
    expect(watcher.now.ply).toBe(0);
  });

  it('lets bots play among themselves', async () => {
    const watcher = await start('bids', [BOT, 'bot:greedy', 'bot:random']);
    const end = await watcher.until((state) => state.info.status === 'over');
    expect(end.info.you).toBeNull();
    expect(end.view?.seat).toBeNull();
    watcher.source.close();
  });
});

describe('undo', () => {
  /* Plays on until the last decision can be taken back. */
  async function reachUndo(watcher: Watcher, roll: (count: number) => number): Promise<TableState> {
    for (;;) {
      const before = await watcher.isMyMove();
      expect(before.info.status).toBe('running');
      await watcher.source.move(pick(before.legal, roll));
      if ((await watcher.isMyMove()).can_undo) return before;
    }
  }

  it('goes back to the position before the decision', async () => {
    const watcher = await start(first, ['me', BOT], 9);
    const roll = dice(9);
    for (let i = 0; i < 10; i++) {
      const before = await reachUndo(watcher, roll);
      expect(watcher.now.own_ply).toBe(before.ply + 1);
      await watcher.source.undo();
      const after = await watcher.isMyMove();
      expect(after.own_ply).toBe(0);
      expect(after.view?.epoch).toEqual(before.view?.epoch);
      expect(after.view?.private).toEqual(before.view?.private);
      expect(after.legal).toEqual(before.legal);
      await watcher.source.move(pick(after.legal, roll));
    }
    const save = await watcher.source.save!();
    verifyNative(save, 'unfinished');
    watcher.source.close();
  });

  it('is refused when something became known', async () => {
    const watcher = await start(first, ['me', BOT], 2);
    const roll = dice(2);
    for (;;) {
      const state = await watcher.isMyMove();
      expect(state.info.status).toBe('running');
      if (state.ply > 0 && !state.can_undo) break;
      await watcher.source.move(pick(state.legal, roll));
    }
    const before = watcher.now;
    await expect(watcher.source.undo()).rejects.toMatchObject({ code: 'no-undo' });
    expect(watcher.now.ply).toBe(before.ply);
    watcher.source.close();
  });
});

describe('several people at one screen', () => {
  it('shows a side only to the one who said that he is there', async () => {
    const watcher = await start('bids', ['me', 'me', BOT], 6);
    const roll = dice(6);
    let handovers = 0;
    for (;;) {
      const state = await watcher.isMyMove();
      if (state.info.status === 'over') break;
      if (state.legal[0]?.action === READY) {
        expect(state.view?.seat).toBeNull();
        expect(state.view?.private).toBeUndefined();
        expect(state.legal[0].text).toContain(state.info.seats[state.info.you!]!.nick);
        expect(state.can_undo).toBe(false);
        await expect(watcher.source.move('0x0001000100000000')).rejects.toMatchObject({ code: 'illegal' });
        expect(await watcher.source.hint()).toEqual([]);
        await watcher.source.move(READY);
        expect(watcher.now.view?.seat).toBe(state.info.you);
        handovers++;
      } else {
        expect(state.view?.seat).toBe(state.info.you);
        expect(await watcher.source.hint()).toEqual([]);
        await watcher.source.move(pick(state.legal, roll));
      }
    }
    expect(handovers).toBeGreaterThan(2);
    watcher.source.close();
  });

  /* As test_who_may_take_hints of the server. */
  it.each([
    ['bids', {}, ['me', BOT], 'free'],
    ['bids', {}, ['me', 'me'], 'off'],
    ['fall', {}, ['me', 'me'], 'free'],
    ['hlas', {}, ['me', BOT, 'me', BOT], 'off'],
    ['hlas', { mode: 'teams' }, ['me', BOT, 'me', BOT], 'free'],
    ['hlas', { mode: 'teams' }, ['me', 'me', BOT, BOT], 'off'],
  ])('gives hints only where no opponent is a person: %s %o %o', async (game, options, seats, hints) => {
    const source = await engine().newTable({ game, options, seats, lang: 'en', seed: seedOf(1) });
    expect(new Watcher(source).now.info.hints).toBe(hints);
    source.close();
  });

  it('gives opponents at one screen hints where they wanted them, also when the game is opened anew', async () => {
    const here = engine();
    const setup = { game: 'bids', options: {}, seats: ['me', 'me'], lang: 'en' as Lang, seed: seedOf(1) };
    const first = await here.newTable({ ...setup, hasHints: true });
    const { id } = new Watcher(first).now.info;
    expect(new Watcher(first).now.info.hints).toBe('free');
    first.close();
    await here.saved();
    const again = await here.openSaved(id, 'en');
    expect(new Watcher(again).now.info.hints).toBe('free');
    again.close();
  });
});

/* Written by the first rules: they name no option that joined later. */
const BEFORE = new URL('../../../tests/match/before/', import.meta.url).pathname;
const keptSaves = readdirSync(BEFORE).filter((name) => /-(finished|running)\.json$/.test(name));

describe('declining unasked', () => {
  const AFTER_MS = 1000;
  const PEOPLE = ['me', 'me', 'me'];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /* Three people at one screen, of whom the one who is there is offered to answer a spell. */
  async function offer(seed = 4) {
    const watcher = await start('hlas', PEOPLE, seed);
    const roll = dice(seed);
    while (!watcher.now.skip?.pass) await watcher.source.move(pick(watcher.now.legal, roll));
    return { watcher, roll, seat: watcher.now.view!.seat!, pass: watcher.now.skip.pass };
  }

  async function passesBy(watcher: Watcher, ms: number): Promise<number> {
    await vi.advanceTimersByTimeAsync(ms);
    await (watcher.source as OfflineSource).settled();
    return watcher.now.ply;
  }

  it('answers after the time that is the same for all, with another at the screen', async () => {
    const { watcher, roll, seat, pass } = await offer();
    await watcher.source.skip!('concern');
    await watcher.source.move(pass);
    let declined = 0;
    while (declined < 2) {
      const { ply, legal, view, skip } = watcher.now;
      const isThere = view?.seat === seat;
      expect(skip?.until).toBe(!skip ? undefined : isThere ? 'concern' : 'none');
      if (legal.length > 0) {
        expect(isThere && skip?.pass).toBeFalsy();
        await watcher.source.move(pick(legal, roll));
        continue;
      }
      expect(view?.waiting).toEqual([seat]);
      expect(await passesBy(watcher, AFTER_MS - 1)).toBe(ply);
      expect(await passesBy(watcher, 1)).toBe(ply + 1);
      declined++;
    }
    watcher.source.close();
  });

  it('answers what is offered already, unless the seat wants to be asked again', async () => {
    const { watcher } = await offer();
    const { ply } = watcher.now;
    await watcher.source.skip!('this');
    expect(watcher.now.skip?.until).toBe('this');
    await watcher.source.skip!('none');
    expect(await passesBy(watcher, 10 * AFTER_MS)).toBe(ply);
    await watcher.source.skip!('this');
    expect(await passesBy(watcher, AFTER_MS)).toBe(ply + 1);
    watcher.source.close();
  });

  it('ends when the table is closed', async () => {
    const { watcher } = await offer();
    const { ply } = watcher.now;
    await watcher.source.skip!('turn');
    watcher.source.close();
    expect(await passesBy(watcher, 10 * AFTER_MS)).toBe(ply);
  });

  it('is not there where the game has no offers, and not before one is at the screen', async () => {
    const alone = await start('seasons', ['me', BOT]);
    expect(alone.now.skip).toBeNull();
    await expect(alone.source.skip!('turn')).rejects.toMatchObject({ code: 'illegal' });
    alone.source.close();
    const together = await start('hlas', PEOPLE);
    expect(together.now.skip).toBeNull();
    await expect(together.source.skip!('turn')).rejects.toMatchObject({ code: 'illegal' });
    await together.source.move(READY);
    await expect(together.source.skip!('ever' as SkipUntil)).rejects.toMatchObject({ code: 'illegal' });
    expect(together.now.skip).toEqual({ until: 'none' });
    together.source.close();
  });
});

describe('saves', () => {
  it.each(keptSaves)('%s keeps the options it was played with', async (name) => {
    const text = readFileSync(join(BEFORE, name), 'utf8');
    const watcher = new Watcher(await engine().loadTable(text, 'en'));
    const info = watcher.now.info;
    for (const option of games.find((one) => one.id === info.game)!.options) {
      const kept = JSON.parse(text).options[option.id] ?? option.before;
      expect(watcher.now.view!.options[option.id]).toBe(kept);
    }
    watcher.source.close();
  });

  it('go on exactly where they were', async () => {
    const watcher = await start(first, ['me', BOT], 11);
    await playOn(watcher, dice(11), 30);
    const before = await watcher.isMyMove();
    const save = await watcher.source.save!();
    watcher.source.close();
    const again = new Watcher(await engine().loadTable(save, 'en'));
    expect(again.now.view).toEqual(before.view);
    expect(again.now.legal).toEqual(before.legal);
    expect(again.now.log).toEqual(before.log);
    expect(again.now.info.seats).toEqual(before.info.seats);
    expect(await again.source.save!()).toBe(save);
    await playOn(again, dice(12));
    verifyNative(await again.source.save!(), 'proved');
    again.source.close();
  });

  it('are refused with a reason when touched', async () => {
    const watcher = await start(first, ['me', BOT], 3);
    await playOn(watcher, dice(3), 12);
    const save = await watcher.source.save!();
    watcher.source.close();
    const doc = JSON.parse(save);
    const changed = (change: (doc: any) => void) => {
      const copy = structuredClone(doc);
      change(copy);
      return JSON.stringify(copy);
    };
    const bad: [string, RegExp][] = [
      [save.slice(0, 200), /not a save file/],
      ['{}', /version can read/],
      [changed((one) => (one.game = 'chess')), /not here/],
      [changed((one) => (one.extra = 1)), /does not know/],
      [changed((one) => (one.players = 99)), /options/],
      [changed((one) => (one.seats[0].name = 'x'.repeat(80))), /seats/],
      [changed((one) => (one.seed = '00'.repeat(32))), /does not belong/],
      [changed((one) => one.log.splice(3, 1)), /not legal|elsewhere|lead/],
      [changed((one) => (one.log[0][1] = 'zz')), /damaged/],
      [changed((one) => one.log.pop()), /does not lead/],
      [changed((one) => (one.hash = '0x0')), /does not lead/],
      [changed((one) => (one.snapshot = 'AAAA')), /does not lead/],
      [changed((one) => (one.first_ply = 1)), /first position/],
      [changed((one) => (one.rules_version += 1)), /newer rules/],
    ];
    for (const [text, reason] of bad) {
      await expect(engine().loadTable(text, 'en')).rejects.toThrow(reason);
    }
    await expect(engine().loadTable('{}', 'pl')).rejects.toThrow(/wersja/);
  });

  it('of other rules go on from the snapshot and say so', async () => {
    const watcher = await start(first, ['me', BOT], 3);
    await playOn(watcher, dice(3), 12);
    const before = await watcher.isMyMove();
    const doc = JSON.parse(await watcher.source.save!());
    watcher.source.close();
    doc.rules_version -= 1;
    doc.log[0][1] = '0x00010000ffff0000';
    const old = await engine().openReplay(JSON.stringify(doc));
    expect([old.first_ply, old.plies]).toEqual([before.ply, before.ply]);
    expect(old.note('en')).toMatch(/corrected/);
    expect(old.note('pl')).toMatch(/poprawiono/);
    const again = new Watcher(await engine().loadTable(JSON.stringify(doc), 'en'));
    expect(again.now.info.note).toMatch(/corrected/);
    expect(again.now.ply).toBe(before.ply);
    expect(again.now.view).toEqual(before.view);
    expect(again.now.log).toEqual([]);
    expect(again.now.can_undo).toBe(false);
    await playOn(again, dice(4), before.ply + 10);
    const replay = await engine().openReplay(await again.source.save!());
    expect((await replay.at(0, null, 'en')).ply).toBe(before.ply);
    expect(replay.first_ply).toBe(before.ply);
    const { verdict, checks } = await replay.verify('en');
    expect(verdict).toBe('refuted'); /* it begins at a position now, which nothing was committed to */
    expect(checks.map((check) => check.ok)).toEqual([true, false, true, true, true, false]);
    again.source.close();
  });

  it('prove what was touched', async () => {
    const watcher = await start(first, ['me', BOT], 3);
    await playOn(watcher, dice(3), 12);
    const doc = JSON.parse(await watcher.source.save!());
    watcher.source.close();
    doc.log[5][1] = '0x0001003f00000000';
    const host = new EngineHost(rulesModule());
    const proof = await host.verify(JSON.stringify(doc));
    expect(proof).toMatchObject({ is_from_seed: true, is_commitment_right: true, bad_ply: 5, is_hash_right: false });
  });

  /* What both programs say of a file, and the lines that do not hold. */
  async function judged(doc: unknown, verdict: Verdict, lang: Lang): Promise<string[]> {
    const save = JSON.stringify(doc);
    verifyNative(save, verdict);
    const proof = await new EngineHost(rulesModule()).verify(save);
    expect(verdictOf(proof)).toBe(verdict);
    return checksOf(proof, lang).filter((check) => !check.ok).map((check) => check.text);
  }

  it('of older rules are not decided where today’s lead elsewhere', async () => {
    const game = games.find((one) => one.rules_version > 1)!;
    const watcher = await start(game.id, Array.from({ length: game.seats_min }, () => 'me'), 3);
    await playOn(watcher, dice(3), 12);
    const doc = JSON.parse(await watcher.source.save!());
    watcher.source.close();
    expect(await judged(doc, 'unfinished', 'en')).toEqual([expect.stringMatching(/not over/)]);
    const old = { ...doc, rules_version: doc.rules_version - 1 };
    expect(await judged(old, 'unfinished', 'pl')).toEqual([expect.stringMatching(/nie jest skończona/)]);
    doc.log[5][1] = old.log[5][1] = '0x0001003f00000000';
    expect(await judged(doc, 'refuted', 'en')).toEqual(['decision 6 of 12 was not legal', 'they do not lead to the saved position']);
    expect(await judged(old, 'other-rules', 'en')).toEqual([
      'decision 6 of 12 is not legal by the rules of today',
      'by the rules of today they do not lead to the saved position',
    ]);
    expect(await judged(old, 'other-rules', 'pl')).toEqual([
      'decyzja 6 z 12 jest niedozwolona według dzisiejszych zasad',
      'według dzisiejszych zasad nie prowadzą one do zapisanej pozycji',
    ]);
    const newer = { ...doc, rules_version: doc.rules_version + 1 };
    expect(await judged(newer, 'refuted', 'en')).toHaveLength(3);
    expect(await judged({ ...old, commitment: '0'.repeat(64) }, 'refuted', 'en')).toHaveLength(3);
  });
});

describe('the games that the browser keeps', () => {
  it('can be listed, continued and deleted', async () => {
    const store = new MemoryStore();
    const watcher = await start(first, ['me', BOT], 8, store);
    await playOn(watcher, dice(8), 20);
    const before = await watcher.isMyMove();
    await (watcher.source as OfflineSource).settled();
    watcher.source.close();
    const own = engine(store);
    const [kept] = await own.saved();
    expect(kept).toMatchObject({ game: first, over: false, ply: before.ply });
    const again = new Watcher(await own.openSaved(kept!.id, 'en'));
    expect(again.now.view).toEqual(before.view);
    await playOn(again, dice(8));
    await (again.source as OfflineSource).settled();
    expect(await own.saved()).toMatchObject([{ id: kept!.id, over: true, ply: again.now.ply }]);
    again.source.close();
    await own.removeSaved(kept!.id);
    expect(await own.saved()).toEqual([]);
  });

  it('are kept with their end, however long each writing takes', async () => {
    class SlowStore extends MemoryStore {
      steps = 0;
      override async write(...what: Parameters<MemoryStore['write']>): Promise<void> {
        for (let i = 0; i < this.steps; i++) await Promise.resolve();
        await super.write(...what);
      }
    }
    for (let seed = 1; seed <= 40; seed++) {
      const store = new SlowStore();
      store.steps = seed;
      const watcher = await start('bids', ['me', BOT], seed, store);
      await playOn(watcher, dice(seed));
      await (watcher.source as OfflineSource).settled();
      expect(await store.list()).toMatchObject([{ over: true, ply: watcher.now.ply }]);
      watcher.source.close();
    }
  });

  it('are kept after an undo too', async () => {
    const store = new MemoryStore();
    const watcher = await start('bids', ['me', 'bot:hard:ms=400'], 8, store);
    await watcher.source.move(watcher.now.legal[0]!.action);
    expect(watcher.now.can_undo).toBe(true);
    await watcher.source.undo();
    await (watcher.source as OfflineSource).settled();
    const save = JSON.parse((await store.read(watcher.now.info.id))!);
    expect(save.log.filter((entry: [number, string]) => entry[0] === 0)).toEqual([]);
    watcher.source.close();
  });

  it('drop finished ones first when there are too many', () => {
    const table = (id: string, over: boolean, at: number) => ({ id, game: first, seats: [], ply: 1, over, at });
    const all = [table('a', false, 1), table('b', true, 9), table('c', true, 5), table('d', false, 2)];
    expect(surplus(all, 3).map((one) => one.id)).toEqual(['c']);
    expect(surplus(all, 1).map((one) => one.id)).toEqual(['a', 'b', 'c']);
  });
});

describe('stories', () => {
  /* A game that takes its own records, so that a story can be as long as one likes. */
  const teller = games.find((game) => game.continues?.includes(game.id))!;

  async function chapter(store: MemoryStore, records: string[], seed: number): Promise<Watcher> {
    const source = await engine(store).newTable({
      game: teller.id, options: {}, seats: ['me', BOT], lang: 'en', seed: seedOf(seed), records,
    });
    return new Watcher(source);
  }

  async function finished(store: MemoryStore, records: string[], seed: number): Promise<Watcher> {
    const watcher = await chapter(store, records, seed);
    await playOn(watcher, dice(seed));
    await (watcher.source as OfflineSource).settled();
    return watcher;
  }

  it('call bots by their place among the bots, as records do', () => {
    const names = seatsOf({ seats: ['me', BOT, 'me', BOT], names: ['Ada', '', '', ''] }).map(({ name }) => name);
    expect(names).toEqual(['Ada', 'Bot 1', undefined, 'Bot 2']);
  });

  it('go on with what a finished match hands on, and can be proved', async () => {
    const store = new MemoryStore();
    const one = await finished(store, [], 3);
    const record = await one.source.record!();
    const { id } = one.now.info;
    expect(JSON.parse(record)).toMatchObject({ format: 'chronicle-record', game: teller.id, match: id });
    expect(await engine(store).recordOf(id)).toBe(record);
    const called = (text: string) => JSON.parse(text).players.map((one: any) => one.player);
    expect(called(record)).toEqual(['Player 1', 'Bot 1']);
    const long = 'ż'.repeat(40);
    for (const own of ['Żaneta', 'Bot 1', 'bot-1', long, `a${long}`]) {
      expect(called(await engine(store).recordOf(id, own))).toEqual([recordedName(own), 'Bot 1']);
    }
    const plain = await chapter(new MemoryStore(), [], 4);
    const two = await finished(store, [record], 4);
    expect(two.states[0]!.info.commitment).not.toBe(plain.now.info.commitment);
    expect(two.now.info.continues).toEqual([{ game: teller.id, table: id }]);
    const save = await two.source.save!();
    expect(JSON.parse(save).legacy).toMatch(/^[0-9a-f]+$/);
    verifyNative(save, 'proved');
    const replay = await engine().openReplay(save);
    expect((await replay.verify('en')).verdict).toBe('proved');
    const kept = (await engine(store).saved()).find((table) => table.id === two.now.info.id);
    expect(kept?.continues).toEqual([{ game: teller.id, table: id }]);
    const again = new Watcher(await engine(store).openSaved(two.now.info.id, 'en'));
    expect(again.now.view).toEqual(two.now.view);
    expect(again.now.info.continues).toEqual(two.now.info.continues);
    for (const watcher of [one, two, plain, again]) watcher.source.close();
  });

  /* Of the game that goes on with most others one chapter is played in the terminal, the rest here. */
  it.runIf(plansza)('are mixed with those of the terminal', async () => {
    const others = (game: (typeof games)[number]) => game.continues?.filter((id) => id !== game.id) ?? [];
    const last = games.reduce((a, b) => (others(b).length > others(a).length ? b : a));
    const [there, ...here] = others(last);
    const folder = mkdtempSync(join(tmpdir(), 'plansza-'));
    const run = (...command: string[]) => {
      const typed = '1\n'.repeat(3000);
      const done = spawnSync(plansza!, command, { cwd: folder, encoding: 'utf8', input: typed });
      expect(done.status, done.stderr).toBe(0);
      return done.stdout;
    };
    try {
      const seats = ['--players', '2', '--seat', '1=random', '--seat', '2=human', '--name', 'Ada'];
      const seeds = ['--seed', '1', '--bot-seed', '1'];
      run('play', there!, ...seats, ...seeds, '--save', 'there.json');
      const records = [run('replay', 'there.json', '--record')];
      expect(here.length).toBeGreaterThan(0);
      for (const game of here) {
        const store = new MemoryStore();
        const watcher = await start(game, ['me', BOT], 1, store);
        await playOn(watcher, dice(1));
        await (watcher.source as OfflineSource).settled();
        records.push(await engine(store).recordOf(watcher.now.info.id, 'Ada'));
        watcher.source.close();
      }
      const called = records.map((text) => JSON.parse(text).players.map((one: any) => one.player));
      expect(called).toEqual([['Bot 1', 'Ada'], ...here.map(() => ['Ada', 'Bot 1'])]);
      records.forEach((text, i) => writeFileSync(join(folder, `${i}.json`), text));
      const flags = records.flatMap((_, i) => ['--record', `${i}.json`]);
      const told = run('play', last.id, ...flags, '--name', 'Ada', '--bot', 'random', ...seeds, '--save', 'last.json');
      expect(told).toContain('1. Bot 1: ');
      expect(told).toContain('2. Ada: you');
      const asked = { game: last.id, options: {}, lang: 'en' as const, seed: seedOf(1), records };
      const watcher = new Watcher(await engine().newTable({ ...asked, seats: [BOT, 'me'] }));
      expect(watcher.now.info.continues).toHaveLength(records.length);
      watcher.source.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('say in the language why a record cannot be used', async () => {
    const asked = { game: teller.id, options: {}, seats: ['me', BOT] };
    const refuse = (records: string[], lang: 'pl' | 'en') =>
      engine().newTable({ ...asked, lang, records }).then(() => '', (error) => error.message);
    const reasons = [await refuse(['{}'], 'en'), await refuse(['{}'], 'pl')];
    expect(reasons[0]).toContain('record');
    expect(reasons[1]).toContain('zapis');
    expect(await refuse(['x'.repeat(50_000)], 'en')).toBe(reasons[0]);
    expect(await refuse(['{}', '{}', '{}', '{}', '{}'], 'en')).toContain('too many');
    const deaf = games.find((game) => !game.continues?.length)!;
    await expect(engine().newTable({ ...asked, game: deaf.id, lang: 'en', records: ['{}'] })).rejects
      .toThrow('does not begin with');
  });

  it('hand nothing on before the end', async () => {
    const watcher = await start(teller.id, ['me', BOT]);
    await expect(watcher.source.record!()).rejects.toThrow('nothing to hand on');
    watcher.source.close();
  });

  it('are damaged when what was handed on is', async () => {
    const store = new MemoryStore();
    const one = await finished(store, [], 3);
    const two = await finished(store, [await one.source.record!()], 4);
    const save = await two.source.save!();
    const bent = (legacy: unknown) => JSON.stringify({ ...JSON.parse(save), legacy });
    for (const legacy of ['', '0', 'zz', '00', 7, null]) {
      await expect(engine().loadTable(bent(legacy), 'en')).rejects.toThrow('damaged');
    }
    const another = ['01', '02'].find((legacy) => legacy !== JSON.parse(save).legacy);
    await expect(engine().loadTable(bent(another), 'en')).rejects.toThrow('commitment');
    one.source.close();
    two.source.close();
  });
});

describe('secrecy', () => {
  /* Two truths that look alike to a seat: whatever the page gets for that seat is the same. */
  for (const [index, game] of games.entries()) {
    it(`what a seat of ${game.id} gets does not depend on what it may not see`, () => {
      const options = game.options.map((one) => one.values.findIndex((value) => value.id === one.default));
      const look = (table: Table, ply: number, seat: number | null) => ['pl', 'en'].map((lang) =>
        JSON.stringify([table.view(ply, seat, lang as 'pl'), table.legal(seat, lang as 'pl')]));
      const other = new Table(rulesModule());
      let differences = 0;
      for (let count = game.seats_min; count <= game.seats_max; count++) {
        const truth = new Table(rulesModule());
        const roll = dice(count);
        truth.start(index, count, options, Uint8Array.from({ length: 32 }, (_, i) => i + count));
        for (let ply = 0; !truth.status(ply).over; ply++) {
          if (ply % 11 === 0) {
            for (let seat = 0; seat <= count; seat++) {
              const viewer = seat < count ? seat : null;
              other.resume(index, truth.snapshot(ply));
              other.imagine(viewer, BigInt(ply + seat));
              expect(look(other, 0, viewer)).toEqual(look(truth, ply, viewer));
              differences += Number(other.status(0).hash !== truth.status(ply).hash);
            }
          }
          const { waiting } = truth.status(ply);
          const seat = waiting[roll(waiting.length)]!;
          truth.play(seat, pick(truth.legal(seat, 'en'), roll));
        }
      }
      expect(differences).toBeGreaterThan(10);
    });
  }

  it('a bug of the rules leaves the match as it was', async () => {
    const host = new EngineHost(rulesModule());
    const { table } = await host.open({ game: first, options: {}, seats: [{}, {}], seed: seedOf(1) });
    const seat = host.status(table).waiting[0]!;
    host.play(table, seat, host.look(table, seat, 'en').legal[0]!.action);
    const before = host.save(table);
    const entry = (host as any).entries.get(table);
    const { Broken } = await import('../../wasm/module.mjs');
    entry.wasm.view = () => {
      throw new Broken('test');
    };
    expect(() => host.look(table, seat, 'en')).toThrow('test');
    expect(host.save(table)).toBe(before);
    expect(host.look(table, seat, 'en').status.ply).toBe(1);
  });
});
