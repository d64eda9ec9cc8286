import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { CharacterCounter, FieldError, FieldLabel } from './field.tsx';

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'maxLength'> & {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly helper?: ReactNode;
  /** Counted but not enforced: a paste that is too long stays whole until the person shortens it. */
  readonly limit?: { readonly maxLength: number; readonly words: (length: number) => string };
  readonly ref?: Ref<HTMLTextAreaElement>;
};

/** Many lines of text with label, helper text, counter and error. */
export function TextArea({
  label,
  value,
  onValueChange,
  error,
  helper,
  limit,
  className,
  id,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  const helperId = `${controlId}-helper`;
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <FieldLabel controlId={controlId} isRequired={rest.required ?? false}>
          {label}
        </FieldLabel>
        {limit && (
          <CharacterCounter
            length={value.length}
            maxLength={limit.maxLength}
            words={limit.words(value.length)}
          />
        )}
      </div>
      {helper && (
        <p id={helperId} className="text-14 text-quiet">
          {helper}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <textarea
        {...rest}
        id={controlId}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(helper ? helperId : null, error ? errorId : null) || undefined}
        className={classNames(
          'min-h-72 w-full grow resize-y rounded-card border bg-raised p-4 text-16 placeholder:text-quiet sm:text-14',
          'disabled:opacity-60',
          error ? 'border-missing' : 'border-edge',
        )}
      />
    </div>
  );
}
