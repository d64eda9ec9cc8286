import { useEffect, useState } from 'react';

/** Milliseconds without typing after which the server is asked. */
const pauseMs = 150;

/** The typed text, debounced; an emptied field takes effect at once. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    if (typed === '') {
      setSettled('');
      return;
    }
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
