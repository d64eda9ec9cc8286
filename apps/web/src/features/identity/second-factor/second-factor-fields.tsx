import type { Factor } from '@supabase/auth-js';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { CodeInput } from '../form/code-input.tsx';
import { identityTexts } from '../identity-texts.ts';
import type { SecondFactorForm } from './use-second-factor-form.tsx';

type SecondFactorFieldsProps = {
  readonly form: SecondFactorForm;
  readonly apps: readonly Factor[];
  readonly idPrefix: string;
};

/** Fields for the code of an app (with a choice if there are several) or a recovery code. */
export function SecondFactorFields({ form, apps, idPrefix }: SecondFactorFieldsProps) {
  const { secondFactor: words } = useTexts(identityTexts);
  const input = {
    id: `${idPrefix}-code`,
    value: form.code,
    onValueChange: form.setCode,
    error: form.error,
  };
  if (form.isByRecoveryCode) {
    return (
      <TextInput
        {...input}
        name="recovery-code"
        label={words.recoveryCode}
        helper={words.recoveryHelper}
        variant="auth"
        size="lg"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        required
        disabled={form.isSending}
        className="[&_input]:font-mono [&_input]:uppercase"
      />
    );
  }
  return (
    <>
      {apps.length > 1 && (
        <Select
          label={words.which}
          size="lg"
          variant="auth"
          value={form.chosenId ?? apps[0]?.id ?? ''}
          onValueChange={form.setChosenId}
          options={apps.map(({ id, friendly_name }, index) => ({
            value: id,
            label: friendly_name || `${words.unnamed} ${index + 1}`,
          }))}
        />
      )}
      <CodeInput {...input} helper={words.helper} isDisabled={form.isSending} />
    </>
  );
}
