import type { OrganizationId } from '@winnow/contracts';

/** Who a task is for. */
export type Requester = {
  /**
   * `run`: a file of a run, in the background. `import`: a file of an import, which can wait longer. `request`: a signed-in user waits for the answer. `visitor`: a caller
   * without an account does.
   */
  readonly kind: 'run' | 'import' | 'request' | 'visitor';
  /** The organization that it is for, or the address of a visitor. */
  readonly of: string;
  /** Aborted when the answer is no longer needed. */
  readonly signal?: AbortSignal | undefined;
};

type RequesterOf<Of extends string> = Requester & { readonly of: Of };

/** A requester for an organization. */
export type MemberRequester = RequesterOf<OrganizationId>;

export const runRequester = <Of extends string>(of: Of, signal?: AbortSignal): RequesterOf<Of> => ({
  kind: 'run',
  of,
  signal,
});
export const importRequester = <Of extends string>(of: Of, signal?: AbortSignal): RequesterOf<Of> => ({
  kind: 'import',
  of,
  signal,
});
export const userRequester = <Of extends string>(of: Of, signal?: AbortSignal): RequesterOf<Of> => ({
  kind: 'request',
  of,
  signal,
});
export const visitorRequester = (of: string, signal?: AbortSignal): Requester => ({
  kind: 'visitor',
  of,
  signal,
});
