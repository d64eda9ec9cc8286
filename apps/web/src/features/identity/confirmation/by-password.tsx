import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { checkFields } from '../form/check-fields.ts';
import { errorsOf, type FieldErrors } from '../form/identity-errors.ts';
import { useIdentityForm } from '../form/use-identity-form.ts';
import { identityTexts } from '../identity-texts.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { confirmWithPasskey } from '../passkeys/passkey-calls.ts';
import { PasswordInput } from '../passwords/password-input.tsx';
import { GoogleButton } from '../sign-in/google-button.tsx';
import { ConfirmationForm, type Way } from './confirmation-form.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import { sendCode, signInAgain } from './sign-in-again.ts';

/** Confirms with the password, with links to use a code or Google instead. */
export function ByPassword({ email, onConfirmed, onClose, onEmail }: Way & { readonly onEmail: () => void }) {
  const texts = useTexts(confirmationTexts);
  const identity = useTexts(identityTexts);
  const { pathname } = useLocation();
  const { user } = useSession();
  const form = useIdentityForm<'password'>();
  const [password, setPassword] = useState('');
  const [isMailing, setMailing] = useState(false);

  async function confirm(): Promise<FieldErrors<'password'> | undefined> {
    try {
      await signInAgain((client) => client.signInWithPassword({ email, password }));
    } catch (error) {
      const isWrong = error instanceof Error && 'code' in error && error.code === 'invalid_credentials';
      if (isWrong) return { password: texts.wrongPassword };
      throw error;
    }
    onConfirmed();
    return undefined;
  }

  async function mail(): Promise<void> {
    setMailing(true);
    try {
      await sendCode(email);
      onEmail();
    } catch (error) {
      form.show(errorsOf(error, identity));
      setMailing(false);
    }
  }

  return (
    <ConfirmationForm
      onSubmit={form.onSubmit({ check: () => checkFields({ password }, identity.errors), send: confirm })}
      isSending={form.isSending}
      onCancel={onClose}
      below={
        <>
          <Button
            variant="quiet"
            size="sm"
            className="-ms-3"
            isLoading={isMailing}
            onClick={() => void mail()}
          >
            {texts.byCode}
          </Button>
          <PasskeyButton
            label="use"
            show={() => confirmWithPasskey().then(onConfirmed)}
            onError={(message) => form.show({ form: message })}
          />
          {user?.googleSignIn && (
            <>
              <GoogleButton returnPath={pathname} onErrors={form.show} isAlone />
              <p className="text-13 text-quiet">{texts.googleHelp}</p>
            </>
          )}
        </>
      }
    >
      <ErrorSummary
        errors={{ form: form.errors.form, 'confirm-password': form.errors.password }}
        refusals={form.refusals}
      />
      {/* So that password managers know whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput
        id="confirm-password"
        kind="current-password"
        label={texts.password}
        value={password}
        onValueChange={(value) => {
          setPassword(value);
          form.clear('password');
        }}
        error={form.errors.password}
        isDisabled={form.isSending}
      />
    </ConfirmationForm>
  );
}
