import type { OrganizationId } from '@winnow/contracts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { createSemaphore, type Semaphore } from '../../platform/process/semaphore.ts';
import type { FactKind } from './facts/pool-fact.ts';
import { type NamedTerm, nameOf } from './facts/pool-fact.ts';
import type { PoolMemories, PoolMemory } from './pool-memory.ts';
import {
  findState,
  type LabeledTerm,
  listBlocks,
  listCommonTerms,
  listLabels,
  listPeopleFrom,
  listPersonIds,
  listRemovedSince,
  listTerms,
  type PoolState,
  readOneMoment,
} from './pool-repository.ts';
import { type PoolQuery, termsOf, withTerms } from './postings/pool-query.ts';
import { slabSize } from './postings/posting-block.ts';
import { scorePeople } from './postings/score-people.ts';

export type NamedQuery = Omit<PoolQuery<NamedTerm>, 'counted'> & {
  /** Kinds of which the most common values are counted, with how many of them. */
  readonly countedKinds: readonly { readonly kind: FactKind; readonly limit: number }[];
};

export type PoolHits = {
  readonly best: readonly { readonly personId: string; readonly score: number }[];
  readonly total: number;
  /** Of each counted kind, its values among all who are found: the most frequent first, none without people. */
  readonly counts: readonly (LabeledTerm & { readonly people: number })[];
  readonly countsByValue: Uint32Array;
};

/** Finds people by what is in the database at one moment, with a copy in memory that follows it. */
export type PoolIndex = {
  /** @param ask reads, at the same moment, what the query needs to know */
  search(organizationId: OrganizationId, ask: (on: Transaction) => Promise<NamedQuery>): Promise<PoolHits>;
};

/** A term that nobody has. */
const noTerm = -1;
/** Searches of one organization that wait for each other. */
const maxWaiting = 500;
/** Terms in memory whose kind is looked up to find the most common ones of a kind. */
const lookedUp = 600;

export function createPoolIndex({
  database,
  memories,
}: {
  database: Database;
  memories: PoolMemories;
}): PoolIndex {
  /** The most common terms of each kind, as long as a hundredth of the people at most arrived since. */
  const common = new WeakMap<
    PoolMemory,
    { readonly nextNo: number; readonly terms: Map<FactKind, LabeledTerm[]> }
  >();

  async function listCommon(
    on: Transaction,
    memory: PoolMemory,
    organizationId: OrganizationId,
    kinds: NamedQuery['countedKinds'],
  ): Promise<LabeledTerm[]> {
    const known = common.get(memory);
    const isFresh = known && memory.nextNo - known.nextNo <= known.nextNo / 100;
    const { terms } = isFresh ? known : { terms: new Map<FactKind, LabeledTerm[]>() };
    if (!isFresh) common.set(memory, { nextNo: memory.nextNo, terms });
    const missing = kinds.filter(({ kind }) => !terms.has(kind));
    if (missing.length > 0) {
      const listed = Map.groupBy(await listCounted(on, memory, organizationId, missing), ({ kind }) => kind);
      for (const { kind } of missing) terms.set(kind, listed.get(kind) ?? []);
    }
    return kinds.flatMap(({ kind }) => terms.get(kind) ?? []);
  }

  /** A copy follows one version at a time. */
  const turns = new Map<OrganizationId, Semaphore>();

  function turnOf(organizationId: OrganizationId): Semaphore {
    const turn = turns.get(organizationId) ?? createSemaphore({ atOnce: 1, maxWaiting });
    turns.set(organizationId, turn);
    return turn;
  }

  async function search(
    on: Transaction,
    organizationId: OrganizationId,
    ask: (on: Transaction) => Promise<NamedQuery>,
  ): Promise<PoolHits> {
    const state = await findState(on, organizationId);
    if (!state) return nobody;
    const memory = await upToDate(on, memories, state);
    const { countedKinds, ...named } = await ask(on);
    const counted = await listCommon(on, memory, organizationId, countedKinds);
    const query = await resolve(on, organizationId, { ...named, counted: [] });
    const asked = { ...query, counted: counted.map(({ id }) => id) };
    const terms = [...new Set(termsOf(asked))].filter((term) => term !== noTerm);
    const missing = memory.missing(terms);
    if (missing.length > 0) memory.keep(missing, await listBlocks(on, organizationId, missing));
    const found = scorePeople(memory.segments(terms), asked);
    memories.shrink();
    const ids = await listPersonIds(
      on,
      organizationId,
      found.best.map(({ no }) => no),
    );
    return {
      best: found.best.flatMap(({ no, score }) => {
        const personId = ids.get(no);
        return personId === undefined ? [] : [{ personId, score }];
      }),
      total: found.total,
      counts: counted
        .map((term) => ({ ...term, people: found.counts.get(term.id) ?? 0 }))
        .filter(({ people }) => people > 0)
        .sort((left, right) => right.people - left.people || (left.label < right.label ? -1 : 1)),
      countsByValue: found.countsByValue,
    };
  }

  return {
    search: (organizationId, ask) =>
      turnOf(organizationId).run(() =>
        database.transaction(async (transaction) => {
          await readOneMoment(transaction);
          return search(transaction, organizationId, ask);
        }),
      ),
  };
}

const nobody: PoolHits = { best: [], total: 0, counts: [], countsByValue: new Uint32Array(256) };

async function upToDate(on: Transaction, memories: PoolMemories, state: PoolState): Promise<PoolMemory> {
  const { organizationId } = state;
  const known = memories.get(organizationId);
  const memory = known.canFollow(state) && known.version > 0 ? known : memories.renew(organizationId);
  if (memory.version === state.version) return memory;
  const isNew = memory.version === 0;
  const removed = isNew ? [] : await listRemovedSince(on, organizationId, memory.version);
  const from = isNew ? state.sealedSlabs * slabSize : memory.nextNo;
  memory.follow(state, removed, await listPeopleFrom(on, organizationId, from));
  return memory;
}

async function resolve(
  on: Transaction,
  organizationId: OrganizationId,
  named: PoolQuery<NamedTerm>,
): Promise<PoolQuery> {
  const names = new Map(termsOf(named).map((term) => [nameOf(term), term]));
  const known = await listTerms(on, organizationId, [...names.values()]);
  const ids = new Map(known.map((term) => [nameOf(term), term.id]));
  return withTerms(named, (term) => ids.get(nameOf(term)) ?? noTerm);
}

/** Of each kind the values that most people have: in blocks, and of those who are not in blocks yet. */
async function listCounted(
  on: Transaction,
  memory: PoolMemory,
  organizationId: OrganizationId,
  kinds: NamedQuery['countedKinds'],
): Promise<LabeledTerm[]> {
  if (kinds.length === 0) return [];
  const open = [...memory.countOpen()].sort(([, left], [, right]) => right - left).slice(0, lookedUp);
  const labels = new Map(
    (
      await listLabels(
        on,
        organizationId,
        open.map(([term]) => term),
      )
    ).map((term) => [term.id, term]),
  );
  const counted: LabeledTerm[] = [];
  for (const { kind, limit } of kinds) {
    const ofOpen = open.flatMap(([term]) => {
      const label = labels.get(term);
      return label?.kind === kind ? [label] : [];
    });
    const chosen = [...(await listCommonTerms(on, organizationId, kind, limit)), ...ofOpen.slice(0, limit)];
    counted.push(...new Map(chosen.map((term) => [term.id, term])).values());
  }
  return counted;
}
