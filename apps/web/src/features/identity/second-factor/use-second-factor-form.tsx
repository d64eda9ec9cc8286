import type { Factor } from '@supabase/auth-js';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { session } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { checkFields, tidyCode } from '../form/check-fields.ts';
import { errorsOf, type FieldErrors } from '../form/identity-errors.ts';
import { useIdentityForm } from '../form/use-identity-form.ts';
import { identityTexts } from '../identity-texts.ts';
import { useSite } from '../use-site.ts';
import { spendRecoveryCode } from './recovery-code-calls.ts';

type SecondFactorFormProps = {
  /** May still be loading. */
  readonly apps: readonly Factor[];
  readonly onShown: () => void;
};

/** Form for the second factor of a session: a code of an app, or a recovery code. */
export function useSecondFactorForm({ apps, onShown }: SecondFactorFormProps) {
  const texts = useTexts(identityTexts);
  const form = useIdentityForm<'code'>();
  const [isByRecoveryCode, setByRecoveryCode] = useState(false);
  const [code, setCode] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const hasRecoveryCodes = useSite()?.identity.url === '';
  const words = texts.secondFactor;

  function check(): FieldErrors<'code'> {
    if (!isByRecoveryCode) return checkFields({ code }, texts.errors);
    return code.trim() === '' ? { code: texts.errors.codeRequired } : {};
  }

  async function send(): Promise<FieldErrors<'code'> | undefined> {
    try {
      if (isByRecoveryCode) await spendRecoveryCode(code);
      else await showAppCode(chosenId ?? apps[0]?.id, tidyCode(code));
    } catch (error) {
      setCode('');
      const isWrong = error instanceof Error && 'code' in error && error.code === 'mfa_verification_failed';
      if (isByRecoveryCode && isWrong) return { code: words.recoveryWrong };
      return errorsOf(error, texts);
    }
    onShown();
    return undefined;
  }

  const switchButton: ReactNode = hasRecoveryCodes && (
    <Button
      variant="quiet"
      size="sm"
      className="-ms-3 justify-self-start"
      onClick={() => {
        setByRecoveryCode(!isByRecoveryCode);
        setCode('');
        form.show({});
      }}
    >
      {isByRecoveryCode ? words.byApp : words.byRecoveryCode}
    </Button>
  );

  return {
    isByRecoveryCode,
    isSending: form.isSending,
    refusals: form.refusals,
    hasErrors: form.hasErrors,
    show: form.show,
    error: form.errors.code,
    /** Errors by field id of `SecondFactorFields`. */
    errorsById: (idPrefix: string) => ({
      form: form.errors.form,
      [`${idPrefix}-code`]: form.errors.code,
    }),
    code,
    setCode(value: string) {
      setCode(value);
      form.clear('code');
    },
    chosenId,
    setChosenId,
    onSubmit: form.onSubmit({ check, send }),
    switchButton,
  };
}

export type SecondFactorForm = ReturnType<typeof useSecondFactorForm>;

/**
 * @param factorId `undefined` while the apps are loading: then the first one is requested here
 * @throws the identity client's errors
 */
async function showAppCode(factorId: string | undefined, code: string): Promise<void> {
  const identity = await session.client();
  const { error } = await identity.mfa.challengeAndVerify({
    factorId: factorId ?? (await firstAppId(identity)),
    code,
  });
  if (error) throw error;
}

async function firstAppId({ mfa }: Awaited<ReturnType<typeof session.client>>): Promise<string> {
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  return data.totp[0]?.id ?? '';
}
