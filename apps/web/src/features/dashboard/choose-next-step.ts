/** State of a user's work that determines the next step. */
type Work = {
  readonly toReview: number;
  readonly unreadable: number;
  readonly analyses: number;
  readonly jobs: number;
};

type Named = { readonly id: string; readonly title: string };

export type NextStep =
  | { readonly kind: 'review'; readonly count: number }
  | { readonly kind: 'run'; readonly batchId: string; readonly title: string }
  | { readonly kind: 'unreadable'; readonly count: number }
  | { readonly kind: 'analyze'; readonly job: Named }
  | { readonly kind: 'rest' }
  | { readonly kind: 'start' };

/**
 * The one thing to do next. People who wait come before machines that run, and those before what went wrong.
 * @param running the newest run under way; `null` where none is
 * @param newestJob the job description changed last; `null` where there is none
 */
export function chooseNextStep(work: Work, running: Named | null, newestJob: Named | null): NextStep {
  if (work.toReview > 0) return { kind: 'review', count: work.toReview };
  if (running) return { kind: 'run', batchId: running.id, title: running.title };
  if (work.unreadable > 0) return { kind: 'unreadable', count: work.unreadable };
  if (work.analyses > 0) return { kind: 'rest' };
  return newestJob ? { kind: 'analyze', job: newestJob } : { kind: 'start' };
}
