import { randomUUID } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import type { Analysis, Resume } from '@winnow/engine';
import type { Transaction } from '../../../platform/database/database.ts';
import { insertJudgement, type KeptJudgement } from '../analysis-history-repository.ts';
import {
  type AnalysisRecord,
  insertAnalysis,
  lockAnalysisOf,
  updateAnalysis,
} from '../analysis-repository.ts';
import { factsOf, hashesOf, type JudgedJob } from './score-resume.ts';
import { summariseAnalysis } from './summarise-analysis.ts';

/** A scored resume, with all inputs of its score. */
export type Judgement = {
  readonly organizationId: OrganizationId;
  /** The member who asked for it. */
  readonly createdBy: string;
  readonly resume: Resume;
  readonly job: JudgedJob;
  readonly analysis: Analysis;
  readonly cause: KeptJudgement['cause'];
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
export async function keepJudgement(
  transaction: Transaction,
  judgement: Judgement,
): Promise<{ analysisId: string; isFirst: boolean }> {
  const { organizationId, createdBy, job, source } = judgement;
  const place = { resumeId: source.resumeId, jobId: job.id };
  const known = await lockAnalysisOf(transaction, organizationId, place);
  if (known) return keepNext(transaction, judgement, known);
  const analysisId = randomUUID();
  const isFirst = await insertAnalysis(transaction, {
    id: analysisId,
    organizationId,
    createdBy,
    ...place,
    ...lastJudgement(judgement, 1),
    stage: 'new',
    decision: null,
    decisionReason: null,
    declinedFor: null,
    decidedAt: null,
    overrideScore: null,
    overrideReason: null,
    assignee: null,
    notes: '',
    createdAt: judgement.judgedAt,
  });
  if (!isFirst) {
    const other = await lockAnalysisOf(transaction, organizationId, place);
    if (!other) throw new Error('The analysis was removed while it was made.');
    return keepNext(transaction, judgement, other);
  }
  await insertJudgement(transaction, keptJudgementOf(judgement, { analysisId, number: 1, cause: 'first' }));
  return { analysisId, isFirst };
}

async function keepNext(
  transaction: Transaction,
  judgement: Judgement,
  known: AnalysisRecord,
): Promise<{ analysisId: string; isFirst: boolean }> {
  const number = known.judgementNumber + 1;
  const cause = judgement.cause === 'first' ? 'job-changed' : judgement.cause;
  await updateAnalysis(transaction, known.id, lastJudgement(judgement, number));
  await insertJudgement(transaction, keptJudgementOf(judgement, { analysisId: known.id, number, cause }));
  return { analysisId: known.id, isFirst: false };
}

function lastJudgement({ job, analysis, resume, source, judgedAt }: Judgement, judgementNumber: number) {
  return {
    ...summariseAnalysis(analysis, resume),
    judgementNumber,
    jobVersion: job.version,
    judgedAt,
    fileName: source.fileName,
    isCorrected: source.isCorrected,
  };
}

function keptJudgementOf(
  { organizationId, createdBy, resume, job, analysis, source, today, judgedAt }: Judgement,
  place: Pick<KeptJudgement, 'analysisId' | 'number' | 'cause'>,
): Omit<KeptJudgement, 'id'> {
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
