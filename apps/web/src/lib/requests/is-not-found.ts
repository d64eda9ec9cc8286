import { RequestFailure } from '@winnow/contracts';

/** Whether an error is a 404: the thing doesn't exist, or belongs to someone else. */
export function isNotFound(error: unknown): boolean {
  return error instanceof RequestFailure && error.status === 404;
}
