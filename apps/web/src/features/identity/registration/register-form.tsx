import { Link } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { EmailInput } from '../form/email-input.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { identityTexts } from '../identity-texts.ts';
import { NewPasswordInput } from '../passwords/new-password-input.tsx';
import type { Registration } from './use-registration.ts';

/** Form for a new account: name, address, password and consent. */
export function RegisterForm({ registration }: { readonly registration: Registration }) {
  const { fields, register: words } = useTexts(identityTexts);
  const { form, hints, input, onSubmit } = registration;
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
      <ErrorSummary errors={form.errors} refusals={form.refusals} />
      <NameInput {...input('name')} label={fields.name} />
      <EmailInput {...input('email')} />
      <NewPasswordInput {...input('password')} label={fields.password} hints={hints} />
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
