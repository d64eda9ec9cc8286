import { randomUUID } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import type { Analysis, Resume } from '@winnow/engine';
import type { Transaction } from '../../../platform/database/database.ts';
import { insertScoring, type ScoringRow } from '../analysis-history-repository.ts';
import {
  type AnalysisRecord,
  insertAnalysis,
  lockAnalysisOf,
  updateAnalysis,
} from '../analysis-repository.ts';
import { factsOf, hashesOf, type ScoredJob } from './score-resume.ts';
import { summariseAnalysis } from './summarise-analysis.ts';

/** A scored resume, with all inputs of its score. */
export type Scoring = {
  readonly organizationId: OrganizationId;
  /** The member who asked for it. */
  readonly createdBy: string;
  readonly resume: Resume;
  readonly job: ScoredJob;
  readonly analysis: Analysis;
  readonly cause: ScoringRow['cause'];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly judgedAt: Date;
  readonly source: {
    readonly resumeId: string;
    readonly fileName: string;
    readonly fileHash: string;
    readonly documentHash: string;
    readonly isCorrected: boolean;
  };
};

/**
 * Stores a result: as the first of its analysis, or as the next; earlier ones and decisions are unchanged. `isFirst`:
 * the resume had no result for this job.
 */
export async function keepScoring(
  transaction: Transaction,
  scoring: Scoring,
): Promise<{ analysisId: string; isFirst: boolean }> {
  const { organizationId, createdBy, job, source } = scoring;
  const place = { resumeId: source.resumeId, jobId: job.id };
  const known = await lockAnalysisOf(transaction, organizationId, place);
  if (known) return keepNext(transaction, scoring, known);
  const analysisId = randomUUID();
  const isFirst = await insertAnalysis(transaction, {
    id: analysisId,
    organizationId,
    createdBy,
    ...place,
    ...lastScoring(scoring, 1),
    stage: 'new',
    decision: null,
    decisionReason: null,
    declinedFor: null,
    decidedAt: null,
    overrideScore: null,
    overrideReason: null,
    assignee: null,
    assigneeId: null,
    notes: '',
    createdAt: scoring.judgedAt,
  });
  if (!isFirst) {
    const other = await lockAnalysisOf(transaction, organizationId, place);
    if (!other) throw new Error('The analysis was removed while it was made.');
    return keepNext(transaction, scoring, other);
  }
  await insertScoring(transaction, rowOfScoring(scoring, { analysisId, number: 1, cause: 'first' }));
  return { analysisId, isFirst };
}

async function keepNext(
  transaction: Transaction,
  scoring: Scoring,
  known: AnalysisRecord,
): Promise<{ analysisId: string; isFirst: boolean }> {
  const number = known.scoringNumber + 1;
  const cause = scoring.cause === 'first' ? 'job-changed' : scoring.cause;
  await updateAnalysis(transaction, known.id, lastScoring(scoring, number));
  await insertScoring(transaction, rowOfScoring(scoring, { analysisId: known.id, number, cause }));
  return { analysisId: known.id, isFirst: false };
}

function lastScoring({ job, analysis, resume, source, judgedAt }: Scoring, scoringNumber: number) {
  return {
    ...summariseAnalysis(analysis, resume),
    scoringNumber,
    jobVersion: job.version,
    judgedAt,
    fileName: source.fileName,
    isCorrected: source.isCorrected,
  };
}

function rowOfScoring(
  { organizationId, createdBy, resume, job, analysis, source, today, judgedAt }: Scoring,
  place: Pick<ScoringRow, 'analysisId' | 'number' | 'cause'>,
): Omit<ScoringRow, 'id'> {
  const { fileHash, documentHash } = source;
  return {
    ...place,
    organizationId,
    createdBy,
    jobVersion: job.version,
    engineVersion: analysis.engineVersion,
    today,
    fileHash,
    documentHash,
    ...hashesOf(resume, job, analysis),
    score: analysis.score,
    confidence: analysis.confidence,
    facts: factsOf(resume),
    result: analysis,
    judgedAt,
  };
}
