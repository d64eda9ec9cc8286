import {
  type AnalysisDetail,
  type AnalysisRow,
  ApiError,
  type FoundAnalysis,
  type OrganizationId,
  type RecordedChange,
  sentence,
} from '@winnow/contracts';
import { userRequester } from '../../engine-tasks/requester.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { pageOf, readCursor } from '../../platform/database/cursor.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { everyJobOf, type JobScope, type Member } from '../../platform/http/caller.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { KeptCorrections } from '../files/kept-corrections.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { GatherResumes } from '../people/gather-resumes.ts';
import { explainFound } from '../search/explain-found.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { wordsOfQuery } from '../search/words/words-of-query.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { findScoring, insertEvents, type NewEvent } from './analysis-history-repository.ts';
import { type AnalysisFilter, type AnalysisOrder, listAnalysisPage } from './analysis-page-repository.ts';
import {
  type AnalysisCounts,
  type AnalysisRecord,
  countAnalyses,
  countAnalysesBy,
  findAnalyses,
  listAnalysesOfResume,
  listResumesOf,
  lockAnalysis,
  removeAnalyses,
  updateAnalysis,
} from './analysis-repository.ts';
import { aliasOf, presentRow } from './analysis-row.ts';
import { decisionEvent, scoredEvent } from './analysis-webhook-events.ts';
import { type AskedDecision, decisionsOn } from './changes/decline.ts';
import { type ChosenAnalyses, chosenOf, listChosenIds } from './chosen-analyses.ts';
import { areNotesStale, type Change, changesIn } from './decide.ts';
import {
  createOpenAnalysis,
  getAnalysis,
  getReadResume,
  notFound,
  type OpenedAnalysis,
} from './open-analysis.ts';
import { keepScoring, type Scoring } from './scoring/keep-analysis.ts';
import { compareReplay, type Replay } from './scoring/replay.ts';
import { createScoreAgain, scoredJob } from './scoring/score-again.ts';
import type { ScoreResume } from './scoring/score-resume.ts';

export type { AnalysisFilter, ChosenAnalyses, OpenedAnalysis };
export { chosenOf };

export type AnalysisPageRequest = AnalysisFilter & {
  readonly order: AnalysisOrder;
  readonly direction: 'asc' | 'desc';
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** `ok` is `false`, and nothing is changed, if someone else has edited the notes meanwhile. */
export type ChangeOutcome = { readonly ok: boolean; readonly detail: AnalysisDetail };

/** Maximum attempts of a correction, since another request may correct the same resume during scoring. */
const correctionAttempts = 4;
const correctionConflict = sentence('facts-busy');

export type AnalysisService = {
  list(
    scope: JobScope,
    page: AnalysisPageRequest,
  ): Promise<{ analyses: FoundAnalysis[]; nextCursor: string | null; total: number }>;
  /**
   * @throws ApiError `not-found`, like all functions that name an analysis; a list fails as a whole if one is not the
   * owner's
   */
  get(organizationId: OrganizationId, id: string, signal?: AbortSignal): Promise<AnalysisDetail>;
  /** Like `get`, with the resume as scored. */
  open(organizationId: OrganizationId, id: string, signal?: AbortSignal): Promise<OpenedAnalysis>;
  getRows(scope: JobScope, ids: readonly string[]): Promise<AnalysisRow[]>;
  /** Stage, decision, notes and override: each change is recorded. */
  change(
    member: Member,
    id: string,
    change: Omit<Change, 'decision'> & { readonly decision?: AskedDecision | undefined },
  ): Promise<ChangeOutcome>;
  /**
   * Corrects facts and scores the resume again for every job with an analysis.
   * @param change computes new corrections from the current ones; called again after a concurrent change
   * @param said the history's entry, if it is not a correction of facts
   */
  correct(
    member: Member,
    id: string,
    change: (before: KeptCorrections | null) => KeptCorrections | null,
    signal?: AbortSignal,
    said?: { readonly text: string; readonly change: RecordedChange },
  ): Promise<AnalysisDetail>;
  /** Scores again with the current job description; up-to-date analyses are skipped. Returns how many were scored. */
  rescore(member: Member, ids: readonly string[], signal?: AbortSignal): Promise<number>;
  /** Recomputes the last result from the stored file, job version and day. */
  replay(organizationId: OrganizationId, id: string, signal?: AbortSignal): Promise<Replay>;
  /** All of them or none. */
  remove(member: Member, chosen: ChosenAnalyses): Promise<number>;
  /** Unique ids, all of the owner: as named, or grouped and best first. */
  choose(scope: JobScope, chosen: ChosenAnalyses): Promise<string[]>;
  count(scope: JobScope): Promise<AnalysisCounts>;
  countBy(
    organizationId: OrganizationId,
    by: 'jobId' | 'resumeId',
    ids: readonly string[],
  ): Promise<Map<string, number>>;
};

export function createAnalysisService({
  database,
  clock,
  jobs,
  resumes,
  reader,
  scoreResume,
  audit,
  searchIndex,
  gathering,
  webhookEvents,
}: {
  database: Database;
  clock: Clock;
  jobs: Pick<JobService, 'get' | 'getVersion'>;
  resumes: Pick<ResumeService, 'getAll' | 'read' | 'readAgain' | 'correct'>;
  reader: ResumeReader;
  scoreResume: ScoreResume;
  audit: Pick<AuditService, 'record'>;
  searchIndex: SearchIndex;
  gathering: GatherResumes;
  webhookEvents: WebhookEvents;
}): AnalysisService {
  const scoreAgain = createScoreAgain({ clock, jobs, reader, scoreResume });

  const open = createOpenAnalysis({ database, jobs, resumes, reader });

  async function get(
    organizationId: OrganizationId,
    id: string,
    signal?: AbortSignal,
  ): Promise<AnalysisDetail> {
    return (await open(organizationId, id, signal)).detail;
  }

  async function record(
    transaction: Transaction,
    analysis: Pick<AnalysisRecord, 'id' | 'organizationId' | 'createdBy'>,
    event: Pick<NewEvent, 'kind' | 'text' | 'change' | 'reason'>,
  ): Promise<void> {
    const { id, organizationId, createdBy } = analysis;
    await insertEvents(transaction, [
      { analysisId: id, organizationId, createdBy, at: clock.now(), ...event },
    ]);
  }

  /** `false`, without changes, if another request corrected the resume during scoring. */
  async function tryToCorrect(
    { organizationId, userId: createdBy }: Member,
    id: string,
    change: (before: KeptCorrections | null) => KeptCorrections | null,
    signal: AbortSignal | undefined,
    said: { readonly text: string; readonly change: RecordedChange } | undefined,
  ): Promise<boolean> {
    const { resumeId } = await getAnalysis(database, organizationId, id);
    const { row, kept: before } = await getReadResume(
      resumes,
      userRequester(organizationId, signal),
      resumeId,
    );
    const corrections = change(before.corrections);
    const kept = { ...before, corrections };
    const records = await listAnalysesOfResume(database, organizationId, resumeId);
    const scorings: Scoring[] = [];
    for (const each of records) {
      scorings.push(
        await scoreAgain(
          each,
          { row, kept },
          { version: each.jobVersion, cause: 'facts-corrected', createdBy, signal },
        ),
      );
    }
    const corrected = scorings[0]?.resume;
    const index = corrected && (await searchIndex.prepare(userRequester(organizationId, signal), corrected));
    return database.transaction(async (transaction) => {
      if (index) await gathering.lock(transaction, organizationId);
      const from = before.corrections;
      if (!(await resumes.correct(transaction, organizationId, resumeId, { from, to: corrections })))
        return false;
      if (index) {
        await searchIndex.keep(transaction, { ...row, corrections }, index);
        await gathering.gather(transaction, { ...row, corrections }, index.identity);
      }
      for (const scoring of scorings) {
        const { analysisId } = await keepScoring(transaction, scoring);
        await webhookEvents.add(transaction, organizationId, [scoredEvent(analysisId, scoring)]);
        const own = { id: analysisId, organizationId, createdBy };
        await record(transaction, own, { kind: 'correction', ...(said ?? correctionWords(corrections)) });
      }
      return true;
    });
  }

  return {
    async list(scope, { cursor, ...page }) {
      const after = cursor ? readCursor(cursor) : undefined;
      const { rows, total } = await listAnalysisPage(database, scope, { ...page, after });
      const { shown, nextCursor } = pageOf(rows, page.limit, ({ value, analysis: { id } }) => ({
        value,
        id,
      }));
      const analyses = shown.map(({ analysis }) => presentRow(analysis));
      const words = wordsOfQuery(page.search ?? '');
      if (words.length === 0) return { analyses, nextCursor, total };
      const foundBy = await explainFound(
        database,
        scope.organizationId,
        shown.map(({ analysis: { id, resumeId, fileName, headline, jobTitle } }) => ({
          id,
          resumeId,
          fileName,
          shown: [aliasOf(id), headline, jobTitle],
        })),
        { words, isAnonymous: page.searchNames === 'no' },
      );
      const explained = analyses.map((row) => ({ ...row, foundBy: foundBy.get(row.id) ?? [] }));
      return { analyses: explained, nextCursor, total };
    },

    get,
    open,

    async getRows(scope, ids) {
      const found = await findAnalyses(database, scope, ids);
      const byId = new Map(found.map((analysis) => [analysis.id, analysis]));
      return ids.map((id) => presentRow(byId.get(id) ?? notFound()));
    },

    async change({ organizationId, userId }, id, { decision, ...change }) {
      const ok = await database.transaction(async (transaction) => {
        const analysis = (await lockAnalysis(transaction, organizationId, id)) ?? notFound();
        if (areNotesStale(analysis, change)) return false;
        const decisionOn = decision && (await decisionsOn(transaction, decision, [analysis]));
        const own = { ...change, ...(decisionOn && { decision: decisionOn(analysis) }) };
        const { columns, events } = changesIn(analysis, own, clock.now());
        if (events.length === 0) return true;
        await updateAnalysis(transaction, id, columns);
        if (events.some(({ kind }) => kind === 'decision'))
          await webhookEvents.add(transaction, organizationId, [
            decisionEvent(analysis, columns.decision ?? null),
          ]);
        for (const { of: _, ...event } of events) {
          await record(transaction, { id, organizationId, createdBy: userId }, event);
          if (event.kind !== 'decision' && event.kind !== 'override') continue;
          const action = event.kind === 'decision' ? 'candidate-decided' : 'score-overridden';
          const details = { decision: columns.decision ?? null, score: columns.overrideScore ?? null };
          await audit.record(transaction, {
            action,
            actorId: userId,
            subjectId: id,
            organizationId,
            details,
          });
        }
        return true;
      });
      return { ok, detail: await get(organizationId, id) };
    },

    async correct(member, id, change, signal, said) {
      for (let attempt = 1; ; attempt += 1) {
        if (await tryToCorrect(member, id, change, signal, said)) return get(member.organizationId, id);
        if (attempt === correctionAttempts) throw new ApiError('conflict', correctionConflict);
      }
    },

    async rescore(member, ids, signal) {
      const { organizationId, userId: createdBy } = member;
      let scored = 0;
      for (const analysis of await findAnalyses(database, everyJobOf(organizationId), ids)) {
        const { currentJobVersion: version } = analysis;
        if (version === analysis.jobVersion) continue;
        const resume = await getReadResume(resumes, userRequester(organizationId, signal), analysis.resumeId);
        const scoring = await scoreAgain(analysis, resume, {
          version,
          cause: 'job-changed',
          createdBy,
          signal,
        });
        await database.transaction(async (transaction) => {
          await keepScoring(transaction, scoring);
          await webhookEvents.add(transaction, organizationId, [scoredEvent(analysis.id, scoring)]);
          const text = `Judged by version ${version} of the job description.`;
          await record(
            transaction,
            { ...analysis, createdBy },
            {
              kind: 'judged',
              text,
              change: { code: 'scored-again', version },
            },
          );
        });
        scored += 1;
      }
      return scored;
    },

    async replay(organizationId, id, signal) {
      const requester = userRequester(organizationId, signal);
      const analysis = await getAnalysis(database, organizationId, id);
      const scoring = (await findScoring(database, organizationId, id, analysis.scoringNumber)) ?? notFound();
      const { kept } = await getReadResume(resumes, requester, analysis.resumeId);
      const { fileHash, documentHash } = await resumes.readAgain(requester, analysis.resumeId);
      const job = await scoredJob(jobs, analysis, scoring.jobVersion);
      const resume = await reader.read(kept, scoring.today, requester);
      const again = await scoreResume(resume, job, scoring.today, requester);
      return compareReplay(scoring, {
        job,
        resume,
        analysis: again,
        fileHash,
        documentHash: documentHash ?? '',
      });
    },

    async choose(scope, chosen) {
      const ids = await listChosenIds(database, scope, chosen);
      if ((await listResumesOf(database, scope, ids)).length < ids.length) notFound();
      return ids;
    },

    remove({ organizationId, userId }, chosen) {
      return database.transaction(async (transaction) => {
        const distinct = await listChosenIds(transaction, everyJobOf(organizationId), chosen);
        const removed = await removeAnalyses(transaction, organizationId, distinct);
        if (removed < distinct.length) notFound();
        const details = { analyses: removed };
        await audit.record(transaction, {
          action: 'analyses-deleted',
          actorId: userId,
          subjectId: null,
          organizationId,
          details,
        });
        return removed;
      });
    },

    count: (scope) => countAnalyses(database, scope),
    countBy: (organizationId, by, ids) => countAnalysesBy(database, organizationId, by, ids),
  };
}

function correctionWords(corrections: KeptCorrections | null) {
  return corrections
    ? ({ text: 'Facts were corrected by hand.', change: { code: 'facts-corrected' } } as const)
    : ({
        text: 'Corrections were removed: the facts are as they were read.',
        change: { code: 'facts-restored' },
      } as const);
}
