import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Spinner } from '../waiting/spinner.tsx';
import { type ControlSize, type ControlVariant, controlClass, controlState } from './control-variants.ts';
import { CharacterCounter, describedBy, FieldFrame, type FieldLimit, type FieldWords } from './field.tsx';
import { useTypedEarly } from './use-typed-early.ts';

type TextAreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'onChange' | 'value' | 'defaultValue' | 'maxLength'
> &
  FieldWords & {
    readonly value: string;
    readonly onValueChange: (value: string) => void;
    readonly limit?: FieldLimit;
    readonly variant?: ControlVariant;
    /**
     * Initial height, by how much is usually written: a sentence, a paragraph or a page. The area grows with the text.
     */
    readonly size?: ControlSize;
    /** The text is being checked or saved. */
    readonly isLoading?: boolean;
    readonly ref?: Ref<HTMLTextAreaElement>;
  };

/** Many lines of text with label, helper text, error, counter and the state of what was entered. */
export function TextArea({
  label,
  helper,
  error,
  success,
  value,
  onValueChange,
  limit,
  variant = 'default',
  size = 'lg',
  isLoading = false,
  className,
  id,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  useTypedEarly(controlId, value, onValueChange);
  return (
    <FieldFrame
      controlId={controlId}
      label={label}
      helper={helper}
      error={error}
      success={success}
      isRequired={rest.required ?? false}
      className={className}
      counter={
        (isLoading || limit) && (
          <div className="flex items-center gap-2">
            {isLoading && <Spinner className="size-4 text-quiet" />}
            {limit && <CharacterCounter length={value.length} limit={limit} />}
          </div>
        )
      }
    >
      <textarea
        // The direction follows the text; an empty area uses the direction of the page, for its placeholder.
        dir={value === '' ? undefined : 'auto'}
        {...rest}
        {...describedBy(controlId, { helper, error, success })}
        id={controlId}
        value={value}
        aria-busy={isLoading || undefined}
        onChange={(event) => onValueChange(event.target.value)}
        className={classNames(
          controlClass(variant, controlState(error, success)),
          'resize-y p-3 text-14 max-sm:text-16 pointer-coarse:text-16',
          heights[size],
        )}
      />
    </FieldFrame>
  );
}

const heights: Readonly<Record<ControlSize, string>> = {
  sm: 'field-sizing-content max-h-60 min-h-20',
  md: 'field-sizing-content max-h-96 min-h-36',
  lg: 'min-h-72 grow',
};
