import type { WebhookEvent } from '../webhooks/webhook-events.ts';
import type { AnalysisRecord } from './analysis-repository.ts';
import type { Scoring } from './scoring/keep-analysis.ts';

/** What other systems are told of a score: where it is, and not what it is. */
export function scoredEvent(
  analysisId: string,
  { job, source }: Pick<Scoring, 'job' | 'source'>,
): WebhookEvent {
  const data = { analysisId, runId: null, jobId: job.id, fileId: source.resumeId };
  return { type: 'analysis.scored', data };
}

/** @param decision `null` where it was taken back */
export function decisionEvent(
  { id: analysisId, jobId, resumeId: fileId }: Pick<AnalysisRecord, 'id' | 'jobId' | 'resumeId'>,
  decision: AnalysisRecord['decision'],
): WebhookEvent {
  return { type: 'decision.changed', data: { analysisId, jobId, fileId, decision } };
}
