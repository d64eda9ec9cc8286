import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { checkFields } from './check-fields.ts';
import { EmailInput } from './email-input.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { type Faults, faultsOf } from './identity-faults.ts';
import { identityTexts } from './identity-texts.ts';
import { keepReturnPath } from './kept-return-path.ts';
import { MailedCodeForm } from './mailed-code-form.tsx';
import type { LoginWayProps } from './password-login.tsx';
import { useIdentityForm } from './use-identity-form.ts';
import { useMailedCode } from './use-mailed-code.ts';

/** A code by mail instead of the password. */
export function CodeLogin({ email, onEmail, onBusy, onFaults, returnPath }: LoginWayProps) {
  const texts = useTexts(identityTexts);
  const form = useIdentityForm<'email'>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const confirmCode = useMailedCode('email', onBusy);
  const { hasFaults } = form;
  useEffect(() => onFaults(hasFaults), [hasFaults, onFaults]);

  async function send(address: string) {
    keepReturnPath(returnPath);
    const identity = await session.client();
    const answer = await identity.signInWithOtp({
      email: address,
      options: { shouldCreateUser: false, emailRedirectTo: `${window.location.origin}/verify-email` },
    });
    // The service tells here that an address has no account. The screen does not.
    return answer.error?.code === 'otp_disabled' ? { error: null } : { error: answer.error };
  }

  async function ask(): Promise<Faults | undefined> {
    const address = email.trim();
    const { error } = await send(address);
    if (error) return faultsOf(error, texts);
    setSentTo(address);
    return undefined;
  }

  if (sentTo !== null) {
    return (
      <>
        <p role="status">{texts.login.codeSent(sentTo)}</p>
        <MailedCodeForm
          submitLabel={texts.login.submit}
          isFresh
          onCode={(code) => confirmCode(sentTo, code)}
          onResend={() => send(sentTo)}
          onFaultsChange={onFaults}
        />
      </>
    );
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.onSubmit({ check: () => checkFields({ email }, texts.faults), send: ask })}
    >
      <ErrorSummary faults={form.faults} refusals={form.refusals} />
      <EmailInput
        id="email"
        value={email}
        onValueChange={(value) => {
          onEmail(value);
          form.clear('email');
        }}
        error={form.faults.email}
        isDisabled={form.isSending}
      />
      <Button
        type="submit"
        look="primary"
        size="lg"
        isLoading={form.isSending}
        loadingLabel={texts.login.sendCode}
        className="w-full"
      >
        {texts.login.sendCode}
      </Button>
    </form>
  );
}
