import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createListsBySlab } from './lists-by-slab.ts';
import { decodeFacts, encodeFacts } from './person-facts.ts';
import {
  decodeBlock,
  encodeBlocks,
  isLong,
  keysOf,
  type Postings,
  slabSize,
  type TermList,
  withoutPlaces,
} from './posting-block.ts';

const posting = fc.tuple(fc.nat({ max: slabSize - 1 }), fc.integer({ min: 1, max: 255 }));
const list = fc
  .uniqueArray(posting, { selector: ([place]) => place, minLength: 1, maxLength: 150 })
  .map((pairs) => pairs.toSorted(([a], [b]) => a - b))
  .map((pairs) => ({
    places: Uint16Array.from(pairs, ([place]) => place),
    values: Uint8Array.from(pairs, ([, value]) => value),
  }));
/** Numbers close to each other, so that rare ones share blocks, and far ones. */
const term = fc.oneof(fc.nat({ max: 200 }), fc.nat({ max: 2 ** 31 - 1 }));
const lists: fc.Arbitrary<TermList[]> = fc
  .uniqueArray(fc.record({ term, list }), { selector: (each) => each.term, minLength: 1, maxLength: 30 })
  .map((all) => all.toSorted((left, right) => left.term - right.term));

/** Each person of a list with their value. */
const pairsIn = (all: Postings): (readonly [place: number, value: number | undefined])[] =>
  isLong(all)
    ? [...all.byPlace].flatMap((value, place) => (value === 0 ? [] : [[place, value] as const]))
    : [...all.places].map((place, index) => [place, all.values[index]] as const);

const byTerm = (left: TermList, right: TermList) => left.term - right.term;

test('lists survive a round trip through blocks, shared or not', () => {
  fc.assert(
    fc.property(lists, (written) => {
      const blocks = encodeBlocks(written);
      expect(blocks.flatMap((block) => decodeBlock(block)).sort(byTerm)).toEqual(written);
      const keys = keysOf(written.map((each) => each.term));
      for (const { key } of blocks) expect(keys).toContain(key);
    }),
  );
});

test('reads only the lists of the requested terms', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (written, choice) => {
      const asked = written[choice % written.length]?.term ?? 0;
      const keys = new Set(keysOf([asked]));
      const read = encodeBlocks(written)
        .filter(({ key }) => keys.has(key))
        .flatMap((block) => decodeBlock(block, (each) => each === asked));
      expect(read).toEqual(written.filter((each) => each.term === asked));
    }),
  );
});

test('stores a long list in its own block at three bytes a posting, and rare terms in a shared one', () => {
  const of = (count: number) => ({
    places: Uint16Array.from({ length: count }, (_, place) => place),
    values: new Uint8Array(count).fill(7),
  });
  const blocks = encodeBlocks([
    { term: 1, list: of(64) },
    { term: 2, list: of(63) },
    { term: 3, list: of(1) },
    { term: 64, list: of(1) },
  ]);
  expect(blocks.map(({ key, body }) => [key, body.length])).toEqual([
    [1, 3 * 64],
    [-1, 3 + 3 * 63 + 3 + 3],
    [-2, 3 + 3],
  ]);
});

test('a list of more than a third of the slab uses one byte per place', () => {
  const of = (count: number) => ({
    places: Uint16Array.from({ length: count }, (_, place) => 3 * place + 1),
    values: Uint8Array.from({ length: count }, (_, index) => 1 + (index % 255)),
  });
  const third = Math.floor(slabSize / 3);
  const dense = { places: of(third).places, values: of(third).values };
  const long = {
    places: Uint16Array.from([0, ...dense.places]),
    values: Uint8Array.from([9, ...dense.values]),
  };
  for (const [list, length] of [
    [dense, 3 * third],
    [long, slabSize],
  ] as const) {
    const [block] = encodeBlocks([{ term: 5, list }]);
    expect(block?.body).toHaveLength(length);
    const [decoded] = block ? decodeBlock(block) : [];
    expect(decoded && pairsIn(decoded.list)).toEqual(pairsIn(list));
  }
});

test('removing a person from blocks keeps the others', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (written, choice) => {
      const places = written.flatMap((each) => pairsIn(each.list).map(([place]) => place));
      const place = places[choice % places.length] ?? 0;
      expectCut(written, place);
      // Removing a person who is in no list changes nothing.
      const absent = [0, 1, 2].find((each) => !places.includes(each));
      for (const block of encodeBlocks(written))
        expect(absent !== undefined && withoutPlaces(block, new Set([absent]))).toBeFalsy();
    }),
  );
});

test('removing a person from a long list keeps the others; removing the last one empties it', () => {
  const places = Uint16Array.from({ length: slabSize / 2 }, (_, place) => 2 * place);
  const values = new Uint8Array(slabSize / 2).fill(200);
  const written = [{ term: 3, list: { places, values } }];
  expectCut(written, 40);
  const [block] = encodeBlocks(written);
  if (!block) throw new Error('There is a block.');
  expect(withoutPlaces(block, new Set([41]))).toBeUndefined();
  expect(withoutPlaces(block, new Set(places))).toEqual({ key: 3, body: null });
});

function expectCut(written: readonly TermList[], place: number): void {
  const left = encodeBlocks(written).flatMap((block) => {
    const { key, body } = withoutPlaces(block, new Set([place])) ?? block;
    return body ? decodeBlock({ key, body }) : [];
  });
  const pairs = (all: readonly TermList[]) =>
    all.flatMap(({ term: of, list: each }) => pairsIn(each).map(([at, value]) => [of, at, value]));
  expect(pairs(left.sort(byTerm))).toEqual(pairs(written).filter(([, at]) => at !== place));
}

test('finds lists in their slabs, including slabs added later', () => {
  fc.assert(
    fc.property(fc.array(fc.option(list, { nil: undefined }), { maxLength: 6 }), fc.nat(), (all, choice) => {
      const first = choice % (all.length + 1);
      const known = new Map(
        all.slice(0, first).flatMap((each, slab) => (each ? [[slab, each] as const] : [])),
      );
      let bySlab = createListsBySlab(known, first);
      for (const next of all.slice(first)) bySlab = bySlab.with(next);
      expect(all.map((_, slab) => bySlab.in(slab))).toEqual(all);
      expect(bySlab.in(all.length)).toBeUndefined();
    }),
  );
});

test('facts of a person survive a round trip, ordered by term', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ term: fc.nat({ max: 2 ** 31 - 1 }), value: fc.nat({ max: 255 }) }), {
        selector: ({ term }) => term,
        maxLength: 100,
      }),
      (facts) => {
        expect(decodeFacts(encodeFacts(facts))).toEqual(facts.toSorted((a, b) => a.term - b.term));
      },
    ),
  );
});

test('rejects bytes that are not valid blocks or facts', () => {
  expect(() => decodeBlock({ key: 1, body: new Uint8Array(4) })).toThrow('not a whole number of postings');
  expect(() => decodeBlock({ key: -1, body: Uint8Array.of(1, 1, 0, 5) })).toThrow('ends too early');
  expect(() => decodeBlock({ key: -1, body: Uint8Array.of(1, 1) })).toThrow('ends too early');
  expect(() => decodeFacts(Uint8Array.of(0x81))).toThrow('end too early');
  expect(() => decodeFacts(Uint8Array.of(0x01))).toThrow('end too early');
});
