/** Who a task is for. */
export type Requester = {
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

export const runRequester = (of: string, signal?: AbortSignal): Requester => ({ kind: 'run', of, signal });
export const userRequester = (of: string, signal?: AbortSignal): Requester => ({
  kind: 'request',
  of,
  signal,
});
export const visitorRequester = (of: string, signal?: AbortSignal): Requester => ({
  kind: 'visitor',
  of,
  signal,
});
