/** Who a task is for. */
export type Turn = {
  /**
   * `run`: a file of a run, in the background. `request`: a signed-in user waits for the answer. `visitor`: a caller
   * without an account does.
   */
  readonly kind: 'run' | 'request' | 'visitor';
  /** The id of the owner, or the address of a visitor. */
  readonly of: string;
  /** Aborted when the answer is no longer needed. */
  readonly signal?: AbortSignal | undefined;
};

export const turnOfRun = (of: string, signal?: AbortSignal): Turn => ({ kind: 'run', of, signal });
export const turnOfRequest = (of: string, signal?: AbortSignal): Turn => ({ kind: 'request', of, signal });
export const turnOfVisitor = (of: string, signal?: AbortSignal): Turn => ({ kind: 'visitor', of, signal });
