import type { Factor } from '@supabase/auth-js';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { identityTexts } from '../identity-texts.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { confirmWithPasskey } from '../passkeys/passkey-calls.ts';
import { SecondFactorFields } from '../second-factor/second-factor-fields.tsx';
import { useSecondFactorForm } from '../second-factor/use-second-factor-form.tsx';
import { ConfirmationForm, type Way } from './confirmation-form.tsx';

/** Confirms with a code of the authenticator app, or a recovery code. Required for accounts with an app. */
export function BySecondFactor({ apps, onConfirmed, onClose }: Way & { readonly apps: readonly Factor[] }) {
  const { secondFactor: words } = useTexts(identityTexts);
  const second = useSecondFactorForm({ apps, onShown: onConfirmed });
  return (
    <ConfirmationForm
      key={second.isByRecoveryCode ? 'recovery' : 'app'}
      onSubmit={second.onSubmit}
      isSending={second.isSending}
      onCancel={onClose}
      below={
        <>
          {second.switchButton}
          <PasskeyButton
            label="use"
            show={() => confirmWithPasskey().then(onConfirmed)}
            onError={(message) => second.show({ form: message })}
          />
        </>
      }
    >
      {!second.isByRecoveryCode && <p className="text-14 text-quiet">{words.introduction}</p>}
      <ErrorSummary errors={second.errorsById('confirm')} refusals={second.refusals} />
      <SecondFactorFields form={second} apps={apps} idPrefix="confirm" />
    </ConfirmationForm>
  );
}
