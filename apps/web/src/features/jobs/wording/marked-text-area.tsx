import { type ReactNode, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { CharacterCounter, FieldError, FieldLabel } from '../../../ui/inputs/field.tsx';

/** A range to mark in a text: half-open UTF-16 offsets. */
export type TextMark = {
  readonly start: number;
  readonly end: number;
  /** `note`: underlined, for wording remarks. `asked`: highlighted, for sources of requirements. */
  readonly variant: 'note' | 'asked';
};

type MarkedTextAreaProps = {
  readonly id: string;
  readonly label: string;
  readonly helper: string;
  /** Counted but not enforced. */
  readonly maxLength: number;
  readonly error: string | null;
  readonly value: string;
  readonly marks: readonly TextMark[];
  readonly isDisabled: boolean;
  readonly onValueChange: (value: string) => void;
  readonly onPaste?: () => void;
};

const letters = 'whitespace-pre-wrap break-words px-3 py-3 text-14 max-sm:text-16 pointer-coarse:text-16';

/**
 * A text area with marks. A copy of the text below the input has the marks; it also determines the height, so that the
 * page scrolls instead of the text area.
 */
export function MarkedTextArea({ value, marks, onValueChange, onPaste, ...rest }: MarkedTextAreaProps) {
  const { id, label, helper, maxLength, error, isDisabled } = rest;
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="grid gap-1.5">
      <FieldLabel controlId={id} isRequired>
        {label}
      </FieldLabel>
      <p id={`${id}-helper`} className="text-13 text-quiet">
        {helper}
      </p>
      <div
        className={classNames(
          'grid min-h-96 rounded-control border bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-field',
          error ? 'border-not-met' : 'border-edge',
        )}
      >
        <div
          aria-hidden="true"
          dir="auto"
          className={classNames(letters, 'text-transparent [grid-area:1/1]')}
        >
          {marked(value, marks)}
          {/* A trailing line break has no height. */}
          {'\u200b'}
        </div>
        <textarea
          ref={area}
          id={id}
          dir="auto"
          value={value}
          required
          disabled={isDisabled}
          aria-invalid={error !== null || undefined}
          aria-describedby={classNames(`${id}-helper`, error && `${id}-error`)}
          onChange={(event) => onValueChange(event.target.value)}
          onPaste={onPaste}
          className={classNames(
            letters,
            'resize-none overflow-hidden bg-transparent outline-none [grid-area:1/1]',
          )}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : <span />}
        <CharacterCounter length={value.length} limit={{ maxLength }} />
      </div>
    </div>
  );
}

const variants: Readonly<Record<TextMark['variant'], string>> = {
  note: 'bg-transparent text-transparent underline decoration-partly decoration-wavy decoration-2 underline-offset-4',
  asked: 'rounded-[2px] bg-marker text-transparent',
};

/** Splits the text at marks; marks that overlap an earlier one are left out. */
function marked(text: string, marks: readonly TextMark[]): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end, variant } of [...marks].sort((left, right) => left.start - right.start)) {
    if (start < at || end <= start || end > text.length) continue;
    pieces.push(
      text.slice(at, start),
      <mark key={start} className={variants[variant]}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces;
}
