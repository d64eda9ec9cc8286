import type { ResumeFile, UploadedResume } from '@winnow/contracts';
import { dayMs } from '../../platform/clock/clock.ts';
import type { ResumeLine, UploadOutcome } from './resume-service.ts';

/** Additional values in the list of files. */
export type FileContext = {
  readonly analysisCount: number;
  readonly retentionDays: number;
  /** The deletion date set for the person, `YYYY-MM-DD`, if it replaces the retention period. */
  readonly keepUntil: string | null;
};

export function presentFile(
  resume: ResumeLine,
  { analysisCount, retentionDays, keepUntil }: FileContext,
): ResumeFile {
  const { id, fileName, bytes, state, reason, message, candidateName, corrections, createdAt } = resume;
  const { source, sourceLabel } = resume;
  const byAge = new Date(createdAt.getTime() + retentionDays * dayMs).toISOString();
  return {
    id,
    fileName,
    bytes,
    state,
    reason,
    message,
    candidateName: corrections?.name ?? candidateName,
    source,
    sourceLabel,
    analysisCount,
    createdAt: createdAt.toISOString(),
    // Noon, so that it is the same day in the time zones of most people.
    expiresAt: keepUntil === null ? byAge : `${keepUntil}T12:00:00.000Z`,
  };
}

export function presentUpload(
  outcome: UploadOutcome,
  contextOf: (resume: ResumeLine) => FileContext,
): UploadedResume {
  if (outcome.outcome === 'refused') {
    return { ...outcome, file: null, fullLimit: outcome.reason === 'no-room' ? outcome.fullLimit : null };
  }
  const { fileName, resume } = outcome;
  const file = presentFile(resume, contextOf(resume));
  return { fileName, outcome: outcome.outcome, file, reason: null, fullLimit: null, message: null };
}
