import { useQuery } from '@tanstack/react-query';
import { limits, listJobs, quoteBatch, startBatch } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

export function useActiveJobs() {
  return useQuery({
    queryKey: ['jobs', 'active-titles'],
    queryFn: async () => (await api.call(listJobs, { limit: 100 })).data.jobs,
    staleTime: 0,
    refetchOnMount: true,
    retry: false,
  });
}

function* portionsOf(fileIds: readonly string[]): Generator<string[]> {
  for (let from = 0; from < fileIds.length; from += limits.filesPerBatch)
    yield fileIds.slice(from, from + limits.filesPerBatch);
}

/** Total price of the runs that these resumes need. */
export function usePriceOfRuns(jobDescriptionId: string, fileIds: readonly string[]) {
  return useQuery({
    queryKey: ['quote', jobDescriptionId, fileIds],
    queryFn: async () => {
      let credits = 0;
      let availableCredits = 0;
      let isEnough = true;
      for (const portion of portionsOf(fileIds)) {
        const { data } = await api.call(quoteBatch, { jobDescriptionId, fileIds: portion });
        credits += data.credits;
        availableCredits = data.availableCredits;
        isEnough &&= data.isEnough && credits <= (data.limitLeft ?? credits);
      }
      const isPaid = availableCredits < 0 || credits <= availableCredits;
      return { credits, availableCredits, isEnough: isEnough && isPaid };
    },
    enabled: jobDescriptionId !== '' && fileIds.length > 0,
    staleTime: 0,
    refetchOnMount: true,
    retry: false,
  });
}

/** Starts as many runs as needed, in sequence. Returns their ids. */
export async function startRuns(jobDescriptionId: string, fileIds: readonly string[]): Promise<string[]> {
  const started: string[] = [];
  for (const portion of portionsOf(fileIds)) {
    const { data } = await api.call(startBatch, {
      jobDescriptionId,
      fileIds: portion,
      idempotencyKey: crypto.randomUUID(),
    });
    started.push(data.id);
  }
  return started;
}
