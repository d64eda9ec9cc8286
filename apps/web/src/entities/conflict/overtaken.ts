import { RequestFailure } from '@winnow/contracts';
import type * as z from 'zod';
import { failures } from '../../lib/requests/failures.ts';

/** The thing as saved by another member meanwhile; `null` if the change succeeded or failed for another reason. */
export function overtakenBy<Thing>(error: unknown, thing: z.ZodType<Thing>): Thing | null {
  if (!isOvertaken(error)) return null;
  return thing.safeParse(error.current).data ?? null;
}

/** Who saved the thing meanwhile and when; `null` if unknown. */
export function savedMeanwhile(error: unknown): RequestFailure['saved'] {
  return isOvertaken(error) ? error.saved : null;
}

/** Sends a change whose conflict is handled by a dialog, without an additional error message. */
export async function sendAskingWhose<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    if (isOvertaken(error)) failures.settle(error);
    throw error;
  }
}

function isOvertaken(error: unknown): error is RequestFailure {
  return error instanceof RequestFailure && error.status === 409 && error.current !== null;
}
