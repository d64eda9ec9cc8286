import { useQuery } from '@tanstack/react-query';
import { listAnalyses } from '@winnow/contracts';
import type { Tour } from '../../entities/tour/tour-store.ts';
import { api } from '../../lib/requests/api-client.ts';
import { batchPath, jobPath } from '../../lib/screen-paths.ts';

/**
 * URL of the current step's screen; `null` while the best candidate of the sample is being looked up, or if it has
 * none.
 */
export function useTourPlace({ step, batchId, jobId }: Tour): string | null {
  const isOfCandidate = step === 'evidence' || step === 'decision';
  const { data: bestId } = useQuery({
    queryKey: ['tour', batchId],
    enabled: isOfCandidate,
    async queryFn() {
      const { data } = await api.call(listAnalyses, { batchId, order: 'score', direction: 'desc', limit: 1 });
      return data.analyses[0]?.id ?? null;
    },
  });
  switch (step) {
    case 'groups':
      return batchPath(batchId);
    case 'evidence':
    case 'decision':
      return bestId ? `/resume-history/${bestId}?run=${batchId}` : null;
    case 'requirements':
      return `${jobPath(jobId)}?view=requirements`;
    case 'search':
    case 'finish':
      return '/dashboard';
  }
}
