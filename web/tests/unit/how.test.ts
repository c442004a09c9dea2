/* The short pages about games: both languages, their pictures on real boards, their links. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/lib/games';
import { LESSONS } from '../../src/lib/lessons.gen';
import { loadHow } from '../../src/lib/rules';
import type { Lang } from '../../src/lib/types';
import { render } from '../../plugins/markdown';
import { drawn } from './board_reach';
import { rulesClient } from './rules_module';

const folder = new URL('../../../docs/how/', import.meta.url);
const games = existsSync(folder)
  ? readdirSync(folder).filter((name) => !name.endsWith('.pl.md')).map((name) => name.replace('.md', ''))
  : [];
const client = rulesClient();

const FIGURE = /data-lesson="([^"]*)" data-page="(\d+)" data-places="([^"]*)"/g;
const LINK = /href="#\/(rules|learn)\/([^/"]+)\/([^"]+)"/g;

describe.each(games)('the short page about %s', (game) => {
  it.each<Lang>(['pl', 'en'])('has pictures and links that lead somewhere: %s', async (lang) => {
    const found = (await loadHow(game, lang))!;
    expect(found.lang).toBe(lang);
    const { html } = found.page;
    const module = (await loadGame(game))!;
    const figures = [...html.matchAll(FIGURE)];
    expect(figures.length).toBeGreaterThan(2);
    for (const [, id = '', page, places = ''] of figures) {
      const lesson = LESSONS[game]?.find((one) => one.id === id);
      expect(lesson, id).toBeDefined();
      const view = await client.lessonScene((await lesson!.load()).default, Number(page), lang);
      const board = drawn(module.Board, { view, legal: [] });
      for (const place of places.split(' ').filter(Boolean)) {
        expect(board, `${id}/${page}`).toContain(`data-target="${place}"`);
      }
    }
    const numbered = readFileSync(new URL(`../rules/${game}.md`, folder), 'utf8');
    for (const [, page, ofGame, what = ''] of html.matchAll(LINK)) {
      expect(ofGame).toBe(game);
      if (page === 'rules') expect(numbered).toContain(`**${what}**`);
      else expect(LESSONS[game]?.map((one) => one.id)).toContain(what);
    }
  });
});

describe('pictures and links of a page', () => {
  it('are drawn by whoever shows it', () => {
    const { html } = render('# X\n\n![The wheel](scene:02-wheel/3 space:1 die:2)\n', 'seasons');
    expect(html).toBe(
      '<figure data-lesson="02-wheel" data-page="3" data-places="space:1 die:2"><figcaption>The wheel</figcaption></figure>',
    );
  });

  it('lead to rules and lessons of the game, or are only words', () => {
    const { html } = render('[a](rule:R-SEA-1.1) [b](lesson:02-wheel) [c](other.md)', 'seasons');
    expect(html).toBe(
      '<p><a href="#/rules/seasons/R-SEA-1.1">a</a> <a href="#/learn/seasons/02-wheel">b</a> c</p>',
    );
  });

  it('fail the build where they make no sense', () => {
    expect(() => render('![x](y.png)')).toThrow('no picture');
  });
});
