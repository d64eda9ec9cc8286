import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { identityTexts } from '../identity-texts.ts';
import { errorsOf, type FieldErrors } from './identity-errors.ts';

export type Submission<Field extends string> = {
  /** Validation before sending. */
  readonly check: () => FieldErrors<Field>;
  /**
   * Sends the form; returned errors are shown like those of `check`. Errors of the client are converted to messages.
   */
  readonly send: () => Promise<FieldErrors<Field> | undefined>;
};

/** State of a short form: errors by field, whether it is being sent, and how often it was refused. */
export function useIdentityForm<Field extends string>() {
  const texts = useTexts(identityTexts);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [refusals, setRefusals] = useState(0);
  const [isSending, setSending] = useState(false);

  function show(found: FieldErrors<Field>): boolean {
    setErrors(found);
    const isRefused = Object.values(found).some(Boolean);
    if (isRefused) setRefusals((count) => count + 1);
    return isRefused;
  }

  async function submit({ check, send }: Submission<Field>): Promise<void> {
    if (isSending || show(check())) return;
    setSending(true);
    try {
      show((await send()) ?? {});
    } catch (error) {
      show(errorsOf(error, texts) as FieldErrors<Field>);
    } finally {
      setSending(false);
    }
  }

  return {
    errors,
    refusals,
    isSending,
    hasErrors: Object.values(errors).some(Boolean),
    /** Shows errors that don't come from a submission. */
    show,
    clear(field: Field | 'form') {
      setErrors((shown) => ({ ...shown, [field]: undefined, form: undefined }));
    },
    onSubmit: (submission: Submission<Field>) => (event: FormEvent) => {
      event.preventDefault();
      void submit(submission);
    },
  };
}
