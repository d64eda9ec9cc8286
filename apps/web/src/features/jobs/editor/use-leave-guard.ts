import { useEffect } from 'react';

/** The browser asks before a page with unsaved work is closed. Whoever looks elsewhere in the product finds it again. */
export function useLeaveGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', beforeUnload);
    return () => window.removeEventListener('beforeunload', beforeUnload);
  }, [isActive]);
}
