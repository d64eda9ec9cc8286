import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { describedBy, FieldError } from './field.tsx';

type ChoiceRowProps = {
  readonly controlId: string;
  readonly label: ReactNode;
  readonly helper?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  /** Draws the control with the attributes that describe it. */
  readonly children: (described: ReturnType<typeof describedBy>) => ReactNode;
};

/** A checkbox, radio or switch with a clickable label next to it. */
export function ChoiceRow({ controlId, label, helper, error, className, children }: ChoiceRowProps) {
  return (
    <div className={classNames('text-14', className)}>
      <div className="flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-11">
        <span className="relative grid h-[22px] shrink-0 place-items-center">
          {children(describedBy(controlId, { helper, error }))}
        </span>
        <div className="min-w-0 grow">
          <label htmlFor={controlId} className="block cursor-pointer">
            {label}
          </label>
          {helper && (
            <p id={`${controlId}-helper`} className="text-13 text-quiet">
              {helper}
            </p>
          )}
        </div>
      </div>
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}
