export const newJobPath = '/job-descriptions/new';

/** URLs of single things. */
export const jobPath = (id: string) => `/job-descriptions/${id}`;
/** All people ranked for a job with other weights. */
export const whatIfPath = (id: string) => `/job-descriptions/${id}/what-if`;
export const personPath = (id: string) => `/people/${id}`;
/** Preview of a person's newest resume for a job; without a job, it is chosen there. */
export const previewPath = (personId: string, jobId?: string) =>
  `/people/${personId}/preview${jobId ? `?${new URLSearchParams({ job: jobId })}` : ''}`;
export const savedSearchPath = (id: string) => `/talent-pool?${new URLSearchParams({ saved: id })}`;
/** The talent pool with a search query. */
export const poolSearchPath = (words: string) => `/talent-pool?${new URLSearchParams({ ask: words })}`;
export const batchPath = (id: string) => `/resume-analyzer/${id}`;
/** A comment on its candidate's page. */
export const commentPath = (analysisId: string, commentId: string) =>
  `/resume-history/${analysisId}?tab=comments&comment=${commentId}`;

/** The analyzer with a job description chosen. */
export const analyzerPath = (jobId: string) => `/resume-analyzer?${new URLSearchParams({ job: jobId })}`;

/** The history of candidates, runs or files, with the API's filters. */
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
