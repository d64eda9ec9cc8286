import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { ChoiceRow } from './choice-row.tsx';
import { describedBy, FieldError } from './field.tsx';

type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly helper?: ReactNode;
  readonly isDisabled?: boolean;
};

type RadioGroupProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  /** `null` while none is chosen. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly helper?: ReactNode;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** `cards` if each option has a description. */
  readonly variant?: 'rows' | 'cards';
  readonly className?: string;
};

/** A choice of one among a few options, all visible. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  helper,
  error,
  isRequired = false,
  variant = 'rows',
  className,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={describedBy(id, { helper, error })['aria-describedby']}
      className={classNames('flex min-w-0 flex-col gap-2', className)}
    >
      <legend className="mb-1 text-14 font-medium">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="ms-1 text-not-met">
            *
          </span>
        )}
      </legend>
      {helper && (
        <p id={`${id}-helper`} className="text-13 text-quiet">
          {helper}
        </p>
      )}
      {options.map((option) => {
        const controlId = `${id}-${option.value}`;
        return (
          <ChoiceRow
            key={option.value}
            controlId={controlId}
            label={option.label}
            helper={option.helper}
            className={
              variant === 'cards'
                ? 'relative rounded-card border border-rule bg-raised p-3 transition-colors hover:border-edge has-checked:border-field has-checked:bg-field-soft [&_label]:font-medium [&_label]:after:absolute [&_label]:after:inset-0'
                : undefined
            }
          >
            {(described) => (
              <input
                {...described}
                type="radio"
                id={controlId}
                name={id}
                value={option.value}
                checked={value === option.value}
                required={isRequired}
                disabled={option.isDisabled}
                onChange={() => onValueChange(option.value)}
                className="size-[18px] appearance-none rounded-full border border-edge bg-raised transition-[border-width,border-color] not-disabled:hover:border-field checked:border-[5.5px] checked:border-field disabled:border-rule disabled:bg-sunken"
              />
            )}
          </ChoiceRow>
        );
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
