import { useMutation } from '@tanstack/react-query';
import type { ResumeMatch, UnreadableReason } from '@winnow/contracts';
import { useRef } from 'react';
import { loadMatcherRequests } from './load-matcher-requests.ts';

export type MatchInput = { readonly resume: File; readonly job: string };

/** How a match can end without an error of server or network. */
export type MatchOutcome =
  | { readonly kind: 'report'; readonly fileName: string; readonly report: ResumeMatch }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
  | { readonly kind: 'cancelled' };

/** Sends a resume and a job text to be matched. One request at a time, which can be canceled. */
export function useResumeMatch() {
  const running = useRef<AbortController>(null);
  const mutation = useMutation({
    mutationFn: async (input: MatchInput): Promise<MatchOutcome> => {
      const abort = new AbortController();
      running.current = abort;
      const { sendMatch } = await loadMatcherRequests();
      return sendMatch(input, abort.signal);
    },
  });
  return { ...mutation, cancel: () => running.current?.abort() };
}
