import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

type ChipProps = {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
};

/** A toggle button in the shape of a pill, for a short row of choices. */
export function Chip({ isChosen, onChoose, isDisabled = false, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onChoose}
      className={classNames(
        'inline-flex h-8 items-center gap-1.5 rounded-full border px-3 text-13 transition-colors disabled:opacity-60 pointer-coarse:h-11',
        isChosen
          ? 'border-field bg-field-soft font-medium text-ink'
          : 'border-rule bg-raised text-quiet not-disabled:hover:border-edge not-disabled:hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
