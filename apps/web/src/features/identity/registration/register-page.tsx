import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-provider.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { withReturnPath } from '../../../lib/session/return-path.ts';
import { session } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { checkFields } from '../form/check-fields.ts';
import { EmailInput } from '../form/email-input.tsx';
import { type Faults, faultsOf } from '../form/identity-faults.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextLink } from '../form/text-link.tsx';
import { useIdentityForm } from '../form/use-identity-form.ts';
import { IdentityFrame } from '../identity-frame.tsx';
import { identityTexts } from '../identity-texts.ts';
import { NewPasswordInput } from '../passwords/new-password-input.tsx';
import { keepReturnPath } from '../session/kept-return-path.ts';
import { signInAtBackend, tellSignUp } from '../session/meet-backend.ts';
import { useReturnPath } from '../session/use-return-path.ts';
import { GoogleButton } from '../sign-in/google-button.tsx';
import { useSite } from '../use-site.ts';
import { keepPendingAddress } from './pending-address.ts';

type Field = 'name' | 'email' | 'password';

/** A new account: afterwards the address has to be proved. */
export function RegisterPage() {
  const texts = useTexts(identityTexts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const site = useSite();
  const { isAuthenticated } = useSession();
  const form = useIdentityForm<Field>();
  const [values, setValues] = useState({ name: '', email: '', password: '' });

  function input(field: Field) {
    return {
      id: field,
      value: values[field],
      onValueChange(value: string) {
        setValues((entered) => ({ ...entered, [field]: value }));
        form.clear(field);
      },
      error: form.faults[field],
      isDisabled: form.isSending,
    };
  }

  async function register(): Promise<Faults | undefined> {
    const { password } = values;
    const name = values.name.trim();
    const email = values.email.trim();
    const identity = await session.client();
    const { data, error } = await identity.signUp({
      email,
      password,
      options: {
        emailRedirectTo: `${window.location.origin}/verify-email`,
        data: { name, language, googleSignIn: false, isVerified: false, profileImage: null },
      },
    });
    if (error) return faultsOf(error, texts);
    if (!data.user) return { form: texts.faults.noUser };
    await tellSignUp({ name, email, supabaseId: data.user.id });
    toasts.add('success', texts.register.done);
    // An installation that asks for no proof has signed in already.
    if (data.session) {
      if (!(await signInAtBackend({ email, password }))) return { form: texts.faults.noToken };
      return undefined;
    }
    keepPendingAddress(email);
    keepReturnPath(returnPath);
    await navigate(withReturnPath('/email-verification', returnPath), { state: { isFresh: true } });
    return undefined;
  }

  if (isAuthenticated && !form.isSending) return <Navigate to={returnPath} replace />;

  const { register: words } = texts;
  return (
    <IdentityFrame
      heading={words.heading}
      introduction={words.introduction}
      scene="register"
      hasFaults={form.hasFaults}
      below={
        <p>
          {words.haveAccount} <TextLink to={withReturnPath('/login', returnPath)}>{words.logIn}</TextLink>
        </p>
      }
    >
      {site?.isSignUpOpen === false ? (
        <Notice tone="info" heading={words.closed} />
      ) : (
        <>
          <GoogleButton returnPath={returnPath} onFaults={form.show} />
          <form
            noValidate
            className="grid gap-5"
            onSubmit={form.onSubmit({
              check: () =>
                checkFields(
                  { name: values.name, email: values.email, newPassword: values.password },
                  texts.faults,
                ),
              send: register,
            })}
          >
            <ErrorSummary faults={form.faults} refusals={form.refusals} />
            <NameInput {...input('name')} label={texts.fields.name} />
            <EmailInput {...input('email')} />
            <NewPasswordInput
              {...input('password')}
              label={texts.fields.password}
              hints={[values.name, values.email]}
            />
            <SubmitButton isSending={form.isSending} label={words.submit} />
            <p className="text-13 text-quiet">
              {words.terms}{' '}
              <Link className="underline underline-offset-2 hover:text-ink" to="/terms-of-service">
                {words.termsLink}
              </Link>{' '}
              {words.and}{' '}
              <Link className="underline underline-offset-2 hover:text-ink" to="/privacy-policy">
                {words.privacyLink}
              </Link>
              .
            </p>
          </form>
        </>
      )}
    </IdentityFrame>
  );
}

type NameInputProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
};

function NameInput({ isDisabled, ...input }: NameInputProps) {
  return (
    <TextInput
      {...input}
      name="name"
      variant="auth"
      size="lg"
      autoComplete="name"
      required
      disabled={isDisabled}
    />
  );
}
