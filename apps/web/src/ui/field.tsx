import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

type FieldLabelProps = {
  readonly controlId: string;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
};

/** The words over an input; a star where it must be filled. */
export function FieldLabel({ controlId, isRequired = false, children }: FieldLabelProps) {
  return (
    <label htmlFor={controlId} className="font-medium">
      {children}
      {isRequired && (
        <span aria-hidden="true" className="ml-1 text-missing">
          *
        </span>
      )}
    </label>
  );
}

/** What is wrong with an input; `id` goes into the input's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-14 font-medium text-missing">
      <CircleAlert aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
      {children}
    </p>
  );
}

const warnsAt = 0.9;

type CounterProps = { readonly length: number; readonly maxLength: number; readonly words: string };

/** How much of a limit is used; amber past nine tenths of it. */
export function CharacterCounter({ length, maxLength, words }: CounterProps) {
  const isNear = length > maxLength * warnsAt;
  const tone =
    length > maxLength ? 'text-missing font-medium' : isNear ? 'text-partly font-medium' : 'text-quiet';
  return <p className={classNames('text-13', tone)}>{words}</p>;
}
