import { type Bits, bitsOf } from './bits.ts';
import { countPeople, isLong, type PostingList, type Postings, shortest, slabSize } from './posting-block.ts';

/** What two arrays, their buffers and an entry of a map cost beside the postings. */
const bytesBeside = 500;

/** The lists of one term in all slabs with blocks: long ones by themselves, the others one behind the other. */
export type ListsBySlab = {
  /** `undefined` if nobody in the slab has the term. */
  in(slab: number): Postings | undefined;
  /** How many people of the slab have the term. */
  countIn(slab: number): number;
  /** Who is in the list of the slab, where it is long enough for this to be quicker. */
  bitsIn(slab: number): Bits | undefined;
  /** With the list of the next slab; `undefined` where nobody of it has the term. */
  with(list: Postings | undefined): ListsBySlab;
  /** Approximate bytes of memory. */
  readonly bytes: number;
};

/** People of a list above which their bits are quicker. */
const bitsFrom = slabSize / 16;

type Long = { readonly list: Postings; readonly count: number };

/** @param slabs how many slabs have blocks */
export function createListsBySlab(given: ReadonlyMap<number, Postings>, slabs: number): ListsBySlab {
  const long = new Map<number, Long>();
  const short = new Map<number, PostingList>();
  for (const [slab, each] of given) {
    const list = shortest(each);
    if (isLong(list)) long.set(slab, { list, count: countPeople(list) });
    else short.set(slab, list);
  }
  const starts = new Uint32Array(slabs + 1);
  for (let slab = 0; slab < slabs; slab += 1)
    starts[slab + 1] = (starts[slab] as number) + (short.get(slab)?.places.length ?? 0);
  const count = starts[slabs] ?? 0;
  const places = new Uint16Array(count);
  const values = new Uint8Array(count);
  for (const [slab, list] of short) {
    places.set(list.places, starts[slab]);
    values.set(list.values, starts[slab]);
  }
  return listsOf({ starts, places, values }, long);
}

/** Lists one behind the other, and where that of each slab begins. */
type Row = PostingList & { readonly starts: Uint32Array };

function listsOf({ starts, places, values }: Row, long: ReadonlyMap<number, Long>): ListsBySlab {
  const bits = new Map<number, Bits>();

  function shortCountIn(slab: number): number {
    const [from, to] = [starts[slab], starts[slab + 1]];
    return from === undefined || to === undefined ? 0 : to - from;
  }

  const countIn = (slab: number): number => long.get(slab)?.count ?? shortCountIn(slab);

  function listIn(slab: number): Postings | undefined {
    const found = long.get(slab);
    if (found) return found.list;
    const count = shortCountIn(slab);
    if (count === 0) return;
    const from = starts[slab] as number;
    return { places: places.subarray(from, from + count), values: values.subarray(from, from + count) };
  }

  let withBits = 0;
  for (let slab = 0; slab < starts.length - 1; slab += 1) if (countIn(slab) >= bitsFrom) withBits += 1;

  return {
    in: listIn,
    countIn,

    bitsIn(slab) {
      if (countIn(slab) < bitsFrom) return;
      const known = bits.get(slab);
      if (known) return known;
      const list = listIn(slab);
      const made = list && bitsOf(list);
      if (made) bits.set(slab, made);
      return made;
    },

    with(given) {
      const list = given && shortest(given);
      const slab = starts.length - 1;
      const moreLong =
        list && isLong(list) ? new Map([...long, [slab, { list, count: countPeople(list) }]]) : long;
      const added = list && !isLong(list) ? list : null;
      const count = places.length + (added?.places.length ?? 0);
      const moreStarts = new Uint32Array(starts.length + 1);
      moreStarts.set(starts);
      moreStarts[starts.length] = count;
      if (!added) return listsOf({ starts: moreStarts, places, values }, moreLong);
      const morePlaces = new Uint16Array(count);
      morePlaces.set(places);
      morePlaces.set(added.places, places.length);
      const moreValues = new Uint8Array(count);
      moreValues.set(values);
      moreValues.set(added.values, values.length);
      return listsOf({ starts: moreStarts, places: morePlaces, values: moreValues }, moreLong);
    },

    bytes:
      3 * places.length + 4 * starts.length + long.size * slabSize + withBits * (slabSize / 8) + bytesBeside,
  };
}
