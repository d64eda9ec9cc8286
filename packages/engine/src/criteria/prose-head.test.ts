import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSigns, type SignsOfProse } from './prose-head.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const someSigns: fc.Arbitrary<SignsOfProse> = fc.record({
  words: share,
  title: share,
});
const rank = { 'not-found': 0, partly: 1, met: 2 } as const;

test('signs of nothing earn nothing', () => {
  const { status, credit } = readSigns({ words: 0, title: 0 });
  expect({ status, credit }).toEqual({ status: 'not-found', credit: 0 });
});

test('a title held shows no line of prose by itself, and all its words do', () => {
  expect(readSigns({ words: 0, title: 1 }).status).toBe('not-found');
  expect(readSigns({ words: 0.8, title: 0 }).status).toBe('met');
});

test('saying more never earns less', () => {
  fc.assert(
    fc.property(someSigns, fc.constantFrom('words', 'title'), share, (signs, name, more) => {
      const before = signs[name];
      const [less, grown] = [signs, { ...signs, [name]: Math.min(1, before + more) }].map(readSigns);
      if (!less || !grown) throw new Error('two readings');
      expect(grown.credit).toBeGreaterThanOrEqual(less.credit);
      expect(rank[grown.status]).toBeGreaterThanOrEqual(rank[less.status]);
    }),
  );
});

test('what the signs gave is the credit', () => {
  fc.assert(
    fc.property(someSigns, (signs) => {
      const { credit, shares } = readSigns(signs);
      expect(Object.values(shares).reduce((sum, each) => sum + each, 0)).toBeCloseTo(credit, 9);
    }),
  );
});
