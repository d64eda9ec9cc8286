import { useEffect } from 'react';

/**
 * A browser scrolls to the caret of a multi-line field and leaves the rest of it under a phone's bars. A field focused
 * by keyboard is scrolled fully into view, unless it fills the screen.
 */
export function useWholeField(): void {
  useEffect(() => {
    function bringOut({ key }: KeyboardEvent): void {
      const field = document.activeElement;
      if (key !== 'Tab' || !(field instanceof HTMLTextAreaElement)) return;
      if (field.offsetHeight < window.innerHeight / 2) field.scrollIntoView({ block: 'nearest' });
    }
    document.addEventListener('keyup', bringOut);
    return () => document.removeEventListener('keyup', bringOut);
  }, []);
}
