import { useSearchParams } from 'react-router';

/** The address of a candidate, with the list of the job that they were opened from. */
export function useCandidatePath(jobId: string): (id: string) => string {
  const [search] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(search);
    next.delete('view');
    next.set('job', jobId);
    return `/resume-history/${id}?${next}`;
  };
}
