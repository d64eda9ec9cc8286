import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { loadMatcherRequests } from './load-matcher-requests.ts';

export type SampleResume = { readonly id: string; readonly fileName: string };

type SampleUse = { readonly onJob: (text: string) => void; readonly onResume: (file: File) => void };

const allSamples = queryOptions({
  queryKey: ['samples'],
  queryFn: async ({ signal }) => (await loadMatcherRequests()).fetchSamples(signal),
});

/** Fills in the samples: first the job text with the first resume, then whichever resume is chosen. */
export function useSamples({ onJob, onResume }: SampleUse) {
  const queryClient = useQueryClient();
  const choosing = useMutation({ mutationFn: fetchResume, onSuccess: onResume });
  const starting = useMutation({
    mutationFn: async () => {
      const samples = await queryClient.fetchQuery(allSamples);
      const [first] = samples.resumes;
      return { samples, resume: first ? await fetchResume(first) : null };
    },
    onSuccess: ({ samples, resume }) => {
      onJob(samples.job);
      if (resume) onResume(resume);
    },
  });
  return {
    /** `null` until requested. */
    resumes: starting.data?.samples.resumes ?? null,
    start: () => starting.mutate(),
    choose: (sample: SampleResume) => choosing.mutate(sample),
    isFetching: starting.isPending || choosing.isPending,
  };
}

const fetchResume = async (sample: SampleResume) => (await loadMatcherRequests()).fetchSample(sample);
