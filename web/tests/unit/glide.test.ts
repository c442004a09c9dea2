import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Glider, shiftBetween } from '../../src/lib/glide';

describe('glide', () => {
  it('is measured in the units of the drawing', () => {
    expect(shiftBetween({ x: 100, y: 40 }, { x: 60, y: 100 }, 0.5)).toEqual({ x: 80, y: -120 });
  });

  it('is none for what has stayed', () => {
    expect(shiftBetween({ x: 100, y: 40 }, { x: 100.4, y: 39.8 }, 2)).toBeNull();
  });
});

/* A thing of a drawing at this place; `animate` tells what moved. */
function thingAt(x: number) {
  const box = { x, y: 0, width: 10, height: 10 };
  const animate = vi.fn<(frames: Keyframe[]) => void>();
  return { animate, drawn: { getBoundingClientRect: () => box, animate } as unknown as SVGGElement };
}

describe('a glider', () => {
  /* What moves when a thing is drawn at 0 and then at 30. */
  function moved(isStill: boolean): Keyframe[][] {
    const glider = new Glider(() => isStill);
    glider.thing('queen')(thingAt(0).drawn);
    glider.measure();
    const { animate, drawn } = thingAt(30);
    glider.thing('queen')(drawn);
    return animate.mock.calls.map(([frames]) => frames);
  }

  it('moves a thing from where it was', () => {
    expect(moved(false)).toEqual([[{ transform: 'translate(-30px, 0px)' }, { transform: 'none' }]]);
  });

  it('moves nothing where nothing may move', () => {
    expect(moved(true)).toEqual([]);
  });
});

describe('motion', () => {
  const sources = readdirSync(new URL('../../src', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|ts|svelte)$/.test(name))
    .map((name) => [name, readFileSync(new URL(`../../src/${name}`, import.meta.url), 'utf8')] as const);

  it('is a question of the preference, which asks the system only where it is not chosen', () => {
    for (const [name, source] of sources) {
      expect(source, name).not.toContain('prefersReducedMotion');
      const queries = source.split('@media (prefers-reduced-motion').slice(1);
      for (const query of queries) expect(query.split('{')[1], name).toContain(":not([data-motion='full'])");
    }
  });
});
