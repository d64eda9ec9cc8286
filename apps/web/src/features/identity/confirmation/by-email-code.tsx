import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { OutboxNotice } from '../emails/outbox-notice.tsx';
import { checkFields, codeDigits, tidyCode } from '../form/check-fields.ts';
import { CodeInput } from '../form/code-input.tsx';
import { useIdentityForm } from '../form/use-identity-form.ts';
import { identityTexts } from '../identity-texts.ts';
import { ConfirmationForm, type Way } from './confirmation-form.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import { signInAgain } from './sign-in-again.ts';

/** Confirms with the code of an email that was just sent. */
export function ByEmailCode({
  email,
  onConfirmed,
  onClose,
  onPassword,
}: Way & { readonly onPassword: () => void }) {
  const texts = useTexts(confirmationTexts);
  const identity = useTexts(identityTexts);
  const form = useIdentityForm<'code'>();
  const [code, setCode] = useState('');

  async function confirm(): Promise<undefined> {
    const token = tidyCode(code);
    await signInAgain((client) => client.verifyOtp({ email, token, type: 'email' }));
    onConfirmed();
  }

  return (
    <ConfirmationForm
      onSubmit={form.onSubmit({ check: () => checkFields({ code }, identity.errors), send: confirm })}
      isSending={form.isSending}
      onCancel={onClose}
      below={
        <Button variant="quiet" size="sm" className="-ms-3" onClick={onPassword}>
          {texts.byPassword}
        </Button>
      }
    >
      <p role="status" className="text-14">
        {texts.sent(email)}
      </p>
      <OutboxNotice />
      <ErrorSummary
        errors={{ form: form.errors.form, 'confirm-code': form.errors.code }}
        refusals={form.refusals}
      />
      <CodeInput
        id="confirm-code"
        value={code}
        onValueChange={(value) => {
          setCode(value);
          form.clear('code');
        }}
        error={form.errors.code}
        helper={identity.fields.codeHelper(codeDigits)}
        isDisabled={form.isSending}
      />
    </ConfirmationForm>
  );
}
