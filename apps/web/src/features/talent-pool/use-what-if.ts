import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askWhatIf, getJob, type JobDescriptionView, jobDescription, updateJob } from '@winnow/contracts';
import { useEffect, useState } from 'react';
import { overtakenBy, sendAskingWhose } from '../../entities/conflict/overtaken.ts';
import { applyEdits, asRequirementEdits, noEdits } from '../../entities/requirements/requirement-edits.ts';
import { api } from '../../lib/requests/api-client.ts';
import type { Changes } from './what-if-changes.ts';

export function useJobOf(id: string) {
  return useQuery({
    queryKey: ['jobs', 'what-if', id],
    queryFn: async () => (await api.call(getJob, { id })).data,
    staleTime: 0,
    refetchOnMount: true,
    retry: false,
  });
}

/** Milliseconds without a slider change before the pool is ranked again. */
const restMs = 250;

export function useRested(changes: Changes): Changes {
  const [rested, setRested] = useState(changes);
  useEffect(() => {
    const timer = setTimeout(() => setRested(changes), restMs);
    return () => clearTimeout(timer);
  }, [changes]);
  return rested;
}

export function useWhatIf(
  { id, version }: Pick<JobDescriptionView, 'id' | 'version'>,
  changes: Changes,
  isAnonymous: boolean,
) {
  return useQuery({
    queryKey: ['talent-pool', 'what-if', id, version, changes, isAnonymous],
    queryFn: async ({ signal }) => {
      const list = Object.entries(changes).map(([requirement, change]) => ({ requirement, ...change }));
      return (await api.call(askWhatIf, { id, changes: list }, { signal })).data;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}

/** The job as another member saved it meanwhile. */
export const overtakenJob = (error: unknown): JobDescriptionView | null => overtakenBy(error, jobDescription);

/** Shows a job that is known already. */
export function useShowJob(): (job: JobDescriptionView) => void {
  const queries = useQueryClient();
  return (job) => {
    queries.setQueryData(['jobs', 'what-if', job.id], job);
    void queries.invalidateQueries({ queryKey: ['jobs'] });
  };
}

type Save = { readonly job: JobDescriptionView; readonly changes: Changes };

/** Saves the changes as the next version of the job. Fails where another member saved one first: `overtakenJob`. */
export function useSaveToJob(onSaved: (saved: JobDescriptionView) => void) {
  const show = useShowJob();
  return useMutation({
    mutationFn: async ({ job, changes }: Save) => {
      const rows = applyEdits(job.requirements, { ...noEdits, changes });
      const given = { id: job.id, version: job.version, requirements: asRequirementEdits(rows) };
      return (await sendAskingWhose(() => api.call(updateJob, given))).data;
    },
    onSuccess(saved) {
      show(saved);
      onSaved(saved);
    },
  });
}
