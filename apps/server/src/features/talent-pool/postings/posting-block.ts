/** People of one slab: a place in a slab fits two bytes, and the accumulators of a slab the cache of a processor. */
export const slabSize = 16_384;

export const slabOf = (no: number): number => Math.floor(no / slabSize);
export const placeOf = (no: number): number => no % slabSize;

/**
 * Who in a slab has a term, in ascending order, and how well: what a value means (1-255) is up to the kind of the term.
 */
export type PostingList = { readonly places: Uint16Array; readonly values: Uint8Array };

/** The same where many people have the term: the value of each place, 0 for those who don't have it. */
export type LongList = { readonly byPlace: Uint8Array };

export type Postings = PostingList | LongList;

export const isLong = (list: Postings): list is LongList => 'byPlace' in list;

export type TermList = { readonly term: number; readonly list: Postings };

/** How many people have the term of a list. */
export function countPeople(list: Postings): number {
  if (!isLong(list)) return list.places.length;
  let count = 0;
  for (const value of list.byPlace) if (value !== 0) count += 1;
  return count;
}

/** A list in the form that takes less room. */
export function shortest(list: Postings): Postings {
  if (isLong(list) || 3 * list.places.length <= slabSize) return list;
  const byPlace = new Uint8Array(slabSize);
  const { places, values } = list;
  for (let index = 0; index < places.length; index += 1)
    byPlace[places[index] as number] = values[index] as number;
  return { byPlace };
}

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
  const isOwn = ({ list }: TermList) => isLong(list) || list.places.length >= ownBlockFrom;
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
 * @throws Error if the bytes are not a block
 */
export function decodeBlock(
  { key, body }: PostingBlock,
  isAsked: (term: number) => boolean = () => true,
): TermList[] {
  if (key >= 0) return isAsked(key) ? [{ term: key, list: decodeList(body) }] : [];
  return listShared(body).flatMap(({ within, list }) => {
    const term = termWithin(key, within);
    return isAsked(term) ? [{ term, list: decodeList(list) }] : [];
  });
}

/**
 * A block without some places; its body is `null` where nothing is left.
 *
 * @returns `undefined` where it has none of them
 */
export function withoutPlaces(
  { key, body }: PostingBlock,
  removed: ReadonlySet<number>,
): { readonly key: number; readonly body: Uint8Array | null } | undefined {
  if (key >= 0) {
    const left = cutList(body, removed);
    return left && { key, body: left.length === 0 ? null : left };
  }
  let isCut = false;
  const left = listShared(body).flatMap(({ within, list }) => {
    const cut = cutList(list, removed);
    isCut ||= cut !== undefined;
    return cut?.length === 0 ? [] : [{ within, list: cut ?? list }];
  });
  if (!isCut) return;
  return { key, body: left.length === 0 ? null : joinShared(left) };
}

/** The bytes of a list without some places, of none where nothing is left; `undefined` where it has none of them. */
function cutList(body: Uint8Array, removed: ReadonlySet<number>): Uint8Array | undefined {
  if (body.length === slabSize) {
    const found = [...removed].filter((place) => body[place] !== 0);
    if (found.length === 0) return;
    const left = Uint8Array.from(body);
    for (const place of found) left[place] = 0;
    return left.some((value) => value !== 0) ? left : new Uint8Array();
  }
  const count = body.length / 3;
  const left = new Uint8Array(body.length);
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const [low, high] = [body[2 * index] as number, body[2 * index + 1] as number];
    if (removed.has(low | (high << 8))) continue;
    left[2 * kept] = low;
    left[2 * kept + 1] = high;
    kept += 1;
  }
  if (kept === count) return;
  let at = 2 * kept;
  for (let index = 0; index < count; index += 1) {
    if (removed.has((body[2 * index] as number) | ((body[2 * index + 1] as number) << 8))) continue;
    left[at] = body[2 * count + index] as number;
    at += 1;
  }
  return left.subarray(0, at);
}

/** A list in a shared block: the last bits of its term, and its bytes. */
type SharedList = { readonly within: number; readonly list: Uint8Array };

const encodeShared = (lists: readonly TermList[]): Uint8Array =>
  joinShared(
    lists.map(({ term, list }) => ({ within: term & (2 ** bitsWithin - 1), list: encodeList(list) })),
  );

/** For each list the last bits of its term, how many people follow in two bytes, and the list. */
function joinShared(lists: readonly SharedList[]): Uint8Array {
  const parts = lists.flatMap(({ within, list }) => {
    const count = list.length / 3;
    return [Uint8Array.of(within, count & 0xff, count >>> 8), list];
  });
  return Buffer.concat(parts);
}

/** @throws Error if the bytes are not a shared block */
function listShared(body: Uint8Array): SharedList[] {
  const lists: SharedList[] = [];
  for (let at = 0; at < body.length; ) {
    const from = at + bytesOfHeading;
    if (from > body.length) throw new Error(endsTooEarly);
    const count = (body[at + 1] as number) | ((body[at + 2] as number) << 8);
    const to = from + 3 * count;
    if (to > body.length) throw new Error(endsTooEarly);
    lists.push({ within: body[at] as number, list: body.subarray(from, to) });
    at = to;
  }
  return lists;
}

const endsTooEarly = 'A block of rare terms ends too early.';

/** Places as two bytes each, the low one first, then a byte for each value; of a long list a byte for each place. */
function encodeList(given: Postings): Uint8Array {
  const list = shortest(given);
  if (isLong(list)) return list.byPlace;
  const { places, values } = list;
  const body = Buffer.alloc(3 * places.length);
  places.forEach((place, index) => {
    body.writeUInt16LE(place, 2 * index);
  });
  body.set(values, 2 * places.length);
  return body;
}

function decodeList(body: Uint8Array): Postings {
  // No list of three bytes a posting has this length.
  if (body.length === slabSize) return { byPlace: new Uint8Array(body) };
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
