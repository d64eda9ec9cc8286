import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFacts, encodeFacts } from './person-facts.ts';
import { decodeBlock, encodeBlock, slabSize, withoutPlaces } from './posting-block.ts';

const posting = fc.tuple(fc.nat({ max: slabSize - 1 }), fc.nat({ max: 255 }));
const list = fc
  .uniqueArray(posting, { selector: ([place]) => place, minLength: 1, maxLength: 200 })
  .map((pairs) => pairs.toSorted(([a], [b]) => a - b))
  .map((pairs) => ({
    places: Uint16Array.from(pairs, ([place]) => place),
    values: Uint8Array.from(pairs, ([, value]) => value),
  }));

test('a block is read as it was written, three bytes a posting', () => {
  fc.assert(
    fc.property(list, (written) => {
      const body = encodeBlock(written);
      expect(body).toHaveLength(3 * written.places.length);
      expect(decodeBlock(body)).toEqual(written);
    }),
  );
});

test('a person cut out of a list leaves the others', () => {
  fc.assert(
    fc.property(list, fc.nat(), (written, choice) => {
      const place = written.places[choice % written.places.length] ?? 0;
      const left = withoutPlaces(written, new Set([place]));
      expect([...(left?.places ?? [])]).toEqual([...written.places].filter((each) => each !== place));
      expect(left?.values.length ?? 0).toBe(written.values.length - 1);
    }),
  );
});

test('facts of a person are read as they were written, in the order of their terms', () => {
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

test('bytes that are no block and no facts are refused', () => {
  expect(() => decodeBlock(new Uint8Array(4))).toThrow('not a whole number of postings');
  expect(() => decodeFacts(Uint8Array.of(0x81))).toThrow('end too early');
  expect(() => decodeFacts(Uint8Array.of(0x01))).toThrow('end too early');
});
