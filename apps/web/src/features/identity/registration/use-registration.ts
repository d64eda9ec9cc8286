import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-provider.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { readLoginHint } from '../../../lib/session/login-hint.ts';
import { withReturnPath } from '../../../lib/session/return-path.ts';
import { session } from '../../../lib/session/session.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { checkFields } from '../form/check-fields.ts';
import { errorsOf, type FieldErrors } from '../form/identity-errors.ts';
import { useIdentityForm } from '../form/use-identity-form.ts';
import { identityTexts } from '../identity-texts.ts';
import { keepReturnPath } from '../session/kept-return-path.ts';
import { reportSignUp, signInAtBackend } from '../session/meet-backend.ts';
import { keepPendingAddress } from './pending-address.ts';

type Field = 'name' | 'email' | 'password';

export type Registration = ReturnType<typeof useRegistration>;

/**
 * State of the registration form and its submission.
 * @param returnPath target after login
 */
export function useRegistration(returnPath: string) {
  const texts = useTexts(identityTexts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const form = useIdentityForm<Field>();
  const [values, setValues] = useState(() => ({ name: '', email: readLoginHint(), password: '' }));

  async function register(): Promise<FieldErrors | undefined> {
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
    if (error) return errorsOf(error, texts);
    if (!data.user) return { form: texts.errors.noUser };
    await reportSignUp({ name, email, supabaseId: data.user.id });
    toasts.add('success', texts.register.done);
    // Without verification, the user is already signed in.
    if (data.session) {
      if (!(await signInAtBackend({ email, password }))) return { form: texts.errors.noToken };
      return undefined;
    }
    keepPendingAddress(email);
    keepReturnPath(returnPath);
    await navigate(withReturnPath('/email-verification', returnPath), { state: { isFresh: true } });
    return undefined;
  }

  return {
    form,
    /** Likely guesses of the password. */
    hints: [values.name, values.email],
    input: (field: Field) => ({
      id: field,
      value: values[field],
      onValueChange(value: string) {
        setValues((entered) => ({ ...entered, [field]: value }));
        form.clear(field);
      },
      error: form.errors[field],
      isDisabled: form.isSending,
    }),
    onSubmit: form.onSubmit({
      check: () =>
        checkFields({ name: values.name, email: values.email, newPassword: values.password }, texts.errors),
      send: register,
    }),
  };
}
