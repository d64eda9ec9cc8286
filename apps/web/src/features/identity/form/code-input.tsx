import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { identityTexts } from '../identity-texts.ts';

type CodeInputProps = {
  readonly id: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly helper: ReactNode;
  readonly isDisabled?: boolean;
};

/** A numeric code in one field, so that pasting, autofill and screen readers work as usual. */
export function CodeInput({ isDisabled = false, ...input }: CodeInputProps) {
  const { fields } = useTexts(identityTexts);
  return (
    <TextInput
      {...input}
      name="code"
      label={fields.code}
      variant="auth"
      size="lg"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      required
      disabled={isDisabled}
      className="[&_input]:font-mono [&_input]:text-20 [&_input]:tracking-[0.3em]"
    />
  );
}
