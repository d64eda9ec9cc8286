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
 * Chooses the next step. Waiting people come before runs in progress, and those before failures.
 * @param running the newest run in progress; `null` if there is none
 * @param newestJob the most recently changed job; `null` if there is none
 */
export function chooseNextStep(work: Work, running: Named | null, newestJob: Named | null): NextStep {
  if (work.toReview > 0) return { kind: 'review', count: work.toReview };
  if (running) return { kind: 'run', batchId: running.id, title: running.title };
  if (work.unreadable > 0) return { kind: 'unreadable', count: work.unreadable };
  if (work.analyses > 0) return { kind: 'rest' };
  return newestJob ? { kind: 'analyze', job: newestJob } : { kind: 'start' };
}
