import { useEffect, useRef, useState } from 'react';
import { session } from '../../../lib/session/session.ts';
import { meetBackend } from '../session/meet-backend.ts';
import { offersWhileTyping, PasskeyDismissed, signInWithPasskey } from './passkey-calls.ts';
import { useHasPasskeys, usePasskeyWords } from './use-passkeys.ts';

/** Before a challenge runs out, the browser is given another. */
const renewMs = 4 * 60_000;

type PasskeyLogin = {
  readonly onBusy: (isBusy: boolean) => void;
  readonly onError: (message: string) => void;
};

/** Signing in with a passkey: by the button, or among the suggestions of the address field once it has the focus. */
export function usePasskeyLogin({ onBusy, onError }: PasskeyLogin) {
  const hasPasskeys = useHasPasskeys();
  const wordsOf = usePasskeyWords();
  const [isOffering, setOffering] = useState(false);
  const [round, setRound] = useState(0);
  const waiting = useRef<AbortController | null>(null);

  async function logIn(): Promise<void> {
    const client = await session.client();
    onBusy(true);
    try {
      await signInWithPasskey(client);
      await meetBackend();
    } finally {
      onBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round alone asks the browser again
  useEffect(() => {
    if (!isOffering || !hasPasskeys) return;
    const wait = new AbortController();
    waiting.current = wait;
    const renewal = setTimeout(() => setRound(round + 1), renewMs);
    void offerWhileTyping(wait);
    return () => {
      clearTimeout(renewal);
      wait.abort();
    };
  }, [isOffering, hasPasskeys, round]);

  async function offerWhileTyping(wait: AbortController): Promise<void> {
    if (!(await offersWhileTyping()) || wait.signal.aborted) return;
    try {
      await signInWithPasskey(await session.client(), wait);
      await meetBackend();
    } catch (error) {
      // Without this offer the page is as it is in other browsers; a passkey that was chosen and refused is another matter.
      const isChosen =
        error instanceof Error && 'code' in error && String(error.code).startsWith('webauthn_');
      const words = isChosen ? wordsOf(error) : null;
      if (words !== null) onError(words);
    }
  }

  return {
    /** What the address field is for, in the browser's words. */
    autoComplete: hasPasskeys ? ('username webauthn' as const) : ('username' as const),
    onFocus: () => setOffering(true),
    async show(): Promise<void> {
      // A browser answers one request at a time.
      waiting.current?.abort();
      try {
        await logIn();
      } catch (error) {
        if (error instanceof PasskeyDismissed) setRound((before) => before + 1);
        throw error;
      }
    },
  };
}
