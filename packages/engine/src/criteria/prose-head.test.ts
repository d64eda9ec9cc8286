import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSigns, type SignsOfProse } from './prose-head.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const someSigns: fc.Arbitrary<SignsOfProse> = fc.record({
  words: share,
  title: share,
  names: share,
  spread: share,
  brevity: share,
});
const rank = { 'not-found': 0, partly: 1, met: 2 } as const;

/** Signs of a line without names, half as long as a long line. */
const plain = { words: 0, title: 0, names: 1, spread: 0, brevity: 0.5 };

test.each([
  ['with names', { ...plain, names: 0 }, true],
  ['without names', plain, false],
])('signs of nothing of a line %s earn nothing', (_, signs, isNamed) => {
  const { status, credit } = readSigns(signs, isNamed);
  expect({ status, credit }).toEqual({ status: 'not-found', credit: 0 });
});

test('a title held shows no line of prose by itself, and all its words do', () => {
  expect(readSigns({ ...plain, title: 1 }, false).status).toBe('not-found');
  expect(readSigns({ ...plain, words: 0.8, spread: 1 }, false).status).toBe('met');
});

test('a line whose names the resume lacks is shown less than one without names', () => {
  const signs = { ...plain, words: 0.5, spread: 0.7 };
  expect(readSigns({ ...signs, names: 0 }, true).credit).toBeLessThan(readSigns(signs, false).credit);
});

test('saying more never earns less', () => {
  fc.assert(
    fc.property(
      someSigns,
      fc.constantFrom('words', 'title', 'names', 'spread'),
      share,
      (signs, name, more) => {
        const grownSigns = { ...signs, [name]: Math.min(1, signs[name] + more) };
        const [less, grown] = [signs, grownSigns].map((each) => readSigns(each, true));
        if (!less || !grown) throw new Error('two readings');
        expect(grown.credit).toBeGreaterThanOrEqual(less.credit);
        expect(rank[grown.status]).toBeGreaterThanOrEqual(rank[less.status]);
      },
    ),
  );
});

test('what the signs gave is the credit', () => {
  fc.assert(
    fc.property(someSigns, (signs) => {
      const { credit, shares } = readSigns(signs, true);
      expect(Object.values(shares).reduce((sum, each) => sum + each, 0)).toBeCloseTo(credit, 9);
    }),
  );
});
