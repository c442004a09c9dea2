/* What a table shows: the position of now or a frame of the film, what is said of it, and the card of
 * a scene. Reactive, around follow.ts. */
import { Follower, isSameStory, sinceOwn, type Shot } from './follow';
import type { Film, Frame } from './film';
import { toastError } from './notice.svelte';
import { STEP_MS } from './preferences';
import { pace, prefs } from './prefs.svelte';
import { framesOf, mayBeOver, sceneAt, type Scene } from './scenes';
import type { GameModule, LogEvent, Source, TableState } from './types';

const SPOKEN_MAX = 8;

export interface OpenScene {
  scene: Scene;
  frames: readonly Frame[];
  isOver: boolean;
  isAsked: boolean; /* opened by hand: it stays until it is closed */
}

export class Cinema {
  shot = $state.raw<Shot>()!;
  events = $state.raw<readonly LogEvent[]>([]);
  spoken = $state('');
  card = $state.raw<OpenScene | null>(null);
  readonly #follower: Follower;
  readonly #source: Source;
  readonly #module: () => GameModule | null;
  #begun: Scene[] = []; /* whose cards have not been shown yet */
  #eventsFrom = 0;

  readonly state = $derived.by(() => this.shot.state);
  readonly view = $derived.by(() => this.shot.frame?.view ?? this.shot.state.view);
  readonly isFilming = $derived.by(() => this.shot.frame !== null);
  readonly since = $derived.by(() => sinceOwn(this.state.log, this.state.info.you));

  constructor(latest: TableState, source: Source, module: () => GameModule | null) {
    this.#source = source;
    this.#module = module;
    this.shot = {
      state: latest, frame: null, isLoading: false, isPlaying: false, at: 0, count: 0, skipped: 0, fresh: [],
    };
    this.#follower = new Follower({
      film: (from) => this.#source.film?.(from) ?? Promise.reject(new Error('no films')),
      onchange: (shot) => this.#show(shot),
      stepMs: () => STEP_MS[pace()],
    });
  }

  push(state: TableState) {
    this.#follower.push(state);
  }

  /* One decides: what was shown before is over. */
  decide() {
    this.card = null;
    this.#follower.decide();
  }

  now() {
    this.card = null;
    this.#begun = [];
    this.#follower.now();
  }

  back() {
    return this.#follower.back(this.since.from);
  }

  forward() {
    this.#follower.forward();
  }

  toggle() {
    this.#follower.toggle();
  }

  replay() {
    this.card = null;
    return this.#follower.replay(this.since.from);
  }

  showSkipped() {
    this.#follower.showSkipped();
  }

  forget() {
    this.card = null;
    this.#follower.forget();
  }

  stop() {
    this.#follower.stop();
  }

  /* --- cards --------------------------------------------------------------------------------- */

  /* What a line of the log begins that can be looked at again. */
  sceneOf(line: LogEvent): Scene | null {
    return sceneAt(this.#module()?.scenes ?? [], line);
  }

  async openScene(scene: Scene) {
    try {
      const film = await this.#filmOf(scene);
      this.#open({ scene, ...framesOf(scene, film.frames), isAsked: true });
    } catch (error) {
      toastError(error);
    }
  }

  closeCard() {
    this.card = null;
    this.#follower.go();
  }

  /* The film of a scene that began some time ago, until it is over. */
  async #filmOf(scene: Scene): Promise<Film> {
    const film: Film = { to: scene.ply - 1, frames: [] };
    while (film.to < this.state.ply && !framesOf(scene, film.frames).isOver) {
      const part = await this.#source.film?.(film.to);
      if (!part || part.to <= film.to) break;
      film.frames.push(...part.frames);
      film.to = part.to;
    }
    return film;
  }

  #follow(before: Shot, { fresh, frame, state }: Shot) {
    if (!isSameStory(before.state, state)) this.#beginAnew(state.ply);
    if (!frame && state.info.status === 'over') return this.#end();
    this.#begun.push(...fresh.flatMap((line) => this.sceneOf(line) ?? []));
    const isEnd = before.frame !== null && frame === null;
    if (fresh.length === 0 && !isEnd) return;
    for (const scene of [...this.#begun]) {
      if (frame) this.#tellIn(scene);
      else if (state.view && mayBeOver(scene, state.view)) void this.#tellNow(scene);
    }
  }

  /* In a film the card comes when the scene has come to its end, or grows with it. */
  #tellIn(scene: Scene) {
    const seen = framesOf(scene, this.#follower.shown);
    if (seen.frames.length === 0 || (!seen.isOver && !scene.kind.isTold)) return;
    const { frames, isOver } = seen.isOver ? framesOf(scene, this.#follower.film) : seen;
    const isOpen = this.#open({ scene, frames, isOver, isAsked: false });
    if (isOver) this.#told(scene);
    if (isOver && isOpen && !scene.kind.isTold) this.#follower.hold();
  }

  #open(card: OpenScene): boolean {
    const isWorth = card.frames.length > 0 && card.scene.kind.title(card.frames, prefs.lang) !== '';
    if (isWorth) this.card = card;
    return isWorth;
  }

  async #tellNow(scene: Scene) {
    const { ply } = this.state;
    const film = await this.#filmOf(scene).catch(() => null);
    if (!film || !this.#begun.includes(scene)) return;
    const { frames, isOver } = framesOf(scene, film.frames);
    if (!isOver && film.to < ply) return;
    this.#told(scene);
    this.#open({ scene, frames, isOver: true, isAsked: false });
  }

  /* Something was taken back, or someone else looks at the screen. */
  #beginAnew(ply: number) {
    this.card = null;
    this.#begun = this.#begun.filter((one) => one.ply <= ply);
  }

  /* Nothing lies over the end of a match that was not asked for. */
  #end() {
    this.#begun = [];
    if (!this.card?.isAsked) this.card = null;
  }

  #told(scene: Scene) {
    this.#begun = this.#begun.filter((one) => one !== scene);
  }

  /* --- what is shown ------------------------------------------------------------------------- */

  #show(shot: Shot) {
    const before = this.shot;
    this.shot = shot;
    const { state, frame } = shot;
    if (state.ply !== before.state.ply || !before.state.view) {
      this.#eventsFrom = state.ply > before.state.ply && before.state.view ? before.state.ply : state.ply - 1;
    }
    this.events = frame ? frame.lines : linesOf(state, this.#eventsFrom);
    this.#speak(before, shot);
    this.#follow(before, shot);
  }

  #speak(before: Shot, { state, frame }: Shot) {
    const isSame =
      frame === before.frame &&
      state.ply === before.state.ply &&
      state.log === before.state.log &&
      state.view?.prompt === before.state.view?.prompt;
    if (isSame && this.spoken !== '') return;
    const lines = this.events.slice(-SPOKEN_MAX).map((one) => one.text);
    if (state.view?.prompt && state.legal.length) lines.push(state.view.prompt);
    this.spoken = lines.join('. ');
  }
}

function linesOf({ log, ply }: TableState, from: number): LogEvent[] {
  return log.filter((one) => one.ply > from && one.ply <= ply);
}
