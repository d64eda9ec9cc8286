import { storageKeys } from '@winnow/contracts';
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** `system` follows the device and stores nothing. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const { subscribe, notify } = createListeners();

/** The chosen theme; `system` on pages that the server renders, where the choice is unknown. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}

/** The stored choice; `system` if none is stored or storage is forbidden. */
function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKeys.theme);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a theme at once and keeps the choice for the next visit (`public/theme.js` reads it there). */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(storageKeys.theme);
    else localStorage.setItem(storageKeys.theme, theme);
  } catch {
    // The choice then holds until the page is left.
  }
  notify();
}
