import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { session } from '../../../lib/session/session.ts';
import { EmailCodeForm } from '../emails/email-code-form.tsx';
import { EmailForm } from '../form/email-form.tsx';
import { errorsOf, type FieldErrors } from '../form/identity-errors.ts';
import { TextLink } from '../form/text-link.tsx';
import { IdentityFrame } from '../identity-frame.tsx';
import { identityTexts } from '../identity-texts.ts';

/** Requests an email for choosing a new password, and accepts its code. */
export function ForgotPasswordPage() {
  const texts = useTexts(identityTexts);
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [hasErrors, setHasErrors] = useState(false);

  async function send(address: string) {
    const identity = await session.client();
    return identity.resetPasswordForEmail(address, {
      redirectTo: `${window.location.origin}/reset-password`,
    });
  }

  async function ask(address: string): Promise<FieldErrors | undefined> {
    const { error } = await send(address);
    if (error) return errorsOf(error, texts);
    setSentTo(address);
    return undefined;
  }

  async function confirm(address: string, code: string): Promise<FieldErrors | undefined> {
    const identity = await session.client();
    const { data, error } = await identity.verifyOtp({ email: address, token: code, type: 'recovery' });
    if (error) return errorsOf(error, texts);
    if (!data.user) return { form: texts.errors.noUser };
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
        hasErrors={hasErrors}
        below={below}
      >
        <EmailCodeForm
          submitLabel={texts.goOn}
          isFresh
          onCode={(code) => confirm(sentTo, code)}
          onResend={() => send(sentTo)}
          onErrorsChange={setHasErrors}
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
      hasErrors={hasErrors}
      below={below}
    >
      <EmailForm submitLabel={forgot.submit} onSubmit={ask} onErrorsChange={setHasErrors} />
    </IdentityFrame>
  );
}
