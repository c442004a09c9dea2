import { describe, expect, it } from 'vitest';
import { placesIn } from '../../src/lib/places';

const named = new Map([
  ['A0', ['node:0']],
  ['A01', ['node:1']],
  ['river (Tree island)', ['region:4']],
  ['Tree island', ['island:tree']],
  ['Kraj', ['region:5', 'card:5']],
]);

describe('the places that a text names', () => {
  it('are those of whole words', () => {
    expect(placesIn('Ania goes from A0 to A01', named)).toEqual(['node:1', 'node:0']);
    expect(placesIn('BA0, A0x, Krajowa', named)).toEqual([]);
    expect(placesIn('(A0)', named)).toEqual(['node:0']);
  });

  it('do not include what is only part of a longer name', () => {
    expect(placesIn('golem: river (Tree island)', named)).toEqual(['region:4']);
    expect(placesIn('river (Tree island), Tree island', named)).toEqual(['region:4', 'island:tree']);
  });

  it('are all of those with the name, once', () => {
    expect(placesIn('Kraj, Kraj', named)).toEqual(['region:5', 'card:5']);
  });
});
