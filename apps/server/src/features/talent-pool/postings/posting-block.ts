/** People of one slab: a place in a slab fits two bytes, and the accumulators of a slab the cache of a processor. */
export const slabSize = 16_384;

export const slabOf = (no: number): number => Math.floor(no / slabSize);
export const placeOf = (no: number): number => no % slabSize;

/** Who in a slab has a term, in ascending order, and how well: what a value means is up to the kind of the term. */
export type PostingList = { readonly places: Uint16Array; readonly values: Uint8Array };

/** Places as two bytes each, the low one first, then a byte for each value. */
export function encodeBlock({ places, values }: PostingList): Buffer {
  const body = Buffer.alloc(3 * places.length);
  places.forEach((place, index) => {
    body.writeUInt16LE(place, 2 * index);
  });
  body.set(values, 2 * places.length);
  return body;
}

/** @throws Error for bytes that are no block */
export function decodeBlock(body: Uint8Array): PostingList {
  if (body.length % 3 !== 0)
    throw new Error(`A block of ${body.length} bytes is not a whole number of postings.`);
  const count = body.length / 3;
  const places = new Uint16Array(count);
  for (let index = 0; index < count; index += 1) {
    // Within the body, as counted above.
    places[index] = (body[2 * index] as number) | ((body[2 * index + 1] as number) << 8);
  }
  return { places, values: new Uint8Array(body.subarray(2 * count)) };
}

/** The list without some places; `null` where nothing is left. */
export function withoutPlaces(list: PostingList, removed: ReadonlySet<number>): PostingList | null {
  const kept = [...list.places.keys()].filter((index) => !removed.has(list.places[index] ?? -1));
  if (kept.length === 0) return null;
  return {
    places: Uint16Array.from(kept, (index) => list.places[index] ?? 0),
    values: Uint8Array.from(kept, (index) => list.values[index] ?? 0),
  };
}
