import { useSearchParams } from 'react-router';
import { useMay } from '../../../entities/organization/use-organizations.ts';

const jobViews = [
  'candidates',
  'applications',
  'library',
  'board',
  'requirements',
  'mailbox',
  'activity',
  'figures',
] as const;
export type JobView = (typeof jobViews)[number];

/** The views that the user's role has something to do in: requirements are there to be edited, the library to be searched. */
export function useJobViews(): readonly JobView[] {
  const may = useMay();
  return jobViews.filter(
    (view) =>
      (view !== 'requirements' || may('jobs.write')) &&
      (view !== 'applications' || may('candidates.read')) &&
      ((view !== 'library' && view !== 'mailbox') || may('resumes.read')),
  );
}

/** Which view of a job is shown: the one in the address, else its candidates, or its requirements while there are none. */
export function useJobView(hasCandidates: boolean): JobView {
  const [search] = useSearchParams();
  const views = useJobViews();
  const named = views.find((view) => view === search.get('view'));
  return named ?? (hasCandidates || !views.includes('requirements') ? 'candidates' : 'requirements');
}
