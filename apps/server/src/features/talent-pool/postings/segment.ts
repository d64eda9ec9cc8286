import { addBit, type Bits, noBits, removeBit } from './bits.ts';
import { visitFacts } from './person-facts.ts';
import { type PostingList, type Postings, slabSize } from './posting-block.ts';

/** People of one slab, or some of them, with the lists of their terms. */
export type Segment = {
  readonly slab: number;
  /** Who is there: lists may still hold people who are gone. */
  readonly alive: Bits;
  /** `undefined` if nobody has the term. */
  list(term: number): Postings | undefined;
  /** How many people the list of a term holds. */
  count(term: number): number;
  /** Who has the term, where that is quicker than its list; `undefined` elsewhere. May hold people who are gone. */
  bits(term: number): Bits | undefined;
};

/** A segment in memory that grows. */
export type OpenSegment = Segment & {
  list(term: number): PostingList | undefined;
  /** In ascending order of places. */
  add(place: number, facts: Uint8Array): void;
  remove(place: number): void;
  readonly people: number;
  /** Approximate bytes of memory. */
  readonly bytes: number;
  terms(): IterableIterator<readonly [term: number, people: number]>;
};

type Growing = { places: Uint16Array; values: Uint8Array; count: number };

/** What a list costs beside its postings: two views, their buffers, an entry of a map. */
const bytesOfList = 300;
const firstRoom = 4;

/** People who are not in blocks yet, from their facts. */
export function createOpenSegment(slab: number): OpenSegment {
  const lists = new Map<number, Growing>();
  const alive = noBits(slabSize);
  let people = 0;
  let bytes = alive.byteLength;
  return {
    slab,
    alive,

    list(term) {
      const list = lists.get(term);
      return (
        list && { places: list.places.subarray(0, list.count), values: list.values.subarray(0, list.count) }
      );
    },

    count: (term) => lists.get(term)?.count ?? 0,

    // Its lists still grow.
    bits: () => undefined,

    add(place, facts) {
      addBit(alive, place);
      people += 1;
      visitFacts(facts, (term, value) => {
        let list = lists.get(term);
        if (!list) {
          list = { places: new Uint16Array(firstRoom), values: new Uint8Array(firstRoom), count: 0 };
          lists.set(term, list);
          bytes += bytesOfList + 3 * firstRoom;
        } else if (list.count === list.places.length) {
          bytes += 3 * list.count;
          list.places = grown(list.places, new Uint16Array(2 * list.count));
          list.values = grown(list.values, new Uint8Array(2 * list.count));
        }
        list.places[list.count] = place;
        list.values[list.count] = value;
        list.count += 1;
      });
    },

    remove(place) {
      removeBit(alive, place);
      people -= 1;
    },

    get people() {
      return people;
    },

    get bytes() {
      return bytes;
    },

    *terms() {
      for (const [term, { count }] of lists) yield [term, count] as const;
    },
  };
}

function grown<Items extends Uint8Array | Uint16Array>(before: Items, after: Items): Items {
  after.set(before);
  return after;
}
