import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askWhatIf, getJob, type JobDescriptionView, updateJob } from '@winnow/contracts';
import { useEffect, useState } from 'react';
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

/** Moving a slider asks once, when it rests. */
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

/** Saves the changes as the next version of the job. Where another member saved first, theirs is loaded. */
export function useSaveToJob(job: JobDescriptionView, onSaved: (saved: JobDescriptionView) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (changes: Changes) => {
      const rows = applyEdits(job.requirements, { ...noEdits, changes });
      const given = { id: job.id, version: job.version, requirements: asRequirementEdits(rows) };
      return (await api.call(updateJob, given)).data;
    },
    onSuccess(saved) {
      queries.setQueryData(['jobs', 'what-if', job.id], saved);
      onSaved(saved);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['jobs'] }),
  });
}
