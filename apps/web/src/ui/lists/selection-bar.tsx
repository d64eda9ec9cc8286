import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';

type SelectionBarProps = {
  /** How many are selected, in words. */
  readonly words: string;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** Buttons for the actions. */
  readonly children: ReactNode;
};

/**
 * Actions for the selected rows. It stays visible, above the navigation bar of a phone, unless the window is very low,
 * such as when magnified.
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
