/** People of one slab: a place in a slab fits two bytes, and the accumulators of a slab the cache of a processor. */
export const slabSize = 16_384;

export const slabOf = (no: number): number => Math.floor(no / slabSize);
export const placeOf = (no: number): number => no % slabSize;

/** Who in a slab has a term, in ascending order, and how well: what a value means is up to the kind of the term. */
export type PostingList = { readonly places: Uint16Array; readonly values: Uint8Array };

export type TermList = { readonly term: number; readonly list: PostingList };

/**
 * What is stored of a slab: the list of one term, whose number is the key, or, with a key below 0, the lists of terms
 * that few people have. Most terms are rare, and a row of their own for each would cost more than what it holds.
 */
export type PostingBlock = { readonly key: number; readonly body: Uint8Array };

/** Rare terms whose numbers are the same but for their last six bits share a block. */
const bitsWithin = 6;
/** A list of this many people has a block of its own. */
const ownBlockFrom = 64;
const bytesOfHeading = 3;

const sharedKeyOf = (term: number): number => -1 - (term >>> bitsWithin);
const termWithin = (key: number, within: number): number => ((-1 - key) << bitsWithin) | within;

/** Keys of all blocks that can hold lists of the terms. */
export function keysOf(terms: Iterable<number>): number[] {
  const keys = new Set<number>();
  for (const term of terms) keys.add(term).add(sharedKeyOf(term));
  return [...keys];
}

/** The range of keys that shared blocks of terms below a number have, the lowest first. */
export const sharedKeysBelow = (term: number): readonly [from: number, to: number] => [sharedKeyOf(term), -1];

/** The lists of one slab as blocks. */
export function encodeBlocks(lists: readonly TermList[]): PostingBlock[] {
  const isOwn = ({ list }: TermList) => list.places.length >= ownBlockFrom;
  const own = lists.filter(isOwn).map(({ term, list }) => ({ key: term, body: encodeList(list) }));
  const shared = Map.groupBy(
    lists.filter((each) => !isOwn(each)),
    ({ term }) => sharedKeyOf(term),
  );
  return [...own, ...[...shared].map(([key, few]) => ({ key, body: encodeShared(few) }))];
}

/**
 * The lists in a block of the terms that are asked for.
 *
 * @throws Error for bytes that are no block
 */
export function decodeBlock(
  { key, body }: PostingBlock,
  isAsked: (term: number) => boolean = () => true,
): TermList[] {
  if (key >= 0) return isAsked(key) ? [{ term: key, list: decodeList(body) }] : [];
  const lists: TermList[] = [];
  for (let at = 0; at < body.length; ) {
    const [within, low, high] = body.subarray(at, at + bytesOfHeading);
    const from = at + bytesOfHeading;
    if (within === undefined || low === undefined || high === undefined) throw new Error(endsTooEarly);
    at = from + 3 * (low | (high << 8));
    if (at > body.length) throw new Error(endsTooEarly);
    const term = termWithin(key, within);
    if (isAsked(term)) lists.push({ term, list: decodeList(body.subarray(from, at)) });
  }
  return lists;
}

const endsTooEarly = 'A block of rare terms ends too early.';

/** The body of a block without some places; `null` where nothing is left. */
export function withoutPlaces(block: PostingBlock, removed: ReadonlySet<number>): Uint8Array | null {
  const left = decodeBlock(block).flatMap(({ term, list }) => {
    const kept = [...list.places.keys()].filter((index) => !removed.has(list.places[index] ?? -1));
    if (kept.length === 0) return [];
    const places = Uint16Array.from(kept, (index) => list.places[index] ?? 0);
    return [{ term, list: { places, values: Uint8Array.from(kept, (index) => list.values[index] ?? 0) } }];
  });
  const [only] = left;
  if (!only) return null;
  return block.key >= 0 ? encodeList(only.list) : encodeShared(left);
}

/** For each list the last bits of its term, how many people follow in two bytes, and the list. */
function encodeShared(lists: readonly TermList[]): Uint8Array {
  const parts = lists.map(({ term, list }) => {
    const count = list.places.length;
    const heading = [term & (2 ** bitsWithin - 1), count & 0xff, count >>> 8];
    return Buffer.concat([Uint8Array.from(heading), encodeList(list)]);
  });
  return Buffer.concat(parts);
}

/** Places as two bytes each, the low one first, then a byte for each value. */
function encodeList({ places, values }: PostingList): Uint8Array {
  const body = Buffer.alloc(3 * places.length);
  places.forEach((place, index) => {
    body.writeUInt16LE(place, 2 * index);
  });
  body.set(values, 2 * places.length);
  return body;
}

function decodeList(body: Uint8Array): PostingList {
  if (body.length % 3 !== 0)
    throw new Error(`A list of ${body.length} bytes is not a whole number of postings.`);
  const count = body.length / 3;
  const places = new Uint16Array(count);
  for (let index = 0; index < count; index += 1) {
    // Within the body, as counted above.
    places[index] = (body[2 * index] as number) | ((body[2 * index + 1] as number) << 8);
  }
  return { places, values: new Uint8Array(body.subarray(2 * count)) };
}
