import { ChevronDown } from 'lucide-react';
import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import {
  type ControlSize,
  type ControlVariant,
  controlClass,
  controlHeight,
  controlState,
  controlTextSize,
} from './control-variants.ts';
import { describedBy, FieldFrame, type FieldWords } from './field.tsx';

export type SelectOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
};

type SelectProps<Value extends string> = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'onChange' | 'value' | 'defaultValue' | 'multiple' | 'size' | 'children'
> &
  FieldWords & {
    readonly options: readonly SelectOption<Value>[];
    /** Empty while none is chosen; `placeholder` is then shown. */
    readonly value: Value | '';
    readonly onValueChange: (value: Value) => void;
    readonly placeholder?: string;
    readonly variant?: ControlVariant;
    readonly size?: ControlSize;
    readonly isLabelHidden?: boolean;
    readonly ref?: Ref<HTMLSelectElement>;
  };

/**
 * A choice of one among many options. Uses the native control, for phones and assistive technology; `styles/select.css`
 * styles its list if the browser supports that.
 */
export function Select<Value extends string>({
  label,
  helper,
  error,
  success,
  options,
  value,
  onValueChange,
  placeholder,
  variant = 'default',
  size = 'md',
  isLabelHidden = false,
  className,
  id,
  ...rest
}: SelectProps<Value>) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldFrame
      controlId={controlId}
      label={label}
      helper={helper}
      error={error}
      success={success}
      isRequired={rest.required ?? false}
      isLabelHidden={isLabelHidden}
      className={className}
    >
      <div className="relative">
        <select
          {...rest}
          {...describedBy(controlId, { helper, error, success })}
          id={controlId}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onValueChange(chosen.value);
          }}
          className={classNames(
            'select cursor-pointer ps-3 pe-8',
            controlClass(variant, controlState(error, success)),
            controlTextSize[size],
            controlHeight[size],
            value === '' && 'text-quiet',
          )}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-quiet"
        />
      </div>
    </FieldFrame>
  );
}
