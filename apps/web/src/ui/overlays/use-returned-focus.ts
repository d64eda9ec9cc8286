import { useRef } from 'react';

/**
 * Gives focus back to where it was before something opened. Our dialogs are opened by state and not by a trigger of
 * their own, so the library does not know where to return.
 * @param lastFocus where focus goes instead; back, where it is `null`
 */
export function useReturnedFocus(lastFocus?: () => HTMLElement | null) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const last = lastFocus?.() ?? before.current;
      if (last instanceof HTMLElement) last.focus();
    },
  };
}
