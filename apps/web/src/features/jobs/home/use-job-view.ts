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

/** The views that the user's role can use: requirements need editing rights, the library needs access to resumes. */
export function useJobViews(): readonly JobView[] {
  const may = useMay();
  return jobViews.filter(
    (view) =>
      (view !== 'requirements' || may('jobs.write')) &&
      (view !== 'applications' || may('candidates.read')) &&
      ((view !== 'library' && view !== 'mailbox') || may('resumes.read')),
  );
}

/**
 * The current view of a job: the one in the URL, otherwise the candidates, or the requirements if there are no
 * candidates.
 */
export function useJobView(hasCandidates: boolean): JobView {
  const [search] = useSearchParams();
  const views = useJobViews();
  const named = views.find((view) => view === search.get('view'));
  return named ?? (hasCandidates || !views.includes('requirements') ? 'candidates' : 'requirements');
}
