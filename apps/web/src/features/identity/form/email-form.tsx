import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { identityTexts } from '../identity-texts.ts';
import { checkFields } from './check-fields.ts';
import { EmailInput } from './email-input.tsx';
import type { FieldErrors } from './identity-errors.ts';
import { SubmitButton } from './submit-button.tsx';
import { useIdentityForm } from './use-identity-form.ts';

type EmailFormProps = {
  readonly submitLabel: string;
  readonly initial?: string;
  /** Called with the trimmed address; returned errors are shown. */
  readonly onSubmit: (email: string) => Promise<FieldErrors<'email'> | undefined>;
  readonly onErrorsChange?: (hasErrors: boolean) => void;
};

/** A form with an email address and a button. */
export function EmailForm({ submitLabel, initial = '', onSubmit, onErrorsChange }: EmailFormProps) {
  const { errors: words } = useTexts(identityTexts);
  const form = useIdentityForm<'email'>();
  const [email, setEmail] = useState(initial);
  const { hasErrors } = form;
  useEffect(() => onErrorsChange?.(hasErrors), [hasErrors, onErrorsChange]);

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.onSubmit({
        check: () => checkFields({ email }, words),
        send: () => onSubmit(email.trim()),
      })}
    >
      <ErrorSummary errors={form.errors} refusals={form.refusals} />
      <EmailInput
        id="email"
        value={email}
        onValueChange={(value) => {
          setEmail(value);
          form.clear('email');
        }}
        error={form.errors.email}
        isDisabled={form.isSending}
      />
      <SubmitButton isSending={form.isSending} label={submitLabel} />
    </form>
  );
}
