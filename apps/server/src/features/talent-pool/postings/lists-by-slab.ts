import { addBit, type Bits, noBits } from './bits.ts';
import { type PostingList, slabSize } from './posting-block.ts';

/** What two arrays, their buffers and an entry of a map cost beside the postings. */
const bytesBeside = 500;

/** The lists of one term in all slabs with blocks, one behind the other. */
export type ListsBySlab = {
  /** `undefined` if nobody in the slab has the term. */
  in(slab: number): PostingList | undefined;
  /** Who is in the list of the slab, where it is long. */
  bitsIn(slab: number): Bits | undefined;
  /** With the list of the next slab; `undefined` where nobody of it has the term. */
  with(list: PostingList | undefined): ListsBySlab;
  /** Approximate bytes of memory. */
  readonly bytes: number;
};

/** People of a list above which their bits are quicker. */
const bitsFrom = slabSize / 16;

/** @param slabs how many slabs have blocks */
export function createListsBySlab(lists: ReadonlyMap<number, PostingList>, slabs: number): ListsBySlab {
  const starts = new Uint32Array(slabs + 1);
  for (let slab = 0; slab < slabs; slab += 1)
    starts[slab + 1] = (starts[slab] as number) + (lists.get(slab)?.places.length ?? 0);
  const count = starts[slabs] ?? 0;
  const places = new Uint16Array(count);
  const values = new Uint8Array(count);
  for (const [slab, list] of lists) {
    places.set(list.places, starts[slab]);
    values.set(list.values, starts[slab]);
  }
  return listsOf(starts, places, values);
}

function listsOf(starts: Uint32Array, places: Uint16Array, values: Uint8Array): ListsBySlab {
  const bits = new Map<number, Bits>();

  function lengthIn(slab: number): number {
    const [from, to] = [starts[slab], starts[slab + 1]];
    return from === undefined || to === undefined ? 0 : to - from;
  }

  function listIn(slab: number): PostingList | undefined {
    const length = lengthIn(slab);
    if (length === 0) return;
    const from = starts[slab] as number;
    return { places: places.subarray(from, from + length), values: values.subarray(from, from + length) };
  }

  let longLists = 0;
  for (let slab = 0; slab < starts.length - 1; slab += 1) if (lengthIn(slab) >= bitsFrom) longLists += 1;

  return {
    in: listIn,

    bitsIn(slab) {
      if (lengthIn(slab) < bitsFrom) return;
      const known = bits.get(slab);
      if (known) return known;
      const made = noBits(slabSize);
      for (const place of listIn(slab)?.places ?? []) addBit(made, place);
      bits.set(slab, made);
      return made;
    },

    with(list) {
      const count = places.length + (list?.places.length ?? 0);
      const moreStarts = new Uint32Array(starts.length + 1);
      moreStarts.set(starts);
      moreStarts[starts.length] = count;
      if (!list) return listsOf(moreStarts, places, values);
      const morePlaces = new Uint16Array(count);
      morePlaces.set(places);
      morePlaces.set(list.places, places.length);
      const moreValues = new Uint8Array(count);
      moreValues.set(values);
      moreValues.set(list.values, values.length);
      return listsOf(moreStarts, morePlaces, moreValues);
    },

    bytes: 3 * places.length + 4 * starts.length + longLists * (slabSize / 8) + bytesBeside,
  };
}
