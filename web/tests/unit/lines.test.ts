/* How words stand together in lines and buttons. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import hlas from '../../src/games/hlas';
import Board from '../../src/games/hlas/Board.svelte';
import type { Game } from '../../src/games/hlas/view.gen';
import { Identities, identityContext } from '../../src/lib/identity.svelte';
import { isHandedOver } from '../../src/lib/choices';
import type { GameModule, LegalAction } from '../../src/lib/types';
import Actions from '../../src/ui/Actions.svelte';
import Log from '../../src/ui/Log.svelte';
import TurnPanel from '../../src/ui/TurnPanel.svelte';
import { drawn } from './board_reach';
import { RandomGame } from './random_game';

const noted = ' <small>(in vain)</small>';

describe('what an action would not do', () => {
  it('stands apart from its name, in the list and on the board', () => {
    const game = new RandomGame<Game>({ game: 'hlas', seats: 2, seed: 1, options: {}, seldom: [] });
    let shown = 0;
    for (let i = 0; i < 60; i++) {
      const position = game.at(game.waiting[0]!, 'en');
      const legal = position.legal.map((one) => ({ ...one, idle: 'in vain' }));
      for (const html of [
        drawn(Board, { ...position, legal }),
        render(Actions, { props: { legal, busy: false, hints: [], onaction() {}, onneed() {} } }).body,
      ]) {
        const plain = html.replace(/<!--.*?-->/g, '');
        shown += plain.split(noted).length - 1;
        expect(plain).not.toMatch(/\S<small>\(in vain/);
      }
      game.step();
    }
    expect(shown).toBeGreaterThan(60);
  });
});

describe('the list of choices', () => {
  const actions = [{ action: '0x1', kind: 'order', text: 'Order: Attack' }];
  const panel = (legal: LegalAction[], isListing: boolean, isListOpen = false) => {
    const idle = () => undefined;
    const state = { legal, isListing, isListOpen, prompt: '', busy: false, hints: [], isHinting: false };
    const able = { isWatching: false, canUndo: false, canPoint: false, isPointing: false };
    return render(TurnPanel, {
      props: { ...state, ...able, onundo: idle, onhint: idle, onaction: idle },
    }).body;
  };

  it('is folded where the board lists them, until a key asks for it', () => {
    expect(panel(actions, false)).not.toMatch(/id="choices"[^>]* hidden/);
    expect(panel(actions, false)).toContain('aria-controls="choices"');
    expect(panel(actions, true)).toMatch(/id="choices"[^>]* hidden/);
    expect(panel(actions, true)).not.toContain('aria-controls="choices"');
    expect(panel(actions, true, true)).not.toMatch(/id="choices"[^>]* hidden/);
  });

  it('knows a shared screen before the next one is there', () => {
    expect(isHandedOver([{ action: '0x0', kind: 'ready', text: 'I am Ola: show my side' }])).toBe(true);
    expect(isHandedOver(actions)).toBe(false);
    expect(isHandedOver([])).toBe(false);
  });
});

describe('a line of the log', () => {
  it('is one text, also where it names the enemy in its middle', () => {
    const game = new RandomGame({ game: 'hlas', seats: 1, seed: 1, options: {}, seldom: [] });
    for (let i = 0; i < 6; i++) game.step();
    const { view } = game.at(game.waiting[0]!, 'en');
    const module = hlas as unknown as GameModule;
    const context = identityContext(new Identities(() => ({ view, module, lang: 'en' })));
    const text = 'Hero 3 of the enemy goes from North-East Capital to Broad Fields';
    const log = [{ ply: 1, seat: null, text, kind: 'march' }];
    const props = { log, names: ['Ania'], newFrom: 0, places: module.places?.('en') };
    const html = render(Log, { props: props as never, context }).body.replace(/<!--.*?-->/g, '');
    const button = /<button class="quiet[^>]*>(.*?)<\/button>/s.exec(html)?.[1] ?? '';
    expect(button).toContain('Hero 3 of');
    expect(button).toContain('<svg');
    expect(button.trim()).toMatch(/^<span[^>]*>Hero 3 of .*<\/span>$/s);
  });
});
