/* The engine of engine.ts: rules and bots as WebAssembly in a worker. */
import type { Recap } from './recap';
import { readRecord } from './chronicle';
import type { Engine, OfflineSetup, Replay, ReplayCheck, Verdict } from './engine';
import { localClient, workerClient, type EngineClient, type Port } from './engine_client';
import type { Opened, Proof } from './engine_host';
import { LessonSource, type Coaching } from './lesson';
import { OfflineSource } from './offline';
import { say } from './offline_texts';
import { SaveProblem, type SeatInfo } from './save_file';
import { browserStore, type SavedTable, type TableStore } from './saved_tables';
import { HostProblem } from './host_problem';
import type { GameInfo, Lang, Result, Source, StoryLink, View } from './types';

/* A recap, and what the match brought from earlier ones. */
export interface Told extends Recap {
  legacy: string[];
  result: Result | null;
}

/* What there is beyond the contract: the games that this browser keeps by itself. */
export interface OfflineEngine extends Engine {
  saved(): Promise<SavedTable[]>;
  openSaved(id: string, lang: Lang): Promise<Source>;
  removeSaved(id: string): Promise<void>;
  /* What a finished match that is kept here hands on. */
  recordOf(id: string, own?: string): Promise<string>;
  /* What a match that is over is remembered by: one that is kept here, or the text of its save. */
  recapOfSaved(id: string, lang: Lang): Promise<Told | null>;
  recapOf(save: string, lang: Lang): Promise<Told | null>;
  /* What a new match would bring from those of the records; rejects where they cannot be used. */
  brings(setup: Pick<OfflineSetup, 'game' | 'options' | 'seats' | 'lang' | 'records'>): Promise<string[]>;
  glossary(game: string, lang: Lang): Promise<{ id: string; title: string; text: string }[]>;
  /* What the learner sees at a page of a lesson. */
  lessonScene(text: string, page: number, lang: Lang): Promise<View>;
  /* A lesson at its first page; `names` are those of the learner and of the bots. */
  openLesson(setup: LessonSetup): Promise<LessonSource>;
}

export interface LessonSetup {
  game: string;
  text: string; /* of its file */
  names: string[];
  lang: Lang;
  oncoach(coaching: Coaching): void;
}

/* "me" and "bot:LEVEL" as seats; a bot is called by its place among the bots, as in records. */
export function seatsOf({ seats, names }: Pick<OfflineSetup, 'seats' | 'names'>): SeatInfo[] {
  let bots = 0;
  return seats.map((seat, i) => {
    const name = names?.[i];
    if (!seat.startsWith('bot:')) return name ? { name } : {};
    return { name: name || `Bot ${++bots}`, bot: seat.slice('bot:'.length) };
  });
}

function linksOf(records: string[]): StoryLink[] {
  return records.flatMap((record) => {
    const about = readRecord(record);
    return about ? [{ game: about.game, table: about.id }] : [];
  });
}

function worded(error: unknown, lang: Lang): unknown {
  return error instanceof SaveProblem ? new Error(say(lang, `save.${error.fault}`)) : error;
}

/* As match_verdict. */
export function verdictOf(proof: Proof): Verdict {
  const { rules_version, own_rules_version } = proof;
  const isCommitted = proof.is_from_seed && proof.is_commitment_right;
  if (!isCommitted || rules_version > own_rules_version) return 'refuted';
  if (proof.bad_ply !== null || !proof.is_hash_right) {
    return rules_version < own_rules_version ? 'other-rules' : 'refuted';
  }
  return proof.is_over ? 'proved' : 'unfinished';
}

function logCheck({ plies, bad_ply }: Proof, isOfToday: boolean, lang: Lang): ReplayCheck {
  const bad = isOfToday ? 'check.illegal' : 'check.illegal_today';
  const text = bad_ply === null ? say(lang, 'check.log', { n: plies }) : say(lang, bad, { n: bad_ply + 1, all: plies });
  return { ok: bad_ply === null, text };
}

function endCheck({ is_hash_right, hash }: Proof, isOfToday: boolean, lang: Lang): ReplayCheck {
  const bad = isOfToday ? 'check.elsewhere' : 'check.elsewhere_today';
  return { ok: is_hash_right, text: is_hash_right ? say(lang, 'check.end', { hash }) : say(lang, bad) };
}

/* The proof line by line, as `plansza replay --verify` prints it. Whether the match is over is known
 * only where the whole log could be played. */
export function checksOf(proof: Proof, lang: Lang): ReplayCheck[] {
  const { rules_version, own_rules_version, commitment } = proof;
  const isOfToday = rules_version >= own_rules_version;
  const over: ReplayCheck = {
    ok: proof.is_over,
    text: say(lang, proof.is_over ? 'check.over' : 'check.not_over'),
  };
  return [
    {
      ok: rules_version <= own_rules_version,
      text: say(lang, 'check.rules', { file: rules_version, own: own_rules_version }),
    },
    { ok: proof.is_from_seed, text: say(lang, proof.is_from_seed ? 'check.seed' : 'check.no_seed') },
    {
      ok: proof.is_commitment_right,
      text: commitment
        ? say(lang, 'check.commitment', { hash: commitment })
        : say(lang, 'check.no_commitment'),
    },
    logCheck(proof, isOfToday, lang),
    endCheck(proof, isOfToday, lang),
    ...(proof.bad_ply === null ? [over] : []),
  ];
}

async function replayOf(client: EngineClient, text: string, opened: Opened): Promise<Replay> {
  const { table, game, options, seats, seed, commitment, ply, first_ply } = opened;
  return {
    game,
    options,
    seats,
    first_ply,
    plies: ply,
    seed,
    commitment,
    result: await client.result(table),
    note: (lang) => (opened.has_old_rules ? say(lang, 'old_rules') : null),
    at: (at, seat, lang) => client.at(table, Math.max(at, first_ply), seat, lang),
    log: (seat, lang) => client.events(table, 0, ply, seat, lang),
    legacy: (lang) => client.words(table, lang),
    verify: async (lang) => {
      const proof = await client.verify(text);
      return { verdict: verdictOf(proof), checks: checksOf(proof, lang) };
    },
    close: () => void client.close(table).catch(() => undefined),
  };
}

/* The language of the page: openReplay is not told one. */
function pageLang(): Lang {
  return globalThis.document?.documentElement.lang === 'pl' ? 'pl' : 'en';
}

export function engineOf(client: EngineClient, games: GameInfo[], store: TableStore): OfflineEngine {
  let latest: OfflineSource | null = null;

  /* The tables kept, with the end of one that has just been left. */
  async function kept(): Promise<SavedTable[]> {
    await latest?.settled();
    return store.list();
  }

  async function begin(
    opened: Opened,
    lang: Lang,
    more: { id?: string; continues?: StoryLink[]; hasHints?: boolean } = {},
  ): Promise<Source> {
    const source = new OfflineSource({ client, opened, lang, store, ...more });
    latest = source;
    await source.begin();
    return source;
  }

  async function load(text: string, lang: Lang, kept?: SavedTable): Promise<Source> {
    try {
      const { id, continues, hasHints = false } = kept ?? {};
      const more = { ...(id ? { id } : {}), ...(continues ? { continues } : {}), hasHints };
      return await begin(await client.load(text), lang, more);
    } catch (error) {
      throw worded(error, lang);
    }
  }

  async function read(id: string): Promise<string> {
    const save = await store.read(id);
    if (save === null) throw new HostProblem('refused', say(pageLang(), 'save.not_json'));
    return save;
  }

  async function withTable<T>(save: string, what: (table: number) => Promise<T>): Promise<T> {
    const { table } = await client.load(save);
    try {
      return await what(table);
    } finally {
      await client.close(table);
    }
  }

  function recapOf(save: string, lang: Lang): Promise<Told | null> {
    return withTable(save, async (table) => {
      const recap = await client.recap(table);
      const [legacy, result] = [await client.words(table, lang), await client.result(table)];
      return recap && { ...recap, legacy, result };
    });
  }

  return {
    games: async () => games,
    async newTable(setup) {
      const { game, options, seed, lang, records = [], hasHints = false } = setup;
      const seats = seatsOf(setup);
      const asked = { game, options, seats, records, lang };
      const opened = await client.open(seed ? { ...asked, seed } : asked);
      return begin(opened, lang, { continues: linksOf(records), hasHints });
    },
    loadTable: (save, lang) => load(save, lang),
    async openReplay(save) {
      try {
        return await replayOf(client, save, await client.load(save));
      } catch (error) {
        throw worded(error, pageLang());
      }
    },
    saved: kept,
    async openSaved(id, lang) {
      const save = await store.read(id);
      if (save === null) throw new Error(say(lang, 'save.not_json'));
      const kept = (await store.list()).find((one) => one.id === id);
      return load(save, lang, kept ?? { id } as SavedTable);
    },
    recordOf: async (id, own) =>
      withTable(await read(id), (table) => client.record(table, id, own)),
    recapOfSaved: async (id, lang) => recapOf(await read(id), lang),
    recapOf,
    brings: ({ game, options, seats, lang, records = [] }) =>
      client.brings({ game, options, seats: seatsOf({ seats }), lang, records }),
    removeSaved: (id) => store.remove(id),
    glossary: (game, lang) => client.glossary(game, lang),
    lessonScene: (text, page, lang) => client.lessonScene(text, page, lang),
    async openLesson({ game, text, names, lang, oncoach }) {
      const opened = await client.openLesson(game, text, names);
      const source = new LessonSource(client, opened, lang, oncoach);
      await source.begin();
      return source;
    },
  };
}

/* A worker that cannot be started must not leave anybody waiting. */
function startWorker(): EngineClient {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
    type: 'module',
    name: 'plansza-rules',
  });
  const { client, fail } = workerClient(worker as Port);
  worker.addEventListener('error', (event) => fail(new Error(event.message || 'the worker failed')));
  return client;
}

/* Where there are no workers the page does the work itself, slice by slice. */
async function startHere(): Promise<EngineClient> {
  const [{ EngineHost }, { fetchModule }] = await Promise.all([
    import('./engine_host'),
    import('./wasm_file'),
  ]);
  return localClient(new EngineHost(await fetchModule()));
}

export async function loadEngine(): Promise<OfflineEngine> {
  const client = typeof Worker === 'undefined' ? await startHere() : startWorker();
  return engineOf(client, await client.games(), browserStore());
}
