import { useSearchParams } from 'react-router';

/** URL of a candidate with the filters of the job's list. */
export function useCandidatePath(jobId: string): (id: string) => string {
  const [search] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(search);
    next.delete('view');
    next.set('job', jobId);
    return `/resume-history/${id}?${next}`;
  };
}
