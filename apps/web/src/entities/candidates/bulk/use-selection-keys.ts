import { useEffect } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { listShortcut } from '../../../ui/shortcuts/shortcut-list.ts';
import { useShortcut } from '../../../ui/shortcuts/use-shortcut.ts';
import { bulkTexts } from './bulk-texts.ts';

type SelectionKeys = {
  /** Toggles the focused row; with `isRange` all from the previous one. Omitted if no row has focus. */
  readonly toggle?: (isRange: boolean) => void;
  readonly selectAll: () => void;
};

/** X selects a row, Shift+X a range, A all shown rows; Space works on a row's name or checkbox. */
export function useSelectionKeys({ toggle, selectAll }: SelectionKeys): void {
  const { keys } = useTexts(bulkTexts);
  const hasToggle = toggle !== undefined;
  useShortcut({ key: 'x', label: keys.toggle, isEnabled: hasToggle }, ({ shiftKey }) => toggle?.(shiftKey));
  useShortcut({ key: 'a', label: keys.all }, selectAll);
  useEffect(() => listShortcut({ keys: [keys.space], label: keys.toggle }), [keys]);
  useEffect(() => {
    return hasToggle ? listShortcut({ keys: ['⇧', 'X'], label: keys.range }) : undefined;
  }, [keys, hasToggle]);
  useEffect(() => listShortcut({ keys: [keys.shiftClick], label: keys.range }), [keys]);
}
