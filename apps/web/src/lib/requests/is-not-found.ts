import { RequestFailure } from '@winnow/contracts';

/** Does the server know no such thing, or none that is ours? */
export function isNotFound(error: unknown): boolean {
  return error instanceof RequestFailure && error.status === 404;
}
