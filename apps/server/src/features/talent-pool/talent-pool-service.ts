import {
  type Language,
  type OrganizationId,
  type PoolAnswer,
  type PoolChip,
  type PoolProblemCode,
  poolFactKinds,
  poolLimits,
  stages,
} from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { createRecent } from '../../engine-tasks/recent.ts';
import { userRequester } from '../../engine-tasks/requester.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { JobScope, Member } from '../../platform/http/caller.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type ExportedTable, exportPeople } from '../people/export-people.ts';
import type { SearchService } from '../search/search-service.ts';
import { monthsFromGrade } from './facts/fact-grades.ts';
import type { NamedTerm } from './facts/pool-fact.ts';
import type { NamedQuery, PoolHits, PoolIndex } from './pool-index.ts';
import {
  listActive,
  listArrived,
  listInStage,
  listSeen,
  listSeenFacts,
  listTagged,
  listWithWords,
} from './pool-search-repository.ts';
import type { PoolFilter } from './postings/pool-query.ts';
import { createPresentHits, type PresentHits } from './present-hits.ts';
import type { Expression } from './query/parse-expression.ts';
import {
  chipsOf,
  filterOfExpression,
  filterOfFacts,
  isAboutFacts,
  requirementOf,
} from './query/query-of-chips.ts';
import type { ReadQuery } from './query/read-query.ts';
import { findSeenLists, listFromSource, listOnTalentList } from './team-conditions.ts';

type Searcher = Member & JobScope;

export type PoolSearch = {
  readonly chips: readonly PoolChip[];
  readonly limit: number;
  readonly offset: number;
  readonly withCounts: boolean;
};

export type TalentPoolService = {
  /** Parses a search text. */
  read(searcher: Searcher, text: string, signal: AbortSignal): Promise<ReadAnswer>;
  search(searcher: Searcher, search: PoolSearch, signal: AbortSignal): Promise<PoolAnswer>;
  /**
   * Exports the best matches as a table, and records it in the audit log.
   * @throws ApiError `invalid` if no one is found
   */
  export(searcher: Searcher, wanted: WantedTable, signal: AbortSignal): Promise<ExportedTable>;
  /** People with the details that lists show; leaves out those removed since. */
  readonly present: PresentHits;
  /** Ids of matching people all of whose resumes were added after a time. */
  listArrived(searcher: Searcher, chips: readonly PoolChip[], arrival: Arrival): Promise<string[]>;
};

export type WantedTable = {
  readonly chips: readonly PoolChip[];
  /** Limits the results to these people. */
  readonly personIds?: readonly string[] | undefined;
  readonly language: Language;
};

export type Arrival = {
  readonly since: Date;
  /** People who are left out. */
  readonly apart: readonly string[];
  readonly limit: number;
};

type ReadAnswer = {
  readonly chips: PoolChip[];
  readonly ignored: string[];
  readonly problem: { code: PoolProblemCode; message: string; at: number | null } | null;
};

/** English messages for API callers; screens translate the codes. */
const problemWords: Readonly<Record<PoolProblemCode, string>> = {
  'nothing-to-search': 'There are no words to search for.',
  'only-common-words': 'These words are in nearly every resume. Add a skill, a title or a place.',
  'one-letter': 'Search for more than one letter.',
  'open-quote': 'A quotation mark is not closed.',
  'open-parenthesis': 'A parenthesis is not closed.',
  'extra-parenthesis': 'A parenthesis is closed that was never opened.',
  'missing-operand': 'Something is missing beside AND, OR or NOT.',
  'too-deep': 'There are too many parentheses inside each other.',
};

const countedKinds: NamedQuery['countedKinds'] = [
  { kind: 'skill', limit: 12 },
  { kind: 'title', limit: 8 },
  { kind: 'degree', limit: 6 },
  { kind: 'language', limit: 8 },
  { kind: 'place', limit: 8 },
  { kind: 'certification', limit: 6 },
];

/** Lower bounds, in years of work, of the bands that are counted. */
const yearBands = [0, 1, 3, 5, 10, 20] as const;

const dayMs = 24 * 3_600_000;

/** @param isAnonymous whether the member's view hides what identifies candidates */
export function createTalentPoolService({
  database,
  clock,
  audit,
  readers,
  poolIndex,
  search: library,
  isAnonymous: isAnonymousView,
}: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  readers: Pick<ReadingProcesses, 'readPoolQuery'>;
  poolIndex: PoolIndex;
  search: Pick<SearchService, 'listNewestAnalyses' | 'listTags' | 'countPending'>;
  isAnonymous: (member: Member) => Promise<boolean>;
}): TalentPoolService {
  const read = createRecent<ReadQuery>(500);
  const present = createPresentHits({ database, search: library });

  async function readOnce(
    organizationId: OrganizationId,
    text: string,
    signal: AbortSignal,
  ): Promise<ReadQuery> {
    const known = read.get(text);
    if (known) return known;
    const made = await readers.readPoolQuery(text, userRequester(organizationId, signal));
    read.set(text, made);
    return made;
  }

  /** The expressions of all Boolean chips, by their text. */
  async function readExpressions(
    organizationId: OrganizationId,
    chips: readonly PoolChip[],
    signal: AbortSignal,
  ) {
    const expressions = new Map<string, Expression<PoolChip>>();
    for (const { kind, text } of chips) {
      if (kind !== 'boolean') continue;
      const { expression } = await readOnce(organizationId, text, signal);
      if (expression) expressions.set(text, expression);
    }
    return expressions;
  }

  /** People matching chips that aren't about facts, at the time of the search. */
  async function listPeople(
    on: Transaction,
    searcher: Searcher,
    chips: readonly PoolChip[],
    isAnonymous: boolean,
  ): Promise<ReadonlyMap<PoolChip, Int32Array>> {
    const lists = new Map<PoolChip, Int32Array>();
    for (const chip of chips) {
      const list = await listPeopleOf(on, searcher, chip, isAnonymous);
      if (list) lists.set(chip, list);
    }
    return lists;
  }

  async function listPeopleOf(
    on: Transaction,
    searcher: Searcher,
    { kind, text, amount }: PoolChip,
    isAnonymous: boolean,
  ): Promise<Int32Array | null> {
    switch (kind) {
      case 'words':
        return listWithWords(on, searcher, text, isAnonymous);
      case 'tag':
        return listTagged(on, searcher, text);
      case 'source':
        return listFromSource(on, searcher, text);
      case 'list':
        return listOnTalentList(on, searcher, text);
      case 'active':
        return listActive(on, searcher, new Date(clock.now().getTime() - (amount ?? 0) * dayMs));
      case 'stage': {
        const stage = stages.find((each) => each === text);
        return stage ? listInStage(on, searcher, stage) : new Int32Array();
      }
      default:
        return null;
    }
  }

  async function search(
    searcher: Searcher,
    { chips: asked, limit, offset, withCounts }: PoolSearch,
    isAnonymous: boolean,
    signal: AbortSignal,
    arrival?: Arrival,
  ): Promise<PoolHits> {
    const { organizationId } = searcher;
    // Places can identify people, so the anonymous view doesn't search them.
    const isOpen = (chip: PoolChip) => !(isAnonymous && chip.kind === 'place');
    const chips = asked.filter(isOpen);
    const expressions = await readExpressions(organizationId, chips, signal);
    return poolIndex.search(organizationId, async (on) => {
      const all = [...chips, ...[...expressions.values()].flatMap(chipsOf)];
      const lists = await listPeople(on, searcher, all, isAnonymous);
      const filterOf = (chip: PoolChip): PoolFilter<NamedTerm> => {
        const people = lists.get(chip);
        if (people) return { kind: 'people', people };
        // The anonymous view ignores places.
        return isAboutFacts(chip) && isOpen(chip) ? filterOfFacts(chip) : { kind: 'all', of: [] };
      };
      const filters = chips.flatMap((chip): PoolFilter<NamedTerm>[] => {
        const expression = expressions.get(chip.text);
        if (chip.kind === 'boolean' && !expression) return [];
        const filter = expression ? filterOfExpression(expression, filterOf) : filterOf(chip);
        if (chip.mode === 'not') return [{ kind: 'not', of: filter }];
        return isAboutFacts(chip) ? [] : [filter];
      });
      if (searcher.onlyTeamsOf !== null)
        filters.push({ kind: 'people', people: await listSeen(on, searcher) });
      if (arrival) {
        const { since, apart } = arrival;
        filters.push({ kind: 'people', people: await listArrived(on, searcher, since, apart) });
      }
      return {
        requirements: chips.flatMap((chip) => requirementOf(chip) ?? []),
        filter: filters.length === 0 ? null : { kind: 'all', of: filters },
        others: await listSeenFacts(on, searcher),
        limit: offset + limit,
        countedKinds: withCounts ? countedKinds.filter(({ kind }) => !(isAnonymous && kind === 'place')) : [],
        countedByValue: withCounts ? { kind: 'years', value: '' } : null,
      };
    });
  }

  /** Replaces typed list names with list ids; names that match no list are unknown. */
  async function nameLists(searcher: Searcher, chips: readonly PoolChip[]) {
    const typed = chips.filter(({ kind }) => kind === 'list').map(({ text }) => text);
    const lists = await findSeenLists(database, searcher, typed);
    const unknown: string[] = [];
    const named = chips.flatMap((chip): PoolChip[] => {
      if (chip.kind !== 'list') return [chip];
      const list = lists.find(({ name }) => name.toLowerCase() === chip.text.toLowerCase());
      if (!list) unknown.push(chip.text);
      return list ? [{ ...chip, text: list.id }] : [];
    });
    return { named, unknown };
  }

  async function listMissing(searcher: Searcher, chips: readonly PoolChip[]): Promise<string[]> {
    const asked = chips.filter(({ kind }) => kind === 'list').map(({ text }) => text);
    const seen = new Set((await findSeenLists(database, searcher, asked)).map(({ id }) => id));
    return asked.filter((id) => !seen.has(id));
  }

  return {
    present,

    async read(searcher, text, signal) {
      const { chips, ignored, problem } = await readOnce(searcher.organizationId, text, signal);
      const { named, unknown } = await nameLists(searcher, chips);
      return {
        chips: named,
        ignored: [...ignored, ...unknown],
        problem: problem && { ...problem, message: problemWords[problem.code] },
      };
    },

    async listArrived(searcher, chips, arrival) {
      const isAnonymous = await isAnonymousView(searcher);
      const asked = { chips, limit: arrival.limit, offset: 0, withCounts: false };
      const { best } = await search(searcher, asked, isAnonymous, new AbortController().signal, arrival);
      // If all chips only rank, people must match at least one of them.
      const decides = chips.some((chip) => chip.mode !== 'prefer' || !isAboutFacts(chip));
      return best.filter(({ score }) => decides || score > 0).map(({ personId }) => personId);
    },

    async export(searcher, { chips, personIds, language }, signal) {
      const isAnonymous = await isAnonymousView(searcher);
      const asked = { chips, limit: poolLimits.depth, offset: 0, withCounts: false };
      const { best } = await search(searcher, asked, isAnonymous, signal);
      const chosen = personIds && new Set(personIds);
      const wanted = best.filter(({ personId }) => chosen?.has(personId) ?? true);
      const people = await present(searcher, wanted, chips, isAnonymous);
      return exportPeople({ database, clock, audit }, searcher, {
        action: 'talent-pool-exported',
        subjectId: null,
        name: 'talent-pool',
        isAnonymous,
        language,
        columns: [
          'name',
          'headline',
          ...(isAnonymous ? [] : ['place' as const]),
          'years',
          'match',
          'tags',
          'resumes',
          'added',
        ],
        people: people.map(({ experienceMonths, tags, addedAt, ...person }) => ({
          ...person,
          years: experienceMonths === null ? null : Math.floor(experienceMonths / 12),
          tags: tags.join('; '),
          added: addedAt,
        })),
      });
    },

    async search(searcher, asked, signal) {
      const isAnonymous = await isAnonymousView(searcher);
      const found = await search(searcher, asked, isAnonymous, signal);
      return {
        total: found.total,
        hits: await present(searcher, found.best.slice(asked.offset), asked.chips, isAnonymous),
        counts: found.counts.flatMap(({ kind, value, label, people }) => {
          const shown = poolFactKinds.find((each) => each === kind);
          return shown ? [{ kind: shown, value, label, people }] : [];
        }),
        years: asked.withCounts ? countYears(found.countsByValue) : [],
        isAnonymous,
        missingLists: await listMissing(searcher, asked.chips),
        pending: await library.countPending(searcher),
      };
    },
  };
}

function countYears(byGrade: Uint32Array): { from: number; people: number }[] {
  const people = yearBands.map(() => 0);
  byGrade.forEach((count, grade) => {
    if (grade === 0) return;
    const band = yearBands.findLastIndex((from) => monthsFromGrade(grade) >= 12 * from);
    people[band] = (people[band] ?? 0) + count;
  });
  return yearBands.map((from, band) => ({ from, people: people[band] ?? 0 }));
}
