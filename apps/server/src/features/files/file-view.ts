import type { ResumeFile, UploadedResume } from '@winnow/contracts';
import { dayMs } from '../../platform/clock/clock.ts';
import type { ResumeLine, UploadOutcome } from './resume-service.ts';

/** Additional values in the list of files. */
export type FileContext = { readonly analysisCount: number; readonly retentionDays: number };

export function presentFile(resume: ResumeLine, { analysisCount, retentionDays }: FileContext): ResumeFile {
  const { id, fileName, bytes, state, reason, message, candidateName, corrections, createdAt } = resume;
  const { source, sourceLabel } = resume;
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
    expiresAt: new Date(createdAt.getTime() + retentionDays * dayMs).toISOString(),
  };
}

export function presentUpload(outcome: UploadOutcome, context: FileContext): UploadedResume {
  if (outcome.outcome === 'refused') {
    return { ...outcome, file: null, fullLimit: outcome.reason === 'no-room' ? outcome.fullLimit : null };
  }
  const { fileName, resume } = outcome;
  const file = presentFile(resume, context);
  return { fileName, outcome: outcome.outcome, file, reason: null, fullLimit: null, message: null };
}
