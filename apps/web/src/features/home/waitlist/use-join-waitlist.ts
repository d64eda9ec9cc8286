import type { WaitlistField } from '@winnow/contracts';
import { fetchCode } from '../../../lib/requests/fetch-code.ts';
import { useLateSender } from '../../../ui/inputs/use-late-sender.ts';

export type WaitlistValues = Readonly<Record<WaitlistField, string>>;

export type WaitlistAnswer = {
  /** Position from 1; `null` if another back end doesn't return it. */
  readonly position: number | null;
  readonly hasOffer: boolean;
  /** The server's message; `null` without one. */
  readonly message: string | null;
};

const load = () => fetchCode(async () => (await import('./send-join.ts')).sendJoin);

/** Preloads the code for sending while the user is typing. */
export function prepareJoin(): void {
  void load().catch(() => {});
}

/** Joins the waitlist. */
export const useJoinWaitlist = () => useLateSender(load);
