import type { PostingList } from './posting-block.ts';

/** What two arrays, their buffers and an entry of a map cost beside the postings. */
const bytesBeside = 500;

/** The lists of one term in all slabs with blocks, one behind the other. */
export type ListsBySlab = {
  /** `undefined` where nobody of the slab has the term. */
  in(slab: number): PostingList | undefined;
  /** With the list of the next slab; `undefined` where nobody of it has the term. */
  with(list: PostingList | undefined): ListsBySlab;
  /** Bytes of memory, about. */
  readonly bytes: number;
};

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
  return {
    in(slab) {
      const from = starts[slab];
      const to = starts[slab + 1];
      if (from === undefined || to === undefined || from === to) return;
      return { places: places.subarray(from, to), values: values.subarray(from, to) };
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

    bytes: 3 * places.length + 4 * starts.length + bytesBeside,
  };
}
