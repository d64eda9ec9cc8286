import { useSearchParams } from 'react-router';

export const jobViews = ['candidates', 'board', 'requirements', 'activity', 'figures'] as const;
export type JobView = (typeof jobViews)[number];

/** Which view of a job is shown: the one in the address, else its candidates, or its requirements while there are none. */
export function useJobView(hasCandidates: boolean): JobView {
  const [search] = useSearchParams();
  const named = jobViews.find((view) => view === search.get('view'));
  return named ?? (hasCandidates ? 'candidates' : 'requirements');
}
