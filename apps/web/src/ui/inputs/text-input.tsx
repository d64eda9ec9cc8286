import { CircleCheck } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Spinner } from '../waiting/spinner.tsx';
import {
  type ControlSize,
  type ControlVariant,
  controlClass,
  controlHeight,
  controlState,
  controlTextSize,
} from './control-variants.ts';
import { CharacterCounter, describedBy, FieldFrame, type FieldLimit, type FieldWords } from './field.tsx';
import { useTypedEarly } from './use-typed-early.ts';

type TextInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'defaultValue' | 'maxLength' | 'size'
> &
  FieldWords & {
    readonly value: string;
    readonly onValueChange: (value: string) => void;
    readonly limit?: FieldLimit;
    readonly variant?: ControlVariant;
    readonly size?: ControlSize;
    readonly isLabelHidden?: boolean;
    readonly iconStart?: ReactNode;
    readonly iconEnd?: ReactNode;
    /** A button inside the end of the input, such as one that shows a password. */
    readonly action?: ReactNode;
    /** The text is being checked. */
    readonly isLoading?: boolean;
    readonly ref?: Ref<HTMLInputElement>;
  };

/** One line of text with label, helper text, error, counter, icons and the state of what was entered. */
export function TextInput({
  label,
  helper,
  error,
  success,
  value,
  onValueChange,
  limit,
  variant = 'default',
  size = 'md',
  isLabelHidden = false,
  iconStart,
  iconEnd,
  action,
  isLoading = false,
  className,
  id,
  ...rest
}: TextInputProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  useTypedEarly(controlId, value, onValueChange);
  const state = controlState(error, success);
  const atEnd = isLoading ? (
    <Spinner className="size-4 text-quiet" />
  ) : state === 'success' ? (
    <CircleCheck className="text-met" />
  ) : (
    iconEnd
  );
  return (
    <FieldFrame
      controlId={controlId}
      isLabelHidden={isLabelHidden}
      label={label}
      helper={helper}
      error={error}
      success={success}
      isRequired={rest.required ?? false}
      className={className}
      counter={limit && <CharacterCounter length={value.length} limit={limit} />}
    >
      <div className="relative">
        <input
          type="text"
          {...rest}
          {...describedBy(controlId, { helper, error, success })}
          id={controlId}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          aria-busy={isLoading || undefined}
          className={classNames(
            controlClass(variant, state),
            controlTextSize[size],
            controlHeight[size],
            iconStart ? 'ps-9' : size === 'lg' ? 'ps-4' : 'ps-3',
            padAtEnd(Boolean(atEnd), Boolean(action)),
          )}
        />
        {iconStart && <InputIcon className="start-0 ps-3">{iconStart}</InputIcon>}
        {atEnd && <InputIcon className={action ? 'end-9 pe-2' : 'end-0 pe-3'}>{atEnd}</InputIcon>}
        {action && <div className="absolute inset-y-0 end-1 flex items-center">{action}</div>}
      </div>
    </FieldFrame>
  );
}

function InputIcon({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-y-0 flex items-center text-quiet [&_svg]:size-4',
        className,
      )}
    >
      {children}
    </span>
  );
}

function padAtEnd(hasIcon: boolean, hasAction: boolean): string {
  if (hasIcon && hasAction) return 'pe-16';
  if (hasAction) return 'pe-11';
  return hasIcon ? 'pe-9' : 'pe-3';
}
