import type { WaitlistField } from '@winnow/contracts';
import { fetchCode } from '../../../lib/requests/fetch-code.ts';
import { useLateSender } from '../../../ui/inputs/use-late-sender.ts';

export type WaitlistValues = Readonly<Record<WaitlistField, string>>;

export type WaitlistAnswer = {
  /** Counted from 1; `null` where another back end keeps the list and does not say. */
  readonly position: number | null;
  readonly hasOffer: boolean;
  /** What the server says; `null` where it says nothing. */
  readonly message: string | null;
};

const load = () => fetchCode(async () => (await import('./send-join.ts')).sendJoin);

/** Preloads the code for sending while the user is typing. */
export function prepareJoin(): void {
  void load().catch(() => {});
}

/** Joins the waitlist. */
export const useJoinWaitlist = () => useLateSender(load);
