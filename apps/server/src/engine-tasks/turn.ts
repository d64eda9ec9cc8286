/** Whose turn it is for a reading process. */
export type Turn = {
  /**
   * `run`: a file of a run, for which nobody waits at a screen. `request`: somebody who is signed in waits for it.
   * `visitor`: somebody who is not.
   */
  readonly kind: 'run' | 'request' | 'visitor';
  /** The id of the owner, or the address of a visitor. */
  readonly of: string;
  /** Aborted when it is not wanted any more. */
  readonly signal?: AbortSignal | undefined;
};

export const turnOfRun = (of: string, signal?: AbortSignal): Turn => ({ kind: 'run', of, signal });
export const turnOfRequest = (of: string, signal?: AbortSignal): Turn => ({ kind: 'request', of, signal });
export const turnOfVisitor = (of: string, signal?: AbortSignal): Turn => ({ kind: 'visitor', of, signal });
