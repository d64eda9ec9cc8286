import { Check, Minus } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { ChoiceRow } from './choice-row.tsx';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'onChange'> & {
  readonly label: ReactNode;
  readonly helper?: ReactNode;
  readonly error?: string | undefined;
  /** `mixed` if only some of its items are selected. */
  readonly checked: boolean | 'mixed';
  readonly onCheckedChange: (isChecked: boolean) => void;
};

/** A checkbox. */
export function Checkbox({
  label,
  helper,
  error,
  checked,
  onCheckedChange,
  className,
  id,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <ChoiceRow controlId={controlId} label={label} helper={helper} error={error} className={className}>
      {(described) => (
        <>
          <input
            {...rest}
            {...described}
            type="checkbox"
            id={controlId}
            ref={(input) => {
              // `indeterminate` can only be set by script.
              if (input) input.indeterminate = checked === 'mixed';
            }}
            checked={checked === true}
            onChange={(event) => onCheckedChange(event.target.checked)}
            className="peer size-[18px] appearance-none rounded-[4px] border border-edge bg-raised transition-colors not-disabled:hover:border-field checked:border-field checked:bg-field indeterminate:border-field indeterminate:bg-field disabled:border-rule disabled:bg-sunken disabled:checked:bg-edge aria-invalid:border-not-met"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute hidden size-3.5 text-on-field peer-checked:block forced-colors:text-[CanvasText]"
          />
          <Minus
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute hidden size-3.5 text-on-field peer-indeterminate:block forced-colors:text-[CanvasText]"
          />
        </>
      )}
    </ChoiceRow>
  );
}
