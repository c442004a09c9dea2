import { describe, expect, it } from 'vitest';
import { placesIn } from '../../src/lib/places';

const named = new Map([
  ['A0', ['node:0']],
  ['A01', ['node:1']],
  ['river (Tree island)', ['region:4']],
  ['Tree island', ['island:tree']],
  ['Kraj', ['region:5', 'card:5']],
  ['wieża', ['tower:@']],
]);

const found = (text: string, seat: number | null = null) => placesIn({ text, seat }, named);

describe('the places that a line names', () => {
  it('are those of whole words', () => {
    expect(found('Ania goes from A0 to A01')).toEqual(['node:1', 'node:0']);
    expect(found('BA0, A0x, Krajowa')).toEqual([]);
    expect(found('(A0)')).toEqual(['node:0']);
  });

  it('do not include what is only part of a longer name', () => {
    expect(found('golem: river (Tree island)')).toEqual(['region:4']);
    expect(found('river (Tree island), Tree island')).toEqual(['region:4', 'island:tree']);
  });

  it('are all of those with the name, once', () => {
    expect(found('Kraj, Kraj')).toEqual(['region:5', 'card:5']);
  });

  it('may be those of the player whom the line is of', () => {
    expect(found('wieża: Kraj', 2)).toEqual(['tower:2', 'region:5', 'card:5']);
    expect(found('wieża: Kraj')).toEqual(['region:5', 'card:5']);
  });
});
