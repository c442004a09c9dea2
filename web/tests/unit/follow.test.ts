import { describe, expect, it } from 'vitest';
import type { Film, Frame } from '../../src/lib/film';
import { Follower, sinceOwn, type Shot } from '../../src/lib/follow';
import type { LogEvent, TableState, View } from '../../src/lib/types';

const ME = 0;
const STEP = 100;

const line = (ply: number, seat: number | null, text: string): LogEvent => ({
  ply,
  seat,
  kind: 'something',
  text,
});

/* Every decision leads to these events; by ply, from 1 on. */
type Story = [seat: number, texts: string[]][];

class Stage {
  now = 0;
  planned: { run: () => void; at: number }[] = [];
  shots: Shot[] = [];
  asked: number[] = [];
  stepMs = STEP;
  hasFilms = true;
  answer: () => Promise<void> = async () => undefined;
  seat: number | null = ME;
  log: LogEvent[];
  readonly follower: Follower;

  constructor(story: Story) {
    this.log = story.flatMap(([seat, texts], i) => texts.map((text) => line(i + 1, seat, text)));
    this.follower = new Follower({
      film: (from) => this.film(from),
      onchange: (shot) => this.shots.push(shot),
      stepMs: () => this.stepMs,
      setTimer: (run, ms) => {
        const one = { run, at: this.now + ms };
        this.planned.push(one);
        return one;
      },
      clearTimer: (one) => (this.planned = this.planned.filter((other) => other !== one)),
    });
  }

  view = (ply: number, event = 0) => ({ seat: this.seat, moment: `${ply}.${event}` }) as unknown as View;

  reached = 0;

  private async film(from: number): Promise<Film> {
    this.asked.push(from);
    await this.answer();
    if (!this.hasFilms) throw new Error('none');
    const to = this.reached;
    const told = this.log.filter((one) => one.ply > from && one.ply <= to);
    const frames = told.map<Frame>((one, i) => {
      const before = told.slice(0, i).filter((other) => other.ply === one.ply).length;
      return { ply: one.ply, view: this.view(one.ply, before + 1), lines: [one] };
    });
    return { to, frames };
  }

  async reach(ply: number, own_ply = 0): Promise<void> {
    this.reached = ply;
    const log = this.log.filter((one) => one.ply <= ply);
    this.follower.push({ ply, own_ply, log, view: this.view(ply), legal: [] } as unknown as TableState);
    await this.settle();
  }

  async settle(): Promise<void> {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  }

  async wait(ms: number): Promise<void> {
    const until = this.now + ms;
    for (;;) {
      const [first] = this.planned.filter((one) => one.at <= until).sort((a, b) => a.at - b.at);
      if (!first) break;
      this.planned = this.planned.filter((one) => one !== first);
      this.now = first.at;
      first.run();
      await this.settle();
    }
    this.now = until;
  }

  get shot(): Shot {
    return this.shots.at(-1)!;
  }

  /* What the board shows. */
  get seen(): string {
    return this.shot.frame?.lines.map((one) => one.text).join() ?? `now ${this.shot.state.ply}`;
  }

  /* All that the board has shown, each once in a row. */
  get story(): string[] {
    const all = this.shots.map(({ frame, state }) =>
      frame ? frame.lines.map((one) => one.text).join() : `now ${state.ply}`,
    );
    return all.filter((one, i) => one !== all[i - 1]);
  }
}

const events = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i + 1}`);

describe('following what others do', () => {
  it('shows the first position as it is', async () => {
    const stage = new Stage([[1, ['a']]]);
    await stage.reach(1);
    expect(stage.seen).toBe('now 1');
    expect(stage.asked).toEqual([]);
  });

  it('steps through each event in order and ends with what is now', async () => {
    const stage = new Stage([[1, ['a', 'b']], [2, ['c']]]);
    await stage.reach(0);
    await stage.reach(1);
    expect(stage.seen).toBe('a');
    await stage.reach(2);
    await stage.wait(10 * STEP);
    expect(stage.story.filter(Boolean)).toEqual(['now 0', 'a', 'b', 'c', 'now 2']);
    expect(stage.follower.isFilming).toBe(false);
  });

  it('asks for all that waits at once, and only once at a time', async () => {
    const stage = new Stage([[1, ['a']], [1, ['b']], [1, ['c']]]);
    await stage.reach(0);
    let open = () => {};
    stage.answer = () => new Promise((resolve) => (open = resolve));
    await stage.reach(1);
    await stage.reach(2);
    await stage.reach(3);
    expect(stage.asked).toEqual([0]);
    stage.answer = async () => undefined;
    open();
    await stage.settle();
    await stage.wait(10 * STEP);
    expect(stage.asked).toEqual([0]);
    expect(stage.story.filter(Boolean)).toEqual(['now 0', 'a', 'b', 'c', 'now 3']);
  });

  it('leaves the board as it was until the film is there', async () => {
    const stage = new Stage([[1, ['a']]]);
    await stage.reach(0);
    stage.answer = () => new Promise(() => {});
    await stage.reach(1);
    expect(stage.shot.frame?.view).toEqual(stage.view(0));
    await stage.wait(60000);
    expect(stage.seen).toBe('now 1');
  });

  it('shows positions where there is no film', async () => {
    const stage = new Stage([[1, ['a', 'b']], [1, ['c']]]);
    stage.hasFilms = false;
    await stage.reach(0);
    await stage.reach(1);
    await stage.reach(2);
    await stage.wait(10 * STEP);
    expect(stage.story.filter(Boolean)).toEqual(['now 0', 'a,b', 'c', 'now 2']);
  });

  it('shows everything at once where nothing is to move', async () => {
    const stage = new Stage([[1, ['a', 'b']], [1, ['c']]]);
    stage.stepMs = 0;
    await stage.reach(0);
    await stage.reach(1);
    await stage.reach(2);
    expect(stage.story).toEqual(['now 0', 'now 1', 'now 2']);
    expect(stage.shots.flatMap((one) => one.fresh).map((one) => one.text)).toEqual(['a', 'b', 'c']);
    expect(stage.asked).toEqual([]);
  });
});

describe("one's own decisions", () => {
  it('are drawn when the answer comes', async () => {
    const stage = new Stage([[ME, ['a', 'b', 'c', 'd']]]);
    await stage.reach(0);
    stage.follower.decide();
    await stage.reach(1, 1);
    expect(stage.seen).toBe('now 1');
    expect(stage.asked).toEqual([]);
  });

  it('never wait behind what others did', async () => {
    const stage = new Stage([[1, events('a', 5)], [ME, ['mine']]]);
    await stage.reach(0);
    await stage.reach(1);
    expect(stage.seen).toBe('a1');
    stage.follower.decide();
    expect(stage.seen).toBe('now 1');
    await stage.reach(2, 2);
    expect(stage.seen).toBe('now 2');
  });

  it('are drawn at once even if others were quicker', async () => {
    const stage = new Stage([[1, events('a', 5)], [ME, ['mine']]]);
    await stage.reach(0);
    stage.follower.decide();
    await stage.reach(1);
    expect(stage.seen).toBe('a1');
    await stage.reach(2, 2);
    expect(stage.seen).toBe('now 2');
  });

  it('are not what another decides while they are on their way, or are refused', async () => {
    const stage = new Stage([[1, ['a', 'b']], [1, ['c']]]);
    await stage.reach(0);
    stage.follower.decide();
    await stage.reach(1);
    expect(stage.seen).toBe('a');
    await stage.reach(2);
    await stage.wait(10 * STEP);
    expect(stage.story.filter(Boolean)).toEqual(['now 0', 'a', 'b', 'c', 'now 2']);
  });

  it('are followed where much comes of them, from what is not their own on', async () => {
    const stage = new Stage([[ME, ['mine1', 'mine2']]]);
    stage.log.push(...events('night', 3).map((text) => line(1, null, text)));
    await stage.reach(0);
    stage.follower.decide();
    await stage.reach(1, 1);
    expect(stage.seen).toBe('mine2');
    await stage.wait(10 * STEP);
    const [, ...shown] = stage.story.filter(Boolean);
    expect(shown).toEqual(['mine2', 'night1', 'night2', 'night3', 'now 1']);
  });
});

describe('steering', () => {
  async function playing(story: Story = [[1, ['a', 'b', 'c']]]) {
    const stage = new Stage(story);
    await stage.reach(0);
    await stage.reach(story.length);
    return stage;
  }

  it('skips to what is now, and loses nothing', async () => {
    const stage = await playing();
    stage.follower.now();
    expect(stage.seen).toBe('now 1');
    await stage.wait(10 * STEP);
    expect(stage.seen).toBe('now 1');
    for (const text of ['c', 'b', 'a', 'a']) {
      await stage.follower.back(0);
      expect(stage.seen).toBe(text);
      expect(stage.shot.isPlaying).toBe(false);
    }
    for (const text of ['b', 'c', 'now 1', 'now 1']) {
      stage.follower.forward();
      expect(stage.seen).toBe(text);
    }
  });

  it('pauses and goes on', async () => {
    const stage = await playing();
    stage.follower.toggle();
    await stage.wait(10 * STEP);
    expect(stage.seen).toBe('a');
    stage.follower.toggle();
    await stage.wait(STEP);
    expect(stage.seen).toBe('b');
  });

  it('waits while a card is read', async () => {
    const stage = await playing();
    stage.follower.hold();
    await stage.wait(10 * STEP);
    expect(stage.seen).toBe('a');
    stage.follower.go();
    await stage.wait(10 * STEP);
    expect(stage.seen).toBe('now 1');
  });

  it('goes on waiting when more comes meanwhile', async () => {
    const stage = new Stage([[1, ['a', 'b']], [1, ['c']]]);
    await stage.reach(0);
    await stage.reach(1);
    stage.follower.hold();
    await stage.reach(2);
    await stage.wait(10 * STEP);
    expect(stage.seen).toBe('a');
  });

  it('does not hold a film that stands still', async () => {
    const stage = await playing();
    stage.follower.toggle();
    stage.follower.hold();
    stage.follower.go();
    await stage.wait(10 * STEP);
    expect(stage.seen).toBe('a');
  });

  it('keeps what comes while one steps back, and then shows it', async () => {
    const stage = new Stage([[1, ['a', 'b']], [1, ['c']]]);
    await stage.reach(0);
    await stage.reach(1);
    await stage.follower.back(0);
    await stage.reach(2);
    await stage.wait(10 * STEP);
    expect(stage.seen).toBe('a');
    stage.follower.toggle();
    await stage.wait(10 * STEP);
    expect(stage.story.filter(Boolean).slice(-4)).toEqual(['a', 'b', 'c', 'now 2']);
  });

  it('goes back to what was never stepped, by asking for it then', async () => {
    const stage = new Stage([[1, ['a']], [1, ['b']], [1, ['c']]]);
    stage.stepMs = 0;
    for (const ply of [0, 1, 2, 3]) await stage.reach(ply);
    await stage.follower.back(1);
    expect(stage.asked).toEqual([1]);
    expect(stage.seen).toBe('c');
    await stage.follower.back(1);
    await stage.wait(10 * STEP);
    expect(stage.seen).toBe('b');
    stage.follower.now();
    await stage.follower.replay(0);
    expect(stage.seen).toBe('a');
    await stage.wait(10000);
    expect(stage.seen).toBe('now 3');
  });

  it('tells what comes to be seen once', async () => {
    const stage = await playing();
    await stage.wait(10 * STEP);
    await stage.follower.back(0);
    await stage.follower.replay(0);
    await stage.wait(10 * STEP);
    expect(stage.shots.flatMap((one) => one.fresh).map((one) => one.text)).toEqual(['a', 'b', 'c']);
  });

  it('passes over what is old when too much waits, says how much, and can show it', async () => {
    const stage = await playing([[1, events('a', 50)]]);
    expect(stage.shot.skipped).toBe(38);
    expect(stage.seen).toBe('a39');
    stage.follower.showSkipped();
    expect(stage.seen).toBe('a1');
    expect(stage.shot.skipped).toBe(0);
    await stage.wait(100 * STEP);
    const all = stage.shots.flatMap(({ frame }) => frame?.lines.map((one) => one.text) ?? []);
    expect(new Set(all)).toEqual(new Set(events('a', 50)));
    expect(stage.seen).toBe('now 1');
  });

  it('passes over nothing of what was asked for, even if more comes meanwhile', async () => {
    const ways = [(one: Follower) => one.showSkipped(), (one: Follower) => one.replay(0)];
    for (const ask of ways) {
      const stage = new Stage([[1, events('a', 50)], [1, events('b', 40)], [1, events('c', 40)]]);
      await stage.reach(0);
      await stage.reach(1);
      await ask(stage.follower);
      await stage.reach(2);
      expect([stage.seen, stage.shot.skipped]).toEqual(['a1', 0]);
      await stage.wait(100 * STEP);
      expect(stage.story.slice(-91)).toEqual([...events('a', 50), ...events('b', 40), 'now 2']);
      await stage.reach(3);
      expect(stage.seen).toBe('c29');
    }
  });
});

describe('another story', () => {
  it('begins when something is taken back', async () => {
    const stage = new Stage([[1, ['a', 'b']], [1, ['c']]]);
    await stage.reach(1);
    await stage.reach(2);
    expect(stage.seen).toBe('c');
    await stage.reach(1);
    expect(stage.seen).toBe('now 1');
    expect(stage.shot.count).toBe(0);
  });

  it('begins for whoever looks at the screen next, also while a film is on its way', async () => {
    const stage = new Stage([[1, ['a', 'b']]]);
    await stage.reach(0);
    let open = () => {};
    stage.answer = () => new Promise((resolve) => (open = resolve));
    await stage.reach(1);
    stage.seat = 1;
    await stage.reach(1);
    open();
    await stage.settle();
    await stage.wait(10 * STEP);
    expect(stage.seen).toBe('now 1');
    expect(stage.shot.count).toBe(0);
  });
});

describe("since one's own last turn", () => {
  const log = (seats: (number | null)[]) => seats.map((seat, i) => line(i + 1, seat, ''));

  const since = (lines: LogEvent[], seat: number | null) => {
    const { from, lines: told } = sinceOwn(lines, seat);
    return { from, to: told.at(-1)?.ply ?? 0 };
  };
  const night = (ply: number) => [1, 2, 3].map((n) => line(ply, null, `night${n}`));

  it('is all that others have done after it', () => {
    expect(since(log([ME, ME, 1, 2]), ME)).toEqual({ from: 2, to: 4 });
    expect(since(log([1, 2]), ME)).toEqual({ from: 0, to: 2 });
    expect(since([], ME)).toEqual({ from: 0, to: 0 });
  });

  it('stays while one takes a turn of several decisions', () => {
    expect(since(log([ME, 1, null, ME, ME]), ME)).toEqual({ from: 1, to: 3 });
  });

  it('is what an own decision has led to, where that is more than a glance', () => {
    const story = [line(1, ME, ''), line(2, ME, 'mine'), ...night(2)];
    expect(sinceOwn(story, ME)).toEqual({ from: 1, lines: night(2) });
    expect(sinceOwn([...story, line(3, 1, 'next'), line(4, ME, '')], ME)).toEqual({
      from: 1,
      lines: [...night(2), line(3, 1, 'next')],
    });
  });

  it('is nothing where all is one\'s own, and the film that of the last decision', () => {
    expect(sinceOwn(log([ME, ME, ME]), ME)).toEqual({ from: 2, lines: [] });
    expect(sinceOwn([line(1, ME, ''), line(1, null, 'a'), line(1, null, 'b')], ME).lines).toEqual([]);
  });

  it('is the last of what happened for those who watch', () => {
    expect(since(log(Array(100).fill(1)), null)).toEqual({ from: 60, to: 100 });
    expect(since(log([1, 2]), null)).toEqual({ from: 0, to: 2 });
  });
});
