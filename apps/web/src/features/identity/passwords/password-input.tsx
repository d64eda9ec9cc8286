import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { identityTexts } from '../identity-texts.ts';

type PasswordInputProps = {
  readonly id: string;
  readonly label?: string;
  /** Tells password managers whether to fill in or generate a password. */
  readonly kind: 'current-password' | 'new-password';
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly helper?: ReactNode;
  readonly isDisabled?: boolean;
};

/** A password field with a button to show the password. */
export function PasswordInput(props: PasswordInputProps) {
  const { id, label, kind, value, onValueChange, error, helper, isDisabled = false } = props;
  const { fields } = useTexts(identityTexts);
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      id={id}
      name="password"
      label={label ?? (kind === 'new-password' ? fields.newPassword : fields.password)}
      type={isShown ? 'text' : 'password'}
      variant="auth"
      size="lg"
      autoComplete={kind}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      value={value}
      onValueChange={onValueChange}
      error={error}
      helper={helper}
      disabled={isDisabled}
      action={
        <IconButton
          label={fields.showPassword}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
