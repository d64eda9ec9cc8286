import type { OrganizationId } from '@winnow/contracts';
import { atOneMoment, type Database, type Transaction } from '../../platform/database/database.ts';
import { createSemaphore, type Semaphore } from '../../platform/process/semaphore.ts';
import { everyone, type FactKind, type NamedTerm, nameOf, type PoolFact } from './facts/pool-fact.ts';
import { listPostings } from './pool-block-repository.ts';
import type { PoolMemories, PoolMemory } from './pool-memory.ts';
import {
  findState,
  type LabeledTerm,
  listCommonTerms,
  listLabels,
  listPeopleFrom,
  listPersonIds,
  listRemovedSince,
  listTerms,
  type PoolState,
} from './pool-repository.ts';
import { hasBit, removeBit } from './postings/bits.ts';
import { encodeFacts } from './postings/person-facts.ts';
import { type PoolQuery, termsOf, withTerms } from './postings/pool-query.ts';
import { placeOf, slabOf, slabSize } from './postings/posting-block.ts';
import { scorePeople } from './postings/score-people.ts';
import { createOpenSegment, type Segment } from './postings/segment.ts';

/** A person's number, with facts that replace those in the index. */
export type OtherFacts = { readonly no: number; readonly facts: readonly PoolFact[] };

export type NamedQuery = Omit<PoolQuery<NamedTerm>, 'counted'> & {
  /** People for whom the searcher sees different facts from those in the index. */
  readonly others?: readonly OtherFacts[];
  /** Kinds whose most common values are counted, with the number of values. */
  readonly countedKinds: readonly { readonly kind: FactKind; readonly limit: number }[];
};

export type PoolHits = {
  readonly best: readonly { readonly personId: string; readonly score: number }[];
  readonly total: number;
  /** Values of each counted kind among everyone found, most frequent first; values without people are left out. */
  readonly counts: readonly (LabeledTerm & { readonly people: number })[];
  readonly countsByValue: Uint32Array;
};

/** Finds people in one database snapshot, using an in-memory copy that follows the database. */
export type PoolIndex = {
  /** @param ask reads what the query needs, in the same snapshot */
  search(organizationId: OrganizationId, ask: (on: Transaction) => Promise<NamedQuery>): Promise<PoolHits>;
  /** Two searches in one snapshot. @param describe reads details of the people found, in the same snapshot */
  compare<Answer>(
    organizationId: OrganizationId,
    ask: (on: Transaction) => Promise<readonly [NamedQuery, NamedQuery]>,
    describe: (on: Transaction, before: PoolHits, after: PoolHits) => Promise<Answer>,
  ): Promise<Answer>;
};

/** Id of a term that no person has. */
const noTerm = -1;
/** Maximum number of term ids cached per organization. */
const keptNames = 10_000;
/** Maximum number of queued searches per organization. */
const maxWaiting = 500;
/** Maximum number of in-memory terms whose kind is looked up to find the most common ones. */
const lookedUp = 600;

export function createPoolIndex({
  database,
  memories,
}: {
  database: Database;
  memories: PoolMemories;
}): PoolIndex {
  /** The most common terms of each kind; recomputed once more than a hundredth of the people are new. */
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

  /** Ids of terms by name; valid until a new term is created. A removed id finds no one. */
  const known = new WeakMap<PoolMemory, { readonly nextTerm: number; readonly ids: Map<string, number> }>();

  async function resolve(
    on: Transaction,
    memory: PoolMemory,
    { organizationId, nextTerm }: PoolState,
    named: readonly NamedTerm[],
  ): Promise<(term: NamedTerm) => number> {
    const before = known.get(memory);
    const isFresh = before && before.nextTerm === nextTerm && before.ids.size < keptNames;
    const { ids } = isFresh ? before : { ids: new Map<string, number>() };
    if (!isFresh) known.set(memory, { nextTerm, ids });
    const missing = new Map(named.map((term) => [nameOf(term), term]));
    for (const name of missing.keys()) if (ids.has(name)) missing.delete(name);
    for (const term of await listTerms(on, organizationId, [...missing.values()]))
      ids.set(nameOf(term), term.id);
    for (const name of missing.keys()) if (!ids.has(name)) ids.set(name, noTerm);
    return (term) => ids.get(nameOf(term)) ?? noTerm;
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
    const { countedKinds, others = [], ...named } = await ask(on);
    const counted = await listCommon(on, memory, organizationId, countedKinds);
    const asked = { ...named, counted };
    const idOf = await resolve(on, memory, state, termsOf(asked));
    const query = withTerms(asked, idOf);
    const terms = [...new Set(termsOf(query))].filter((term) => term !== noTerm);
    const missing = memory.missing(terms);
    if (missing.length > 0) memory.keep(missing, await listPostings(on, organizationId, missing));
    const found = scorePeople(withOthers(memory.segments(terms), others, idOf), query);
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
        .map((term) => ({ ...term, people: found.counts.get(idOf(term)) ?? 0 }))
        .filter(({ people }) => people > 0)
        .sort((left, right) => right.people - left.people || (left.label < right.label ? -1 : 1)),
      countsByValue: found.countsByValue,
    };
  }

  return {
    compare: (organizationId, ask, describe) =>
      turnOf(organizationId).run(() =>
        database.transaction(async (transaction) => {
          const [before, after] = await ask(transaction);
          return describe(
            transaction,
            await search(transaction, organizationId, async () => before),
            await search(transaction, organizationId, async () => after),
          );
        }, atOneMoment),
      ),

    search: (organizationId, ask) =>
      turnOf(organizationId).run(() =>
        database.transaction((transaction) => search(transaction, organizationId, ask), atOneMoment),
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

/** Replaces the facts of some people by moving them to separate segments. */
function withOthers(
  segments: Segment[],
  others: readonly OtherFacts[],
  idOf: (term: NamedTerm) => number,
): Segment[] {
  const bySlab = Map.groupBy(others, ({ no }) => slabOf(no));
  return segments.flatMap((segment) => {
    const changed = bySlab.get(segment.slab);
    if (!changed) return [segment];
    const rest = { ...segment, alive: new Uint32Array(segment.alive) };
    const own = createOpenSegment(segment.slab);
    for (const { no, facts } of changed.toSorted((left, right) => left.no - right.no)) {
      if (!hasBit(rest.alive, placeOf(no))) continue;
      removeBit(rest.alive, placeOf(no));
      const values = [everyone, ...facts].map((fact) => ({ term: idOf(fact), value: fact.grade }));
      own.add(placeOf(no), encodeFacts(values.filter(({ term }) => term !== noTerm)));
    }
    return [rest, own];
  });
}

/** The most common values of each kind, among people in blocks and those not in blocks yet. */
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
