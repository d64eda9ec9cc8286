import {
  type OrganizationId,
  rediscoveryLimits,
  type SuggestedPerson,
  type Suggestions,
} from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { userRequester } from '../../engine-tasks/requester.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { everyJobOf, type Member } from '../../platform/http/caller.ts';
import { aliasOf } from '../analyses/analysis-row.ts';
import type { JobRow, JobService } from '../jobs/job-service.ts';
import type { SearchService } from '../search/search-service.ts';
import type { NamedTerm } from '../talent-pool/facts/pool-fact.ts';
import type { PoolIndex } from '../talent-pool/pool-index.ts';
import type { PoolFilter } from '../talent-pool/postings/pool-query.ts';
import { readJobFacts } from './job-facts.ts';
import { countPeople, listNewest, type MatchRow, type NewestResume } from './match-repository.ts';
import { byMatch, type MatchService, presentMatch } from './match-service.ts';
import {
  keepSetting,
  listContacted,
  listDeclined,
  listEarlier,
  listQuiet,
  listSettled,
  listShown,
  type ShownResume,
} from './suggestion-repository.ts';

/** Suggests the best people of the library for a job who weren't scored for it. */
export type SuggestionService = {
  /** @param asked how many to show, and how many to compare in full first. @throws ApiError `not-found` */
  suggest(
    member: Member,
    jobId: string,
    asked: { readonly limit: number; readonly compare: number },
    signal: AbortSignal,
  ): Promise<Suggestions>;
  /** @throws ApiError `not-found` */
  setTelling(member: Member, jobId: string, isOn: boolean): Promise<void>;
};

type Candidate = NewestResume & { readonly match: MatchRow | undefined };

export function createSuggestionService({
  database,
  readers,
  jobs,
  poolIndex,
  matches,
  search: library,
  isAnonymous: isAnonymousView,
}: {
  readonly database: Database;
  readonly readers: Pick<ReadingProcesses, 'readJobLines'>;
  readonly jobs: Pick<JobService, 'get'>;
  readonly poolIndex: PoolIndex;
  readonly matches: MatchService;
  readonly search: Pick<SearchService, 'countPending'>;
  readonly isAnonymous: (member: Member) => Promise<boolean>;
}): SuggestionService {
  /** The newest resumes of possible people, ordered by their facts. */
  async function findPeople(job: JobRow, signal: AbortSignal) {
    const { organizationId } = job;
    const { depth, comparedWholly } = rediscoveryLimits;
    const { query } = await readJobFacts(readers, job, userRequester(organizationId, signal));
    const isSmall = (await countPeople(database, organizationId, comparedWholly + 1)) <= comparedWholly;
    const ask = async (on: Transaction) => {
      const settled = { kind: 'people' as const, people: await listSettled(on, organizationId, job) };
      const filter: PoolFilter<NamedTerm> = { kind: 'not', of: settled };
      return {
        requirements: query.requirements,
        filter,
        limit: isSmall ? comparedWholly : depth,
        countedKinds: [],
        countedByValue: null,
      };
    };
    const { best } = await poolIndex.search(organizationId, ask);
    const ids = best.map(({ personId }) => personId);
    const newest = await listNewest(database, everyJobOf(organizationId), ids);
    const byPerson = new Map(newest.map((resume) => [resume.personId, resume]));
    return ids.flatMap((id) => byPerson.get(id) ?? []);
  }

  async function present(
    organizationId: OrganizationId,
    job: JobRow,
    shown: readonly Candidate[],
    isAnonymous: boolean,
  ): Promise<SuggestedPerson[]> {
    if (shown.length === 0) return [];
    const personIds = shown.map(({ personId }) => personId);
    const rows = await listShown(
      database,
      organizationId,
      shown.map(({ id }) => id),
    );
    const resumes = new Map(rows.map((row) => [row.id, row]));
    const byPerson = <Row extends { readonly personId: string }>(list: readonly Row[]) =>
      new Map(list.map((row) => [row.personId, row]));
    const earlier = byPerson(await listEarlier(database, organizationId, job.id, personIds));
    const declined = byPerson(await listDeclined(database, organizationId, job.id, personIds));
    const contacted = byPerson(await listContacted(database, organizationId, personIds));
    return shown.flatMap(({ id, personId, match }): SuggestedPerson[] => {
      const row = resumes.get(id);
      // Deleted meanwhile.
      if (!row) return [];
      const before = earlier.get(personId);
      return [
        {
          personId,
          fileId: id,
          name: isAnonymous ? aliasOf(id) : (row.candidateName ?? factOf(row, 'name') ?? row.fileName),
          headline: factOf(row, 'title'),
          place: isAnonymous ? null : factOf(row, 'place'),
          addedAt: row.createdAt.toISOString(),
          match: match ? presentMatch(match, job, isAnonymous ? row.covered : []) : null,
          before: before
            ? {
                analysisId: before.analysisId,
                score: before.score,
                stage: before.stage,
                decision: before.decision,
                at: (before.decidedAt ?? before.judgedAt).toISOString(),
              }
            : null,
          declinedAt: declined.get(personId)?.at?.toISOString() ?? null,
          contactedAt: contacted.get(personId)?.at?.toISOString() ?? null,
        },
      ];
    });
  }

  return {
    async suggest(member, jobId, { limit, compare }, signal) {
      const { organizationId } = member;
      const job = await jobs.get(organizationId, jobId);
      const isAnonymous = await isAnonymousView(member);
      const people = await findPeople(job, signal);
      const known = await matches.list(job, people);
      const missing = people.filter(({ id }) => !known.has(id));
      const next = missing.slice(0, compare);
      const compared = await matches.compare(userRequester(organizationId, signal), job, next);
      const candidates = people.map((each) => ({
        ...each,
        match: known.get(each.id) ?? compared.get(each.id),
      }));
      return {
        people: await present(organizationId, job, inOrder(candidates).slice(0, limit), isAnonymous),
        total: people.length,
        compared: people.length - missing.length + next.length,
        left: missing.length - next.length,
        isAnonymous,
        pending: await library.countPending(everyJobOf(organizationId)),
        tellsTeam: !(await listQuiet(database, organizationId, [jobId])).has(jobId),
      };
    },

    async setTelling({ organizationId, userId: createdBy }, jobId, isOn) {
      await jobs.get(organizationId, jobId);
      await keepSetting(database, { jobId, organizationId, createdBy, tellsTeam: isOn });
    },
  };
}

/** People who were compared in full come first, sorted by the result; the others keep their order. */
function inOrder(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((left, right) =>
    left.match && right.match
      ? byMatch(left.match, right.match)
      : Number(right.match !== undefined) - Number(left.match !== undefined),
  );
}

const factOf = ({ details }: ShownResume, kind: 'title' | 'place' | 'name'): string | null =>
  details.find((fact) => fact.kind === kind)?.text ?? null;
