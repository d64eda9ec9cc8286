import { useEffect, useRef, useState } from 'react';
import { session } from '../../../lib/session/session.ts';
import { meetBackend } from '../session/meet-backend.ts';
import { offersWhileTyping, PasskeyDismissed, signInWithPasskey } from './passkey-calls.ts';
import { useHasPasskeys, usePasskeyWords } from './use-passkeys.ts';

/** Milliseconds after which the challenge is renewed, before it expires. */
const renewMs = 4 * 60_000;

type PasskeyLogin = {
  readonly onBusy: (isBusy: boolean) => void;
  readonly onError: (message: string) => void;
};

/** Signs in with a passkey: by the button, or from the address field's suggestions once it has focus. */
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
      // If suggestions fail, the page works as in other browsers; only a chosen passkey that is refused is an error.
      const isChosen =
        error instanceof Error && 'code' in error && String(error.code).startsWith('webauthn_');
      const words = isChosen ? wordsOf(error) : null;
      if (words !== null) onError(words);
    }
  }

  return {
    /** `autocomplete` value of the address field. */
    autoComplete: hasPasskeys ? ('username webauthn' as const) : ('username' as const),
    onFocus: () => setOffering(true),
    async show(): Promise<void> {
      // A browser handles one request at a time.
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
