import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';

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
    <div
      data-bottom-bar
      className="sticky bottom-4 z-10 short:static flex flex-wrap items-center gap-x-1.5 gap-y-2 rounded-card border border-rule bg-raised px-3 py-2.5 shadow-float max-lg:bottom-20"
    >
      <IconButton size="sm" label={clearLabel} icon={<X aria-hidden="true" />} onClick={onClear} />
      <p role="status" className="grow text-14 font-medium">
        {words}
      </p>
      {children}
    </div>
  );
}
