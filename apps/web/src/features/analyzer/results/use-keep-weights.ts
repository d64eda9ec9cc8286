import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Batch, getJob, rescoreBatch, updateJob } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';
import type { TriedWeights } from './ranking/reweigh-rows.ts';

/** Saves weights and must-haves as a new version of the job description, and rescores the run free of charge. */
export function useKeepWeights(batch: Pick<Batch, 'id' | 'jobDescriptionId'>) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(tried: TriedWeights) {
      const { data: job } = await api.call(getJob, { id: batch.jobDescriptionId });
      const requirements = job.requirements.map(({ id, kind, text, must, weight }) => ({
        id,
        kind,
        text,
        must,
        weight,
        ...tried[id],
      }));
      await api.call(updateJob, { id: job.id, version: job.version, requirements });
      return (await api.call(rescoreBatch, { id: batch.id })).data;
    },
    onSuccess(rescored) {
      queries.setQueryData(['batches', 'one', batch.id], rescored);
      void queries.invalidateQueries({ queryKey: ['jobs'] });
    },
  });
}
