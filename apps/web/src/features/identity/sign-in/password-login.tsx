import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { readLoginHint } from '../../../lib/session/login-hint.ts';
import { withReturnPath } from '../../../lib/session/return-path.ts';
import { session } from '../../../lib/session/session.ts';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { checkFields } from '../form/check-fields.ts';
import { EmailInput } from '../form/email-input.tsx';
import { errorsOf, type FieldErrors } from '../form/identity-errors.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextLink } from '../form/text-link.tsx';
import { useIdentityForm } from '../form/use-identity-form.ts';
import { identityTexts } from '../identity-texts.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { usePasskeyLogin } from '../passkeys/use-passkey-login.ts';
import { PasswordInput } from '../passwords/password-input.tsx';
import { keepPendingAddress } from '../registration/pending-address.ts';
import { keepReturnPath } from '../session/kept-return-path.ts';
import { signInAtBackend } from '../session/meet-backend.ts';
import { GoogleButton } from './google-button.tsx';
import { SignOnOffer } from './sign-on-offer.tsx';

export type LoginWayProps = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Called while a request is running, so that the screen doesn't navigate by itself. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onErrors: (hasErrors: boolean) => void;
  readonly returnPath: string;
};

/** Login with password, Google or a passkey. */
export function PasswordLogin({ email, onEmail, onBusy, onErrors, returnPath }: LoginWayProps) {
  const texts = useTexts(identityTexts);
  const navigate = useNavigate();
  const form = useIdentityForm<'email' | 'password'>();
  const [password, setPassword] = useState('');
  const passkey = usePasskeyLogin({ onBusy, onError: (message) => form.show({ form: message }) });
  const { hasErrors } = form;
  useEffect(() => {
    // A link has filled in the address, so only the password is missing.
    if (readLoginHint() !== '') document.getElementById('password')?.focus();
  }, []);
  useEffect(() => onErrors(hasErrors), [hasErrors, onErrors]);

  async function logIn(): Promise<FieldErrors | undefined> {
    const credentials = { email: email.trim(), password };
    const identity = await session.client();
    const { data, error } = await identity.signInWithPassword(credentials);
    if (error?.code === 'email_not_confirmed') {
      keepPendingAddress(credentials.email);
      keepReturnPath(returnPath);
      await navigate(withReturnPath('/email-verification', returnPath));
      return undefined;
    }
    if (error) return errorsOf(error, texts);
    if (!data.user) return { form: texts.errors.noUser };
    if (await signInAtBackend(credentials)) return undefined;
    return { form: texts.errors.noToken };
  }

  /** Logs in; a failed login leaves no session. */
  async function logInOrForget(): Promise<FieldErrors | undefined> {
    onBusy(true);
    try {
      const errors = await logIn();
      if (errors) session.forget();
      return errors;
    } catch (error) {
      session.forget();
      throw error;
    } finally {
      onBusy(false);
    }
  }

  return (
    <>
      <GoogleButton returnPath={returnPath} onErrors={form.show} />
      <form
        noValidate
        className="grid gap-5"
        onFocus={passkey.onFocus}
        onSubmit={form.onSubmit({
          check: () => checkFields({ email, password }, texts.errors),
          send: logInOrForget,
        })}
      >
        <ErrorSummary errors={form.errors} refusals={form.refusals} />
        <EmailInput
          id="email"
          value={email}
          onValueChange={(value) => {
            onEmail(value);
            form.clear('email');
          }}
          error={form.errors.email}
          autoComplete={passkey.autoComplete}
          isDisabled={form.isSending}
        />
        <SignOnOffer email={email} returnPath={returnPath} onErrors={form.show} />
        <div className="grid gap-2">
          <PasswordInput
            id="password"
            kind="current-password"
            value={password}
            onValueChange={(value) => {
              setPassword(value);
              form.clear('password');
            }}
            error={form.errors.password}
            isDisabled={form.isSending}
          />
          <p className="text-14">
            <TextLink to="/forgot-password">{texts.login.forgot}</TextLink>
          </p>
        </div>
        <SubmitButton isSending={form.isSending} label={texts.login.submit} />
      </form>
      <PasskeyButton label="signIn" show={passkey.show} onError={(message) => form.show({ form: message })} />
    </>
  );
}
