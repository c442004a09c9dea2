import { describe, expect, it } from 'vitest';
import { readAlerts } from '../../src/lib/alert_prefs';
import { known } from '../../src/lib/preferences';
import { chime, gainOf, type Sounding } from '../../src/lib/chime';
import { PATIENCE_MS, TurnAlert, type Turn } from '../../src/lib/turn_alert';

function setup() {
  const state = { now: 0, isHidden: false };
  const told: string[] = [];
  const alert = new TurnAlert({
    isHidden: () => state.isHidden,
    ring: () => told.push('ring'),
    shake: () => told.push('shake'),
    show: ({ table, title, others }) => told.push(`show ${table}: ${title}, ${others}`),
    point: ({ table }) => told.push(`point ${table}`),
    hide: (table) => told.push(`hide ${table}`),
    badge: (count) => told.push(`badge ${count}`),
    now: () => state.now,
  });
  const turn = (table: string): Turn => ({ table, title: 'Seasons', others: ['Ania'] });
  const take = () => told.splice(0);
  return { state, alert, turn, take };
}

describe('the turn of a person', () => {
  it('is not announced at a table that is just being opened', () => {
    const { state, alert, turn, take } = setup();
    state.isHidden = true;
    alert.note(turn('a'), true);
    expect(take()).toEqual(['badge 1']);
  });

  it('clears the badge of an earlier visit when no table waits', () => {
    const { alert, turn, take } = setup();
    alert.noteAll([{ turn: turn('a'), isMine: false }]);
    expect(take()).toEqual(['hide a', 'badge 0']);
    alert.noteAll([]);
    expect(take()).toEqual(['hide a']);
  });

  it('rings after a wait, and is shown outside a page that is not seen', () => {
    const { state, alert, turn, take } = setup();
    alert.note(turn('a'), false);
    state.now = PATIENCE_MS;
    alert.note(turn('a'), true);
    expect(take()).toEqual(['hide a', 'ring', 'shake', 'point a', 'badge 1']);
    alert.note(turn('a'), false);
    expect(take()).toEqual(['hide a', 'badge 0']);
    state.isHidden = true;
    alert.note(turn('a'), true);
    expect(take()).toEqual(['ring', 'shake', 'show a: Seasons, Ania', 'badge 1']);
  });

  it('makes no noise when the answer comes at once before the eyes of the person', () => {
    const { state, alert, turn, take } = setup();
    alert.note(turn('a'), true);
    state.now = 60_000;
    alert.note(turn('a'), false);
    state.now += PATIENCE_MS - 1;
    alert.note(turn('a'), true);
    expect(take()).toEqual(['badge 1', 'hide a', 'badge 0', 'badge 1']);
  });

  it('is announced once, however often the table is told', () => {
    const { state, alert, turn, take } = setup();
    state.isHidden = true;
    alert.note(turn('a'), false);
    alert.note(turn('a'), true);
    take();
    alert.note(turn('a'), true);
    alert.note(turn('a'), true);
    expect(take()).toEqual([]);
  });

  it('is counted over all tables; those that are gone do not count', () => {
    const { state, alert, turn, take } = setup();
    const list = (...mine: [string, boolean][]) =>
      alert.noteAll(mine.map(([table, isMine]) => ({ turn: turn(table), isMine })));
    list(['a', true], ['b', false]);
    expect(take()).toEqual(['badge 1', 'hide b']);
    state.isHidden = true;
    list(['a', true], ['b', true]);
    expect(take()).toEqual(['ring', 'shake', 'show b: Seasons, Ania', 'badge 2']);
    list(['b', true]);
    expect(take()).toEqual(['hide a', 'badge 1']);
    alert.clear();
    expect(take()).toEqual(['hide b', 'badge 0']);
  });

  it('at the table on the page is not forgotten when the others are listed', () => {
    const { state, alert, turn, take } = setup();
    alert.note(turn('here'), false);
    alert.noteAll([{ turn: turn('b'), isMine: true }], 'here');
    expect(take()).toEqual(['hide here', 'badge 1']);
    expect([alert.countBeside('here'), alert.countBeside('b')]).toEqual([1, 0]);
    state.now = PATIENCE_MS;
    alert.noteAll([], 'here');
    alert.note(turn('here'), true);
    expect(take()).toEqual(['hide b', 'badge 0', 'ring', 'shake', 'point here', 'badge 1']);
  });

  it('needs no notification any more once the page is seen', () => {
    const { alert, turn, take } = setup();
    alert.note(turn('a'), true);
    take();
    alert.seen();
    expect(take()).toEqual(['hide a']);
  });
});

/* A context that only notes what it is asked for. */
function silentContext() {
  const waves: { hertz: number; from: number; to: number }[] = [];
  const peaks: number[] = [];
  const context = {
    currentTime: 10,
    destination: {},
    createGain: () => ({
      gain: {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: (value: number) => peaks.push(value),
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: () => undefined,
    }),
    createOscillator: () => {
      const wave = { hertz: 0, from: 0, to: 0 };
      waves.push(wave);
      return {
        frequency: {
          set value(hertz: number) {
            wave.hertz = hertz;
          },
        },
        connect: () => undefined,
        start: (at: number) => (wave.from = at),
        stop: (at: number) => (wave.to = at),
      };
    },
  } as unknown as Sounding;
  return { context, waves, peaks };
}

describe('the sound', () => {
  it('is two rising notes that end', () => {
    const { context, waves } = silentContext();
    chime(context, 60);
    const [first, ...others] = waves;
    const second = others.find(({ from }) => from > first!.from);
    expect(second!.hertz).toBeGreaterThan(first!.hertz);
    for (const { from, to } of waves) {
      expect(from).toBeGreaterThanOrEqual(10);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThan(12);
    }
  });

  it('follows the volume, never too loud together, and is silent at 0', () => {
    const loudness = (volume: number) => {
      const { context, peaks } = silentContext();
      chime(context, volume);
      return peaks.reduce((sum, peak) => sum + peak, 0);
    };
    expect(loudness(0)).toBe(0);
    expect(loudness(30)).toBeGreaterThan(0);
    expect(loudness(100)).toBeGreaterThan(loudness(30));
    expect(loudness(100)).toBeLessThan(1);
    expect(gainOf(-5)).toBe(0);
    expect(gainOf(900)).toBe(gainOf(100));
  });
});

describe('what is remembered of it', () => {
  const usual = { notify: false, former: {} };

  it('is as usual where nothing, or nonsense, was stored', () => {
    for (const stored of [null, '', '{', 'null', '7', '[]', '{"volume":"loud","sound":1,"notify":1}', '{"volume":101}'])
      expect(readAlerts(stored), String(stored)).toEqual(usual);
  });

  it('is what was stored', () => {
    expect(readAlerts('{"notify":true}')).toEqual({ notify: true, former: {} });
  });

  it('are preferences where an older version kept them', () => {
    const { former } = readAlerts('{"sound":false,"volume":12,"vibrate":true,"notify":true}');
    expect(former).toEqual({ sound: 'off', volume: '10', vibrate: 'on' });
    expect(known(former)).toEqual(former);
    expect(readAlerts('{"volume":0}').former).toEqual({ volume: '5' });
  });
});
