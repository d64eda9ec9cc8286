import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { identityTexts } from '../identity-texts.ts';

type EmailInputProps = {
  readonly id: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly helper?: ReactNode;
  readonly isDisabled?: boolean;
  /** `username` for password managers, unless it is just an address. */
  readonly autoComplete?: 'username' | 'username webauthn' | 'email';
};

/** An email address field with the attributes that phones and password managers need. */
export function EmailInput({ isDisabled = false, autoComplete = 'username', ...input }: EmailInputProps) {
  const { fields } = useTexts(identityTexts);
  return (
    <TextInput
      {...input}
      name="email"
      label={fields.email}
      type="email"
      inputMode="email"
      variant="auth"
      size="lg"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      disabled={isDisabled}
    />
  );
}
