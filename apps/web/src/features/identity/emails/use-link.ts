import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { session } from '../../../lib/session/session.ts';
import { errorsOf, wordsOfCode } from '../form/identity-errors.ts';
import { identityTexts } from '../identity-texts.ts';
import { type LinkParameters, readLinkParameters } from './link-parameters.ts';

export type LinkState =
  /** A code is being exchanged. */
  | { readonly kind: 'working' }
  | { readonly kind: 'signed-in' }
  /** A token that the user has to submit. */
  | { readonly kind: 'token'; readonly link: Extract<LinkParameters, { kind: 'token' }> }
  | { readonly kind: 'halfway' }
  /** It worked or was not ours: without the secret of the requesting browser this is unknown. */
  | { readonly kind: 'other-browser' }
  | { readonly kind: 'failed'; readonly code: string; readonly words: string }
  | { readonly kind: 'none' };

// A code is valid once. In development a screen is mounted twice, so both mounts share the exchange.
const exchanges = new Map<string, Promise<Error | null>>();

/** State of the link that led to this screen. A code, which only this browser can redeem, is exchanged at once. */
export function useLink(): LinkState {
  const texts = useTexts(identityTexts);
  const [link] = useState(() => readLinkParameters(window.location));
  const [outcome, setOutcome] = useState<LinkState>({ kind: 'working' });
  const code = link.kind === 'code' ? link.code : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code; the words need not follow the language
  useEffect(() => {
    if (code === null) return;
    let isHere = true;
    const exchange = exchanges.get(code) ?? exchangeCode(code);
    exchanges.set(code, exchange);
    void exchange.then((error) => {
      if (!isHere) return;
      if (!error) return setOutcome({ kind: 'signed-in' });
      if (isOtherBrowser(error)) return setOutcome({ kind: 'other-browser' });
      setOutcome({ kind: 'failed', code: '', words: errorsOf(error, texts).form ?? '' });
    });
    return () => {
      isHere = false;
    };
  }, [code]);

  switch (link.kind) {
    case 'code':
      return outcome;
    case 'token':
      return { kind: 'token', link };
    case 'message':
      return { kind: 'halfway' };
    case 'error':
      return { kind: 'failed', code: link.code, words: wordsOfCode(link.code, texts) ?? '' };
    case 'none':
      return { kind: 'none' };
  }
}

async function exchangeCode(code: string): Promise<Error | null> {
  try {
    const { error } = await (await session.client()).exchangeCodeForSession(code);
    return error;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function isOtherBrowser(error: Error & { readonly code?: string | undefined }): boolean {
  const ofAnotherFlow = ['flow_state_not_found', 'flow_state_expired', 'bad_code_verifier'];
  return error.name === 'AuthPKCECodeVerifierMissingError' || ofAnotherFlow.includes(error.code ?? '');
}
