import { expect, test } from 'vitest';
import { four, property, two } from '../testing/make-doc.ts';
import { LittleEndian } from './little-endian.ts';
import { PropertyReader } from './property-list.ts';

const bytes = (list: readonly number[]) => new LittleEndian(Uint8Array.from(list));

const read = (list: readonly number[], data: readonly number[] = []) =>
  [...new PropertyReader(bytes(data)).read(bytes(list))].map(({ sprm, operand }) => [
    sprm,
    [...operand.bytes],
  ]);

const hidden = property(0x083c, 1);
const last = [0x083c, [1]];

test('properties have operands of one to four bytes, or with an explicit length', () => {
  const list = [
    ...property(0x2a42, 8),
    ...property(0x4a43, 20, 0),
    ...property(0x6870, 1, 2, 3, 0),
    ...property(0xca71, 2, 7, 8),
    ...property(0xe001, 1, 2, 3),
    ...hidden,
  ];
  expect(read(list).map(([sprm]) => sprm)).toEqual([0x2a42, 0x4a43, 0x6870, 0xca71, 0xe001, 0x083c]);
  expect(read(list).at(3)).toEqual([0xca71, [7, 8]]);
});

test('the two longest operands encode their length differently', () => {
  expect(read([...property(0xd608, ...two(4), 0, 5, 6), ...hidden])).toEqual([[0xd608, [0, 5, 6]], last]);
  // One tab stop is removed, in four bytes, and two are added, in three each.
  const tabs = [0xff, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0];
  expect(read([...property(0xc615, ...tabs), ...hidden]).at(-1)).toEqual(last);
  expect(read([...property(0xc615, 2, 0, 0), ...hidden]).at(-1)).toEqual(last);
});

test('properties in the data stream replace the rest of the list', () => {
  for (const sprm of [0x6645, 0x6646, 0x646b]) {
    const list = [...property(0x2a42, 8), ...property(sprm, ...four(1)), ...property(0x0835, 1)];
    expect(read(list, [9, ...two(hidden.length), ...hidden])).toEqual([[0x2a42, [8]], last]);
  }
});
