import type { Batch } from '@winnow/contracts';
import type { Recruiter } from './recruiter.ts';

export type Read = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

/** What visitors and a recruiter with a run read throughout the day. */
export function readsOf(
  { headers }: Recruiter,
  { jobId, batch }: { readonly jobId: string; readonly batch: Batch },
): Read[] {
  const analysisId = batch.items.find(({ analysis }) => analysis)?.analysis?.id;
  return [
    '/api/credits',
    '/api/job-descriptions',
    '/',
    `/api/job-descriptions/${jobId}`,
    '/api/resume-analysis/batches',
    `/api/resume-analysis/${analysisId}`,
    '/pricing',
    '/api/billing',
  ].map((path) => ({ path, headers }));
}
