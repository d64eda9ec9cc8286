import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { session } from '../../../lib/session/session.ts';
import { EmailCodeForm } from '../emails/email-code-form.tsx';
import { useEmailCode } from '../emails/use-email-code.ts';
import { EmailForm } from '../form/email-form.tsx';
import { errorsOf, type FieldErrors } from '../form/identity-errors.ts';
import { identityTexts } from '../identity-texts.ts';
import { keepReturnPath } from '../session/kept-return-path.ts';
import type { LoginWayProps } from './password-login.tsx';

/** Login with a code by email instead of the password. */
export function CodeLogin({ email, onEmail, onBusy, onErrors, returnPath }: LoginWayProps) {
  const texts = useTexts(identityTexts);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const confirmCode = useEmailCode('email', onBusy);

  async function send(address: string) {
    keepReturnPath(returnPath);
    const identity = await session.client();
    const answer = await identity.signInWithOtp({
      email: address,
      options: { shouldCreateUser: false, emailRedirectTo: `${window.location.origin}/verify-email` },
    });
    // The service reveals here that an address has no account. The screen doesn't.
    return answer.error?.code === 'otp_disabled' ? { error: null } : { error: answer.error };
  }

  async function ask(address: string): Promise<FieldErrors | undefined> {
    onEmail(address);
    const { error } = await send(address);
    if (error) return errorsOf(error, texts);
    setSentTo(address);
    return undefined;
  }

  if (sentTo !== null) {
    return (
      <>
        <p role="status">{texts.login.codeSent(sentTo)}</p>
        <EmailCodeForm
          submitLabel={texts.login.submit}
          isFresh
          onCode={(code) => confirmCode(sentTo, code)}
          onResend={() => send(sentTo)}
          onErrorsChange={onErrors}
        />
      </>
    );
  }

  return (
    <EmailForm submitLabel={texts.login.sendCode} initial={email} onSubmit={ask} onErrorsChange={onErrors} />
  );
}
