import { poolLimits, type WhatIfMove, whatIfFirst } from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { userRequester } from '../../engine-tasks/requester.ts';
import type { JobScope, Member } from '../../platform/http/caller.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { NamedQuery, PoolHits, PoolIndex } from './pool-index.ts';
import { listFactsOf, listSeen, listSeenFacts } from './pool-search-repository.ts';
import type { PresentHits } from './present-hits.ts';
import { type LineCount, queryOfJob } from './query/query-of-job.ts';
import { explainMoves } from './what-if-moves.ts';

export type RequirementChange = {
  readonly requirement: string;
  readonly weight: number;
  readonly must: boolean;
};

type Hits = Awaited<ReturnType<PresentHits>>;

export type WhatIf = {
  total: number;
  totalBefore: number;
  first: { hit: Hits[number]; rankBefore: number | null }[];
  enters: WhatIfMove[];
  leaves: WhatIfMove[];
  notCompared: string[];
  isAnonymous: boolean;
};

export type WhatIfService = {
  /**
   * Ranks everyone for a job with other weights and must-haves.
   * @throws ApiError `not-found`
   */
  ask(
    searcher: Member & JobScope,
    jobId: string,
    changes: readonly RequirementChange[],
    signal: AbortSignal,
  ): Promise<WhatIf>;
};

export function createWhatIfService({
  jobs,
  readers,
  poolIndex,
  present,
  isAnonymous: isAnonymousView,
}: {
  jobs: Pick<JobService, 'get'>;
  readers: Pick<ReadingProcesses, 'readJobLines'>;
  poolIndex: Pick<PoolIndex, 'compare'>;
  present: PresentHits;
  isAnonymous: (member: Member) => Promise<boolean>;
}): WhatIfService {
  return {
    async ask(searcher, jobId, changes, signal) {
      const { organizationId } = searcher;
      const isAnonymous = await isAnonymousView(searcher);
      const { requirements } = await jobs.get(organizationId, jobId);
      const read = await readers.readJobLines(requirements, userRequester(organizationId, signal));
      // Places can identify people, so the anonymous view doesn't compare them.
      const lines = read.filter(({ kind }) => !(isAnonymous && kind === 'location'));
      const before = new Map(
        requirements.map(({ id, weight, must }): [string, LineCount] => [id, { weight, must }]),
      );
      const after = new Map(before);
      for (const { requirement, weight, must } of changes)
        if (before.has(requirement)) after.set(requirement, { weight, must });

      const compared = await poolIndex.compare(
        organizationId,
        async (on) => {
          const isScoped = searcher.onlyTeamsOf !== null;
          const people = isScoped ? await listSeen(on, searcher) : null;
          const others = isScoped ? await listSeenFacts(on, searcher) : [];
          const ask = (counts: ReadonlyMap<string, LineCount>): NamedQuery => {
            const { requirements: asked, filter } = queryOfJob(lines, counts);
            const filters = [
              ...(filter ? [filter] : []),
              ...(people ? [{ kind: 'people' as const, people }] : []),
            ];
            return {
              requirements: asked,
              filter: filters.length === 0 ? null : { kind: 'all', of: filters },
              limit: poolLimits.depth,
              others,
              countedKinds: [],
              countedByValue: null,
            };
          };
          return [ask(before), ask(after)];
        },
        async (on, was, is) => {
          const [wereFirst, areFirst] = [firstOf(was), firstOf(is)];
          const enters = areFirst.filter((id) => !wereFirst.includes(id));
          const leaves = wereFirst.filter((id) => !areFirst.includes(id));
          const facts = await listFactsOf(on, searcher, [...enters, ...leaves]);
          return { was, is, moves: explainMoves({ lines, before, after, facts, enters, leaves }) };
        },
      );
      const { was, is, moves } = compared;
      const ids = new Set([...firstOf(is), ...moves.map(({ personId }) => personId)]);
      const scores = new Map([...was.best, ...is.best].map((each) => [each.personId, each]));
      const shown = await present(
        searcher,
        [...ids].flatMap((id) => scores.get(id) ?? []),
        [],
        isAnonymous,
      );
      const hits = new Map(
        shown.map((hit) => {
          const score = scores.get(hit.personId)?.score ?? 0;
          return [hit.personId, { ...hit, match: Math.round((100 * score) / fullScore) }];
        }),
      );
      const moved = (enters: boolean): WhatIfMove[] =>
        moves.flatMap(({ personId, isEntering, ...why }) => {
          const hit = hits.get(personId);
          if (!hit || isEntering !== enters) return [];
          return [{ hit, rankBefore: rankIn(was, personId), rankAfter: rankIn(is, personId), ...why }];
        });
      return {
        total: is.total,
        totalBefore: was.total,
        first: firstOf(is).flatMap((id) => {
          const hit = hits.get(id);
          return hit ? [{ hit, rankBefore: rankIn(was, id) }] : [];
        }),
        enters: moved(true),
        leaves: moved(false),
        notCompared: requirements
          .filter(({ id }) => !lines.some((line) => line.id === id && line.parts.length > 0))
          .map(({ id }) => id),
        isAnonymous,
      };
    },
  };
}

const fullScore = 255;

const firstOf = ({ best }: PoolHits): string[] => best.slice(0, whatIfFirst).map(({ personId }) => personId);

function rankIn({ best }: PoolHits, personId: string): number | null {
  const place = best.findIndex((each) => each.personId === personId);
  return place < 0 ? null : place + 1;
}
