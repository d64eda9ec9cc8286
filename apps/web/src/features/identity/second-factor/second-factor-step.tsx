import type { Factor } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { session } from '../../../lib/session/session.ts';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { errorsOf } from '../form/identity-errors.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { IdentityFrame } from '../identity-frame.tsx';
import { identityTexts } from '../identity-texts.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { confirmWithPasskey } from '../passkeys/passkey-calls.ts';
import { meetBackend } from '../session/meet-backend.ts';
import { SecondFactorFields } from './second-factor-fields.tsx';
import { useSecondFactorForm } from './use-second-factor-form.tsx';

/** Login step for the code of an authenticator app or a recovery code. */
export function SecondFactorStep() {
  const texts = useTexts(identityTexts);
  const [apps, setApps] = useState<readonly Factor[]>([]);
  const form = useSecondFactorForm({
    apps,
    onShown: () => void meetBackend().catch(() => undefined),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; an error's words need not follow the language
  useEffect(() => {
    let isHere = true;
    listApps().then(
      (found) => {
        if (!isHere) return;
        setApps(found);
        if (found.length === 0) form.show({ form: texts.secondFactor.none });
      },
      (error: unknown) => isHere && form.show(errorsOf(error, texts)),
    );
    return () => {
      isHere = false;
    };
  }, []);

  const { secondFactor: words } = texts;
  return (
    <IdentityFrame
      heading={words.heading}
      introduction={form.isByRecoveryCode ? words.recoveryIntroduction : words.introduction}
      scene="proof"
      hasErrors={form.hasErrors}
      below={
        <div className="grid gap-3">
          {form.switchButton}
          <button
            type="button"
            onClick={() => void session.signOut('local')}
            className="justify-self-start rounded-control font-medium text-field hover:underline"
          >
            {words.cancel}
          </button>
        </div>
      }
    >
      <form noValidate className="grid gap-5" onSubmit={form.onSubmit}>
        <ErrorSummary errors={form.errorsById('second')} refusals={form.refusals} />
        <SecondFactorFields form={form} apps={apps} idPrefix="second" />
        <SubmitButton isSending={form.isSending} label={words.submit} />
      </form>
      <PasskeyButton
        label="use"
        show={async () => {
          await confirmWithPasskey();
          await meetBackend().catch(() => undefined);
        }}
        onError={(message) => form.show({ form: message })}
      />
    </IdentityFrame>
  );
}

async function listApps(): Promise<readonly Factor[]> {
  const { data, error } = await (await session.client()).mfa.listFactors();
  if (error) throw error;
  return data.totp;
}
