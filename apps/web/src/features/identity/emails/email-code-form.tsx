import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { checkFields, codeDigits, tidyCode } from '../form/check-fields.ts';
import { CodeInput } from '../form/code-input.tsx';
import { errorsOf, type FieldErrors, secondsToWait } from '../form/identity-errors.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useIdentityForm } from '../form/use-identity-form.ts';
import { identityTexts } from '../identity-texts.ts';
import { OutboxNotice } from './outbox-notice.tsx';
import { useCountdown } from './use-countdown.ts';

type MailedCodeFormProps = {
  readonly submitLabel: string;
  /** Whether an email was just sent, so that another one must wait. */
  readonly isFresh: boolean;
  /** Redeems the code; returned errors are shown. */
  readonly onCode: (code: string) => Promise<FieldErrors<'code'> | undefined>;
  /** Sends another email. Errors are the identity client's. */
  readonly onResend: () => Promise<{ readonly error: Error | null }>;
  readonly onErrorsChange?: (hasErrors: boolean) => void;
};

/** Seconds between two emails, unless the identity service says otherwise. */
const usualWaitSeconds = 60;

/** Form for the code of an email, with a button to send another one. */
export function EmailCodeForm(props: MailedCodeFormProps) {
  const { submitLabel, isFresh, onCode, onResend, onErrorsChange } = props;
  const texts = useTexts(identityTexts);
  const [code, setCode] = useState('');
  const form = useIdentityForm<'code'>();
  const { hasErrors } = form;

  useEffect(() => onErrorsChange?.(hasErrors), [hasErrors, onErrorsChange]);

  return (
    <>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.onSubmit({
          check: () => checkFields({ code }, texts.errors),
          send: () => onCode(tidyCode(code)),
        })}
      >
        <ErrorSummary errors={form.errors} refusals={form.refusals} />
        <CodeInput
          id="code"
          value={code}
          onValueChange={(value) => {
            setCode(value);
            form.clear('code');
          }}
          error={form.errors.code}
          helper={texts.fields.codeHelper(codeDigits)}
          isDisabled={form.isSending}
        />
        <SubmitButton isSending={form.isSending} label={submitLabel} />
      </form>
      <OutboxNotice />
      <Resend isFresh={isFresh} onResend={onResend} onErrors={(errors) => form.show(errors)} />
    </>
  );
}

type ResendProps = Pick<MailedCodeFormProps, 'isFresh' | 'onResend'> & {
  readonly onErrors: (errors: FieldErrors) => void;
};

function Resend({ isFresh, onResend, onErrors }: ResendProps) {
  const texts = useTexts(identityTexts);
  const { secondsLeft, start } = useCountdown();
  const [isSending, setSending] = useState(false);
  const [isResent, setResent] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins with the screen
  useEffect(() => {
    if (isFresh) start(usualWaitSeconds);
  }, [isFresh]);

  async function resend(): Promise<void> {
    setSending(true);
    setResent(false);
    const { error } = await onResend().catch((cause: Error) => ({ error: cause }));
    setSending(false);
    if (error) {
      start(secondsToWait(error.message) ?? 0);
      onErrors(errorsOf(error, texts));
      return;
    }
    start(usualWaitSeconds);
    setResent(true);
  }

  return (
    <div className="grid gap-2 text-14 text-quiet">
      <p>{texts.verification.spam}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={resend} disabled={secondsLeft > 0} isLoading={isSending}>
          {secondsLeft > 0 ? texts.verification.resendIn(secondsLeft) : texts.verification.resend}
        </Button>
        <p role="status">{isResent && texts.verification.resent}</p>
      </div>
    </div>
  );
}
