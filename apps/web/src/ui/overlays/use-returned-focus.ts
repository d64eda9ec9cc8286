import { useRef } from 'react';

/**
 * Gives focus back to where it was before something opened. Our dialogs are opened by state and not by a trigger of
 * their own, so the library does not know where to return.
 */
export function useReturnedFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
