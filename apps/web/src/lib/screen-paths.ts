export const newJobPath = '/job-descriptions/new';

/** Where one thing of a kind is looked at. */
export const jobPath = (id: string) => `/job-descriptions/${id}`;
/** Everybody ranked for a job with other weights. */
export const whatIfPath = (id: string) => `/job-descriptions/${id}/what-if`;
export const personPath = (id: string) => `/people/${id}`;
/** A person's newest resume against a job; without one, to choose it there. */
export const previewPath = (personId: string, jobId?: string) =>
  `/people/${personId}/preview${jobId ? `?${new URLSearchParams({ job: jobId })}` : ''}`;
export const savedSearchPath = (id: string) => `/talent-pool?${new URLSearchParams({ saved: id })}`;
/** The talent pool, searched for what these words ask for. */
export const poolSearchPath = (words: string) => `/talent-pool?${new URLSearchParams({ ask: words })}`;
export const batchPath = (id: string) => `/resume-analyzer/${id}`;
/** A comment among those on its candidate. */
export const commentPath = (analysisId: string, commentId: string) =>
  `/resume-history/${analysisId}?tab=comments&comment=${commentId}`;

/** The analyzer with a job description chosen. */
export const analyzerPath = (jobId: string) => `/resume-analyzer?${new URLSearchParams({ job: jobId })}`;

/** The history: its candidates, its runs or its files, narrowed by the words of the API's own filters. */
export const historyPath = (
  filter:
    | { readonly decision: 'none' }
    | {
        readonly view: 'runs' | 'files' | 'links';
        readonly state?: 'running' | 'unread';
        readonly due?: 'soon';
      },
) => `/resume-history?${new URLSearchParams(filter)}`;

/** What is reviewed: a run, all candidates of a job, the newest run with undecided candidates, or a filtered list. */
export type ReviewOf =
  | { readonly run: string }
  | { readonly job: string }
  | 'newest'
  | { readonly list: URLSearchParams };

/**
 * Opens the best undecided candidate of a list and continues after each decision. The list is in the URL.
 * @param filters narrow a run or a job, with the parameters of the results page: `search`, `stage`, `sort`
 */
export function reviewPath(of: ReviewOf, filters?: URLSearchParams): string {
  return reviewCandidatePath('next', of, filters);
}

/** One candidate of a review. */
export function reviewCandidatePath(id: string, of: ReviewOf, filters?: URLSearchParams): string {
  const query = new URLSearchParams(of !== 'newest' && 'list' in of ? of.list : filters);
  query.delete('decision');
  if (of === 'newest') query.set('review', 'newest');
  else if ('run' in of) {
    query.set('review', 'run');
    query.set('run', of.run);
  } else if ('job' in of) {
    query.set('review', 'job');
    query.set('job', of.job);
  } else query.set('review', 'list');
  return `/resume-history/${id}?${query}`;
}
