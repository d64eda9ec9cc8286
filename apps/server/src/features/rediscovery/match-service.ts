import { ApiError, type JobMatch } from '@winnow/contracts';
import type { Analysis, Evidence } from '@winnow/engine';
import { engineVersion } from '@winnow/engine/presenting';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import type { MemberRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayMs, dayOf } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createScoreResume } from '../analyses/scoring/score-resume.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { JobRow } from '../jobs/job-service.ts';
import { keepMatch, listMatches, type MatchRow, type NewestResume } from './match-repository.ts';
import type { KeptLine } from './match-tables.ts';

/** Compares resumes with jobs as a run does, but without charge, and caches the results. */
export type MatchService = {
  /** Cached matches of resumes with the current version of a job, by resume. */
  list(job: JobRow, resumes: readonly NewestResume[]): Promise<ReadonlyMap<string, MatchRow>>;
  /** Compares resumes without a cached match. */
  compare(
    requester: MemberRequester,
    job: JobRow,
    resumes: readonly NewestResume[],
  ): Promise<ReadonlyMap<string, MatchRow>>;
};

/** Days after which a resume is compared again, since open positions grow longer. */
const keptDays = 30;
const quoteMax = 160;

export function createMatchService({
  database,
  clock,
  resumes,
  reader,
  readers,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly resumes: Pick<ResumeService, 'read'>;
  readonly reader: ResumeReader;
  readonly readers: Pick<ReadingProcesses, 'scoreResume'>;
}): MatchService {
  const scoreResume = createScoreResume(readers);

  async function compareOne(
    requester: MemberRequester,
    job: JobRow,
    { id, source }: NewestResume,
  ): Promise<MatchRow | null> {
    const today = dayOf(clock.now());
    const row = {
      jobId: job.id,
      resumeId: id,
      organizationId: job.organizationId,
      jobVersion: job.version,
      engineVersion,
      source,
      comparedAt: clock.now(),
    };
    try {
      const reading = await resumes.read(requester, id);
      if (!reading.ok) return null;
      const resume = await reader.read(reading.kept, today, requester);
      const analysis = await scoreResume(resume, job, today, requester);
      const { score, gate } = analysis;
      const lines = linesOf(analysis, reading.kept.document.text);
      return { ...row, score, missing: gate.missing.length, lines };
    } catch (error) {
      // Too slow to be scored: stored, so that it isn't tried again.
      if (error instanceof ApiError && error.code === 'unreadable')
        return { ...row, score: null, missing: 0, lines: [] };
      // Deleted meanwhile.
      if (error instanceof ApiError && error.code === 'not-found') return null;
      throw error;
    }
  }

  return {
    list: (job, asked) =>
      listMatches(
        database,
        { organizationId: job.organizationId, jobId: job.id, jobVersion: job.version, engineVersion },
        asked.map(({ id }) => id),
        new Date(clock.now().getTime() - keptDays * dayMs),
      ),

    async compare(requester, job, asked) {
      const compared = new Map<string, MatchRow>();
      for (const resume of asked) {
        const row = await compareOne(requester, job, resume);
        if (!row) continue;
        await database.transaction((transaction) => keepMatch(transaction, row));
        compared.set(resume.id, row);
      }
      return compared;
    },
  };
}

function linesOf({ findings }: Analysis, text: string): KeptLine[] {
  return findings
    .filter(({ requirement, credit }) => !requirement.overall && credit !== null)
    .map(({ requirement, status, evidence: [best] }) => ({
      requirementId: requirement.id,
      status,
      quote: best ? quoteOf(text, best) : null,
    }));
}

function quoteOf(text: string, { start, end }: Evidence): KeptLine['quote'] {
  const to = Math.min(end, start + quoteMax);
  const words = text.slice(start, to).replaceAll('\0', '').replace(/\s+/g, ' ').trim().toWellFormed();
  return words === '' ? null : { text: words, start, end: to };
}

/** Sorts those who meet all must-haves first, then by score. */
export function byMatch(
  left: Pick<MatchRow, 'score' | 'missing'>,
  right: Pick<MatchRow, 'score' | 'missing'>,
): number {
  return (
    Number(right.score !== null) - Number(left.score !== null) ||
    Number(left.missing > 0) - Number(right.missing > 0) ||
    (right.score ?? 0) - (left.score ?? 0)
  );
}

/** @param covered places that the anonymous view hides; quotes in them are left out */
export function presentMatch(
  { score, missing, lines }: MatchRow,
  { requirements }: JobRow,
  covered: readonly Evidence[],
): JobMatch {
  const byId = new Map(lines.map((line) => [line.requirementId, line]));
  const shown = requirements
    .toSorted((left, right) => Number(right.must) - Number(left.must) || right.weight - left.weight)
    .flatMap(({ id, text, must }) => {
      const line = byId.get(id);
      if (!line) return [];
      const { status, quote } = line;
      const isHidden = quote && covered.some(({ start, end }) => start < quote.end && end > quote.start);
      return [{ requirementId: id, text, must, status, quote: quote && !isHidden ? quote.text : null }];
    });
  return { score, missing, lines: shown };
}
