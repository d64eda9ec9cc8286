import type { WebhookEvent } from '../webhooks/webhook-events.ts';
import type { AnalysisRecord } from './analysis-repository.ts';
import type { Scoring } from './scoring/keep-analysis.ts';

/** The webhook event of a scored resume: ids only, without the score. */
export function scoredEvent(
  analysisId: string,
  { job, source }: Pick<Scoring, 'job' | 'source'>,
): WebhookEvent {
  const data = { analysisId, runId: null, jobId: job.id, fileId: source.resumeId };
  return { type: 'analysis.scored', data };
}

/** @param decision `null` if it was withdrawn */
export function decisionEvent(
  { id: analysisId, jobId, resumeId: fileId }: Pick<AnalysisRecord, 'id' | 'jobId' | 'resumeId'>,
  decision: AnalysisRecord['decision'],
): WebhookEvent {
  return { type: 'decision.changed', data: { analysisId, jobId, fileId, decision } };
}
