import type { Factor } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { session } from '../../../lib/session/session.ts';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { checkFields, tidyCode } from '../form/check-fields.ts';
import { CodeInput } from '../form/code-input.tsx';
import { type Faults, faultsOf } from '../form/identity-faults.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useIdentityForm } from '../form/use-identity-form.ts';
import { IdentityFrame } from '../identity-frame.tsx';
import { identityTexts } from '../identity-texts.ts';
import { meetBackend } from '../session/meet-backend.ts';

/** The code of the authenticator app, between the password and the product. */
export function SecondFactorStep() {
  const texts = useTexts(identityTexts);
  const form = useIdentityForm<'code'>();
  const [factors, setFactors] = useState<readonly Factor[]>([]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const factorId = chosenId ?? factors[0]?.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the words of a fault need not follow the language
  useEffect(() => {
    let isHere = true;
    listApps().then(
      (found) => isHere && setFactors(found),
      (error: unknown) => isHere && form.show(faultsOf(error, texts)),
    );
    return () => {
      isHere = false;
    };
  }, []);

  async function confirm(): Promise<Faults | undefined> {
    const id = factorId ?? (await listApps())[0]?.id;
    if (!id) {
      session.forget();
      return { form: texts.secondFactor.none };
    }
    const identity = await session.client();
    const { error } = await identity.mfa.challengeAndVerify({ factorId: id, code: tidyCode(code) });
    if (!error) {
      meetBackend().catch(() => undefined);
      return undefined;
    }
    setCode('');
    return faultsOf(error, texts);
  }

  const { secondFactor: words } = texts;
  return (
    <IdentityFrame
      heading={words.heading}
      introduction={words.introduction}
      scene="proof"
      hasFaults={form.hasFaults}
      below={
        <button
          type="button"
          onClick={() => void session.signOut('local')}
          className="justify-self-start rounded-control font-medium text-field hover:underline"
        >
          {words.cancel}
        </button>
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.onSubmit({ check: () => checkFields({ code }, texts.faults), send: confirm })}
      >
        <ErrorSummary faults={form.faults} refusals={form.refusals} />
        {factors.length > 1 && (
          <Select
            label={words.which}
            size="lg"
            variant="auth"
            value={factorId ?? ''}
            onValueChange={setChosenId}
            options={factors.map(({ id, friendly_name }, index) => ({
              value: id,
              label: friendly_name || `${words.unnamed} ${index + 1}`,
            }))}
          />
        )}
        <CodeInput
          id="code"
          value={code}
          onValueChange={(value) => {
            setCode(value);
            form.clear('code');
          }}
          error={form.faults.code}
          helper={words.helper}
          isDisabled={form.isSending}
        />
        <SubmitButton isSending={form.isSending} label={words.submit} />
      </form>
    </IdentityFrame>
  );
}

async function listApps(): Promise<readonly Factor[]> {
  const { data, error } = await (await session.client()).mfa.listFactors();
  if (error) throw error;
  return data.totp;
}
