import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { checkFields } from './check-fields.ts';
import { EmailInput } from './email-input.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { type Faults, faultsOf } from './identity-faults.ts';
import { IdentityFrame } from './identity-frame.tsx';
import { identityTexts } from './identity-texts.ts';
import { MailedCodeForm } from './mailed-code-form.tsx';
import { TextLink } from './text-link.tsx';
import { useIdentityForm } from './use-identity-form.ts';

/** Asks for a mail with which a new password can be chosen, and takes its code. */
export function ForgotPasswordPage() {
  const texts = useTexts(identityTexts);
  const navigate = useNavigate();
  const form = useIdentityForm<'email'>();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [hasCodeFaults, setHasCodeFaults] = useState(false);

  async function send(address: string) {
    const identity = await session.client();
    return identity.resetPasswordForEmail(address, {
      redirectTo: `${window.location.origin}/reset-password`,
    });
  }

  async function ask(): Promise<Faults | undefined> {
    const address = email.trim();
    const { error } = await send(address);
    if (error) return faultsOf(error, texts);
    setSentTo(address);
    return undefined;
  }

  async function confirm(address: string, code: string): Promise<Faults | undefined> {
    const identity = await session.client();
    const { data, error } = await identity.verifyOtp({ email: address, token: code, type: 'recovery' });
    if (error) return faultsOf(error, texts);
    if (!data.user) return { form: texts.faults.noUser };
    await navigate('/reset-password', { replace: true });
    return undefined;
  }

  const { forgot } = texts;
  const below = (
    <p>
      <TextLink to="/login">{forgot.back}</TextLink>
    </p>
  );
  if (sentTo !== null) {
    return (
      <IdentityFrame
        key="sent"
        heading={forgot.sentHeading}
        introduction={<p role="status">{forgot.sent(sentTo)}</p>}
        scene="recovery"
        hasFaults={hasCodeFaults}
        below={below}
      >
        <MailedCodeForm
          submitLabel={texts.goOn}
          isFresh
          onCode={(code) => confirm(sentTo, code)}
          onResend={() => send(sentTo)}
          onFaultsChange={setHasCodeFaults}
        />
      </IdentityFrame>
    );
  }

  return (
    <IdentityFrame
      key="ask"
      heading={forgot.heading}
      introduction={forgot.introduction}
      scene="recovery"
      hasFaults={form.hasFaults}
      below={below}
    >
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
            setEmail(value);
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
          loadingLabel={forgot.submit}
          className="w-full"
        >
          {forgot.submit}
        </Button>
      </form>
    </IdentityFrame>
  );
}
