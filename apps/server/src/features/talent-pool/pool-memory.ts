import type { OrganizationId } from '@winnow/contracts';
import { everyoneTerm } from './facts/pool-fact.ts';
import type { StoredList } from './pool-block-repository.ts';
import type { PoolState, StoredPerson } from './pool-repository.ts';
import { type Bits, bitsOf, hasBit, noBits, removeBit } from './postings/bits.ts';
import { createListsBySlab, type ListsBySlab } from './postings/lists-by-slab.ts';
import { placeOf, slabOf, slabSize } from './postings/posting-block.ts';
import { createOpenSegment, type OpenSegment, type Segment } from './postings/segment.ts';

/** In-memory copy of one organization's index, at one version. */
export type PoolMemory = {
  readonly version: number;
  /** The first person number not read yet. */
  readonly nextNo: number;
  /** Whether the listed changes since its version are enough to update it. */
  canFollow(state: PoolState): boolean;
  /** Updates it to the version of a state. */
  follow(state: PoolState, removed: readonly number[], arrived: readonly StoredPerson[]): void;
  /** Terms whose lists must be read from blocks. */
  missing(terms: readonly number[]): number[];
  /** Stores the complete lists of terms read from blocks. */
  keep(terms: readonly number[], stored: readonly StoredList[]): void;
  /** Segments with the lists of these terms, which stay usable even if the lists are dropped later. */
  segments(terms: readonly number[]): Segment[];
  /** People who are not in blocks, by term. */
  countOpen(): Map<number, number>;
};

/** In-memory copies of all organizations, up to a number of bytes. */
export type PoolMemories = {
  get(organizationId: OrganizationId): PoolMemory;
  /** Replaces the memory of an organization with an empty one. */
  renew(organizationId: OrganizationId): PoolMemory;
  /** Drops what was not used lately. */
  shrink(): void;
  readonly bytes: number;
};

export function createPoolMemories({ maxBytes }: { readonly maxBytes: number }): PoolMemories {
  /** The least recently used first, as maps keep their order. */
  const memories = new Map<OrganizationId, Memory>();

  function measure(): number {
    let bytes = 0;
    for (const memory of memories.values()) bytes += memory.bytes;
    return bytes;
  }

  return {
    get(organizationId) {
      const memory = memories.get(organizationId) ?? createMemory();
      memories.delete(organizationId);
      memories.set(organizationId, memory);
      return memory;
    },

    renew(organizationId) {
      memories.delete(organizationId);
      return this.get(organizationId);
    },

    shrink() {
      let bytes = measure();
      // Drops lists of other organizations first; they are read again when needed.
      for (const memory of memories.values()) {
        while (bytes > maxBytes) {
          const dropped = memory.dropUnused();
          if (dropped === 0) break;
          bytes -= dropped;
        }
      }
      for (const [organizationId, memory] of memories) {
        if (bytes <= maxBytes || memories.size === 1) return;
        memories.delete(organizationId);
        bytes -= memory.bytes;
      }
    },

    get bytes() {
      return measure();
    },
  };
}

type Memory = PoolMemory & {
  readonly bytes: number;
  /** Drops the lists of a term that no search used since it was last passed over; returns their bytes. */
  dropUnused(): number;
};

/** The lists of a term, and whether a search used them: moving them to the end each time would slow down the map. */
type KeptLists = { of: ListsBySlab; isUsed: boolean };

function createMemory(): Memory {
  let version = 0;
  let nextNo = 0;
  let sealedSlabs = 0;
  const open = new Map<number, OpenSegment>();
  /** People in slabs with blocks; complete once the blocks of `everyone` were read. */
  const alive = new Map<number, Bits>();
  let knowsEveryone = false;
  const lists = new Map<number, KeptLists>();
  let listBytes = 0;

  /** Handles a sealed slab: its in-memory lists now match its blocks. */
  function seal(slab: number): void {
    const segment = open.get(slab);
    open.delete(slab);
    const present = segment?.alive ?? noBits(slabSize);
    alive.set(slab, present);
    for (const [term, known] of lists) {
      const { bytes } = known.of;
      known.of = known.of.with(segment?.list(term));
      listBytes += known.of.bytes - bytes;
    }
  }

  function remove(no: number): void {
    const slab = slabOf(no);
    const place = placeOf(no);
    const segment = open.get(slab);
    if (segment) {
      if (hasBit(segment.alive, place)) segment.remove(place);
      return;
    }
    const present = alive.get(slab);
    if (present) removeBit(present, place);
  }

  return {
    get version() {
      return version;
    },

    get nextNo() {
      return nextNo;
    },

    get bytes() {
      let bytes = listBytes + alive.size * (slabSize / 8);
      for (const segment of open.values()) bytes += segment.bytes;
      return bytes;
    },

    canFollow: (state) => state.version >= version && state.prunedVersion <= version,

    follow(state, removed, arrived) {
      for (const no of removed) remove(no);
      for (const { no, facts } of arrived) {
        const slab = slabOf(no);
        const segment = open.get(slab) ?? createOpenSegment(slab);
        open.set(slab, segment);
        segment.add(placeOf(no), facts);
      }
      for (let slab = sealedSlabs; slab < state.sealedSlabs; slab += 1) seal(slab);
      ({ version, nextNo, sealedSlabs } = state);
    },

    missing(terms) {
      if (sealedSlabs === 0) return [];
      const asked = new Set(terms);
      if (!knowsEveryone) asked.add(everyoneTerm);
      return [...asked].filter((term) => !lists.has(term) && (term !== everyoneTerm || !knowsEveryone));
    },

    keep(terms, stored) {
      const byTerm = Map.groupBy(stored, ({ term }) => term);
      for (const term of terms) {
        const bySlab = new Map((byTerm.get(term) ?? []).map(({ slab, list }) => [slab, list]));
        if (term === everyoneTerm) {
          for (const [slab, list] of bySlab) alive.set(slab, bitsOf(list));
          knowsEveryone = true;
          continue;
        }
        const of = createListsBySlab(bySlab, sealedSlabs);
        lists.set(term, { of, isUsed: false });
        listBytes += of.bytes;
      }
    },

    segments(terms) {
      const asked = new Map<number, ListsBySlab>();
      for (const term of terms) {
        const known = lists.get(term);
        if (!known) continue;
        known.isUsed = true;
        asked.set(term, known.of);
      }
      const sealed = [...alive].map(
        ([slab, present]): Segment => ({
          slab,
          alive: present,
          list: (term) => asked.get(term)?.in(slab),
          count: (term) => asked.get(term)?.countIn(slab) ?? 0,
          bits: (term) => asked.get(term)?.bitsIn(slab),
        }),
      );
      return [...sealed, ...open.values()].sort((left, right) => right.slab - left.slab);
    },

    countOpen() {
      const counts = new Map<number, number>();
      for (const segment of open.values())
        for (const [term, people] of segment.terms()) counts.set(term, (counts.get(term) ?? 0) + people);
      return counts;
    },

    dropUnused() {
      for (const [term, known] of lists) {
        lists.delete(term);
        if (!known.isUsed) {
          listBytes -= known.of.bytes;
          return known.of.bytes;
        }
        // Its turn comes again after all others.
        known.isUsed = false;
        lists.set(term, known);
      }
      return 0;
    },
  };
}
