import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { passwordMax, passwordMin } from '../form/check-fields.ts';
import { type IdentityTexts, identityTexts } from '../identity-texts.ts';
import { PasswordInput } from './password-input.tsx';
import type { Strength } from './password-strength.ts';
import { usePasswordStrength } from './use-password-strength.ts';

type NewPasswordInputProps = {
  readonly id: string;
  readonly label?: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error?: string | undefined;
  /** Likely guesses: name and address. */
  readonly hints: readonly string[];
  readonly isDisabled?: boolean;
};

/** Field for a new password with its strength. */
export function NewPasswordInput({ hints, ...input }: NewPasswordInputProps) {
  const { register } = useTexts(identityTexts);
  const strength = usePasswordStrength(input.value, hints);
  return (
    <div className="grid gap-2">
      <PasswordInput {...input} kind="new-password" helper={register.passwordHelper(passwordMin)} />
      <StrengthMeter length={[...input.value].length} strength={strength} />
    </div>
  );
}

function StrengthMeter({ length, strength }: { length: number; strength: Strength | null }) {
  const { strength: texts } = useTexts(identityTexts);
  // Keeps the height, so that the button doesn't move under the pointer.
  if (length === 0) return <div className="h-5" />;
  const words = wordsOf(length, strength, texts);
  const isOfLength = length >= passwordMin && length <= passwordMax;
  const filled = isOfLength && strength !== null ? Math.max(1, strength) : 0;
  return (
    <div className="flex h-5 items-center gap-3 text-13">
      <span aria-hidden="true" className="flex grow gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 grow rounded-full transition-colors',
              step <= filled ? tones[filled] : 'bg-rule',
            )}
          />
        ))}
      </span>
      <span role="status" className="min-w-28 text-end text-quiet">
        <span className="sr-only">{texts.label}: </span>
        {words}
      </span>
    </div>
  );
}

type StrengthTexts = IdentityTexts['strength'];

function wordsOf(length: number, strength: Strength | null, texts: StrengthTexts): string {
  if (length < passwordMin) return texts.tooShort(passwordMin - length);
  if (length > passwordMax) return texts.tooLong(passwordMax);
  return strength === null ? '' : (texts.words[strength] ?? '');
}

const tones = ['bg-not-met', 'bg-not-met', 'bg-partly', 'bg-met', 'bg-met'];
