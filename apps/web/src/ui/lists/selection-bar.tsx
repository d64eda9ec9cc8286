import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';

type SelectionBarProps = {
  /** How many are selected, in words. */
  readonly words: string;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children: ReactNode;
};

/**
 * What can be done with the rows that are selected; it stays in sight, above the ways of a phone, unless the page is very
 * low, as when magnified.
 */
export function SelectionBar({ words, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <div className="sticky bottom-4 z-10 short:static flex flex-wrap items-center gap-2 rounded-card border border-rule bg-raised px-3 py-3 shadow-float max-lg:bottom-20 sm:gap-3 sm:px-4">
      <p role="status" className="grow text-14 font-medium">
        {words}
      </p>
      {children}
      <Button size="sm" look="quiet" onClick={onClear}>
        {clearLabel}
      </Button>
    </div>
  );
}
