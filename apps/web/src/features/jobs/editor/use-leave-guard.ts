import { useEffect } from 'react';

/** Asks before a page with unsaved work is left, whether by a link, by Back, or by closing it. */
export function useLeaveGuard(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const beforeLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || link.getAttribute('href')?.startsWith('#') || link.getAttribute('target') === '_blank')
        return;
      if (!window.confirm(question)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('beforeunload', beforeUnload);
    // Before the router hears of it.
    document.addEventListener('click', beforeLink, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', beforeLink, { capture: true });
    };
  }, [isActive, question]);
}
