import { useEffect } from 'react';

/**
 * A browser scrolls to the caret of a field of several lines and leaves the rest of it under a phone's bars. Whoever
 * comes to such a field with the keyboard sees all of it, unless it fills the screen.
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
