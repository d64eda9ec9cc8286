import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { screenLimits } from '../../lib/screen-limits.ts';
import { useUiTexts } from '../ui-texts.ts';

type FieldLabelProps = {
  readonly controlId: string;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
};

/** The label of an input, with an asterisk if it is required. */
export function FieldLabel({ controlId, isRequired = false, children }: FieldLabelProps) {
  return (
    <label htmlFor={controlId} className="text-14 font-medium">
      {children}
      {isRequired && (
        <span aria-hidden="true" className="ms-1 text-not-met">
          *
        </span>
      )}
    </label>
  );
}

/** What is wrong with an input; `id` goes into the input's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-14 font-medium text-not-met">
      <CircleAlert aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
      {children}
    </p>
  );
}

/** Says that an input is valid. */
function FieldSuccess({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-14 text-met">
      <CircleCheck aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
      {children}
    </p>
  );
}

/** Counted but not enforced: a paste that is too long stays whole until the person shortens it. */
export type FieldLimit = {
  readonly maxLength: number;
  /** In place of "12 of 100 characters". */
  readonly words?: (length: number) => string;
};

type CounterProps = { readonly length: number; readonly limit: FieldLimit };

/** How much of a limit is used; amber past nine tenths of it. */
export function CharacterCounter({ length, limit: { maxLength, words } }: CounterProps) {
  const { characters } = useUiTexts();
  const isNear = length > maxLength * screenLimits.counterWarnsAt;
  const tone =
    length > maxLength ? 'text-not-met font-medium' : isNear ? 'text-partly font-medium' : 'text-quiet';
  return <p className={classNames('text-13', tone)}>{words?.(length) ?? characters(length, maxLength)}</p>;
}

/** Texts around an input of any kind. */
export type FieldWords = {
  readonly label: string;
  readonly helper?: ReactNode;
  readonly error?: string | undefined;
  /** Shown while there is no error. */
  readonly success?: string | undefined;
};

type FieldFrameProps = FieldWords & {
  /** Hidden where the surroundings of the control say it already; still read aloud. */
  readonly isLabelHidden?: boolean;
  readonly controlId: string;
  readonly isRequired?: boolean;
  readonly counter?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A label above a control, and the error, success or helper text below it. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    controlId,
    label,
    helper,
    error,
    success,
    isRequired = false,
    isLabelHidden = false,
    counter,
    className,
    children,
  } = props;
  const ids = messageIds(controlId);
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={isLabelHidden ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-4'}>
        <FieldLabel controlId={controlId} isRequired={isRequired}>
          {label}
        </FieldLabel>
        {counter}
      </div>
      {children}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {!error && success && <FieldSuccess id={ids.success}>{success}</FieldSuccess>}
      {helper && (
        <p id={ids.helper} className="text-13 text-quiet">
          {helper}
        </p>
      )}
    </div>
  );
}

/** The attributes by which a control in a `FieldFrame` is described. */
export function describedBy(controlId: string, { helper, error, success }: Omit<FieldWords, 'label'>) {
  const ids = messageIds(controlId);
  const described = classNames(
    helper ? ids.helper : null,
    error ? ids.error : null,
    !error && success ? ids.success : null,
  );
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
}

function messageIds(controlId: string) {
  return { helper: `${controlId}-helper`, error: `${controlId}-error`, success: `${controlId}-success` };
}
