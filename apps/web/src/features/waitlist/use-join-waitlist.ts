import { RequestFailure, type WaitlistField } from '@winnow/contracts';
import { useRef, useState } from 'react';
import { formatError } from '../../lib/request-words.ts';
import { toasts } from '../../ui/toast/toasts.ts';

export type WaitlistValues = Readonly<Record<WaitlistField, string>>;

export type WaitlistAnswer = {
  readonly position: number;
  readonly hasOffer: boolean;
  /** What the server says; `null` where it says nothing. */
  readonly message: string | null;
};

const loadSender = () => import('./send-join.ts');

/** Fetches what sending needs, while somebody is still typing. */
export function prepareJoin(): void {
  void loadSender().catch(() => {});
}

/**
 * Puts somebody on the waitlist. A failure is told as the error catalogue says and thrown, for the form to add its
 * own words. Without the cache of server data, which the landing page has no other use for.
 */
export function useJoinWaitlist() {
  const [isPending, setPending] = useState(false);
  const toldId = useRef('');

  async function join(values: WaitlistValues): Promise<WaitlistAnswer> {
    setPending(true);
    toasts.remove(toldId.current);
    try {
      const { sendJoin } = await loadSender().catch((cause: unknown) => {
        throw new RequestFailure('network', 0, { cause });
      });
      return await sendJoin(values);
    } catch (error) {
      toldId.current = toasts.add('error', formatError(error).message);
      throw error;
    } finally {
      setPending(false);
    }
  }

  return { isPending, join };
}
