import { describe, expect, it } from 'vitest';
import { briefly } from '../../src/lib/pointing';

describe('pointing', () => {
  it('says the first words of a label', () => {
    expect(briefly('Region I0, river; 2 golems; no machines')).toBe('Region I0, river');
    expect(briefly('Tree island: river: 4 golems')).toBe('Tree island');
    expect(briefly('')).toBe('');
    expect(briefly('x'.repeat(90))).toHaveLength(60);
  });
});
