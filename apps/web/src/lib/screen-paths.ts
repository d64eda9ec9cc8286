export const newJobPath = '/job-descriptions/new';

/** Where one thing of a kind is looked at. */
export const jobPath = (id: string) => `/job-descriptions/${id}`;
export const batchPath = (id: string) => `/resume-analyzer/${id}`;

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
