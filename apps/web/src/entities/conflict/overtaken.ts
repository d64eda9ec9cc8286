import { RequestFailure } from '@winnow/contracts';
import type * as z from 'zod';
import { failures } from '../../lib/requests/failures.ts';

/** The thing as another member saved it meanwhile; `null` where a change failed for another reason, or did not. */
export function overtakenBy<Thing>(error: unknown, thing: z.ZodType<Thing>): Thing | null {
  if (!isOvertaken(error)) return null;
  return thing.safeParse(error.current).data ?? null;
}

/** Who saved the thing meanwhile and when; `null` where that is not known. */
export function savedMeanwhile(error: unknown): RequestFailure['saved'] {
  return isOvertaken(error) ? error.saved : null;
}

/** Sends a change whose conflict is settled by a dialog, so that no message speaks of it besides. */
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
