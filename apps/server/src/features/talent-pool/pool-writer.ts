import type { OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import { everyone, everyoneTerm, mergeFacts, nameOf, type PoolFact } from './facts/pool-fact.ts';
import { insertBlocks, listBlocks, listTermsInBlocks, replaceBlocks } from './pool-block-repository.ts';
import {
  addToCounts,
  deletePeople,
  deleteTermsBut,
  hasFullSlab,
  insertPeople,
  insertRemovals,
  insertTerms,
  listFactsOfPeople,
  listLeft,
  listLeftBehind,
  listPeopleFrom,
  listPresent,
  listTerms,
  lockPool,
  type PoolState,
  pruneRemovals,
  type StoredPerson,
  updateState,
} from './pool-repository.ts';
import { encodeFacts, visitFacts } from './postings/person-facts.ts';
import { encodeBlocks, placeOf, slabOf, slabSize, withoutPlaces } from './postings/posting-block.ts';
import { createOpenSegment } from './postings/segment.ts';
import { sealPool } from './talent-pool-task-values.ts';

type Arriving = { readonly personId: string; readonly facts: readonly PoolFact[] };

/**
 * Writes the index. Changes of one organization wait for each other's transactions, so call these last in a
 * transaction.
 */
export type PoolWriter = {
  /** Updates people from their resumes: adds, replaces or removes them. */
  refresh(
    transaction: Transaction,
    organizationId: OrganizationId,
    personIds: readonly string[],
  ): Promise<void>;
  /** Adds people, or replaces their facts. */
  put(transaction: Transaction, organizationId: OrganizationId, people: readonly Arriving[]): Promise<void>;
  /** Removes people from the index; unknown people are not an error. */
  remove(
    transaction: Transaction,
    organizationId: OrganizationId,
    personIds: readonly string[],
  ): Promise<void>;
  /** Moves the people of full slabs into blocks. */
  seal(organizationId: OrganizationId): Promise<void>;
  /** Removes people without resumes, unused terms, and listed removals older than a day. */
  sweep(): Promise<void>;
};

/** Maximum number of blocks written in one query. */
const portion = 500;
/** Terms with fewer people in a slab are not counted, since they are unlikely to be among the most common. */
const countedFrom = 8;
const removalsKeptMs = 24 * 3_600_000;

export function createPoolWriter({
  database,
  clock,
  queue,
}: {
  database: Database;
  clock: Clock;
  queue: Pick<Queue, 'enqueue'>;
}): PoolWriter {
  /** Removes people from the blocks of their slabs, and from the memory of all processes. */
  async function forget(
    transaction: Transaction,
    { organizationId, version, sealedSlabs }: PoolState,
    people: readonly StoredPerson[],
  ): Promise<void> {
    if (people.length === 0) return;
    const inBlocks = people.filter(({ no }) => slabOf(no) < sealedSlabs);
    for (const [slab, removed] of Map.groupBy(inBlocks, ({ no }) => slabOf(no))) {
      const terms = new Set<number>();
      for (const { facts } of removed) visitFacts(facts, (term) => terms.add(term));
      const places = new Set(removed.map(({ no }) => placeOf(no)));
      const blocks = await listBlocks(transaction, organizationId, slab, terms);
      const cut = blocks.flatMap((block) => withoutPlaces(block, places) ?? []);
      await replaceBlocks(transaction, organizationId, slab, cut);
    }
    const numbers = people.map(({ no }) => no);
    await insertRemovals(transaction, organizationId, { version, numbers, removedAt: clock.now() });
  }

  /** Ids of the terms of facts, by name. Missing terms are created. */
  async function termsOf(
    transaction: Transaction,
    { organizationId, nextTerm }: PoolState,
    facts: readonly PoolFact[],
  ): Promise<ReadonlyMap<string, number>> {
    const asked = new Map(facts.map((fact) => [nameOf(fact), fact]));
    const known = await listTerms(transaction, organizationId, [...asked.values()]);
    const ids = new Map(known.map((term) => [nameOf(term), term.id]));
    const made = [...asked.values()]
      .filter((fact) => !ids.has(nameOf(fact)))
      .map((fact, index) => ({ ...fact, id: nextTerm + index }));
    if (made.length > 0) {
      await insertTerms(transaction, organizationId, made);
      await updateState(transaction, organizationId, { nextTerm: nextTerm + made.length });
    }
    for (const term of made) ids.set(nameOf(term), term.id);
    return ids.set(nameOf(everyone), everyoneTerm);
  }

  async function sealSlab(
    transaction: Transaction,
    organizationId: OrganizationId,
    slab: number,
  ): Promise<void> {
    const segment = createOpenSegment(slab);
    const from = slab * slabSize;
    for (const { no, facts } of await listPeopleFrom(transaction, organizationId, from, from + slabSize))
      segment.add(placeOf(no), facts);
    const lists = [...segment.terms()].flatMap(([term]) => {
      const list = segment.list(term);
      return list ? [{ term, list }] : [];
    });
    const blocks = encodeBlocks(lists.sort((left, right) => left.term - right.term));
    for (let at = 0; at < blocks.length; at += portion)
      await insertBlocks(transaction, organizationId, slab, blocks.slice(at, at + portion));
    await addToCounts(
      transaction,
      organizationId,
      [...segment.terms()].filter(([, people]) => people >= countedFrom),
    );
  }

  async function put(
    transaction: Transaction,
    organizationId: OrganizationId,
    people: readonly Arriving[],
  ): Promise<void> {
    if (people.length === 0) return;
    const state = await lockPool(transaction, organizationId, people.length);
    const first = state.nextNo - people.length;
    const personIds = people.map(({ personId }) => personId);
    await forget(transaction, state, await deletePeople(transaction, organizationId, personIds));
    const terms = await termsOf(
      transaction,
      state,
      people.flatMap(({ facts }) => facts),
    );
    const rows = people.map(({ personId, facts }, index) => ({
      no: first + index,
      personId,
      facts: encodeFacts(
        mergeFacts([[everyone], facts]).map((fact) => ({
          term: terms.get(nameOf(fact)) ?? everyoneTerm,
          value: fact.grade,
        })),
      ),
    }));
    await insertPeople(transaction, organizationId, rows);
    if (slabOf(state.nextNo) > slabOf(first)) await queue.enqueue(transaction, sealPool, { organizationId });
  }

  async function remove(
    transaction: Transaction,
    organizationId: OrganizationId,
    personIds: readonly string[],
  ): Promise<void> {
    if (personIds.length === 0) return;
    if ((await listPresent(transaction, organizationId, personIds)).length === 0) return;
    const state = await lockPool(transaction, organizationId, 0);
    await forget(transaction, state, await deletePeople(transaction, organizationId, personIds));
  }

  return {
    async refresh(transaction, organizationId, personIds) {
      if (personIds.length === 0) return;
      // Locks first, so that two resumes of one person that are read concurrently see each other.
      await lockPool(transaction, organizationId, 0);
      const people = await listFactsOfPeople(transaction, organizationId, personIds);
      const present = new Set(people.map(({ personId }) => personId));
      await remove(
        transaction,
        organizationId,
        personIds.filter((id) => !present.has(id)),
      );
      await put(transaction, organizationId, people);
    },

    put,
    remove,

    async seal(organizationId) {
      for (let isDone = false; !isDone; ) {
        isDone = await database.transaction(async (transaction) => {
          const state = await lockPool(transaction, organizationId, 0);
          if (!hasFullSlab(state)) return true;
          await sealSlab(transaction, organizationId, state.sealedSlabs);
          await updateState(transaction, organizationId, { sealedSlabs: state.sealedSlabs + 1 });
          return false;
        });
      }
    },

    async sweep() {
      const left = await listLeftBehind(database, portion);
      for (const [organizationId, people] of Map.groupBy(left, (each) => each.organizationId)) {
        const ids = people.map(({ personId }) => personId);
        await database.transaction((transaction) => remove(transaction, organizationId, ids));
      }
      const before = new Date(clock.now().getTime() - removalsKeptMs);
      for (const organizationId of await listLeft(database)) {
        await database.transaction(async (transaction) => {
          const { sealedSlabs, nextTerm } = await lockPool(transaction, organizationId, 0);
          const used = await listTermsInBlocks(transaction, organizationId, nextTerm);
          for (const { facts } of await listPeopleFrom(transaction, organizationId, sealedSlabs * slabSize))
            visitFacts(facts, (term) => used.add(term));
          await deleteTermsBut(transaction, organizationId, [...used]);
          const prunedVersion = await pruneRemovals(transaction, organizationId, before);
          if (prunedVersion !== null) await updateState(transaction, organizationId, { prunedVersion });
        });
      }
    },
  };
}
