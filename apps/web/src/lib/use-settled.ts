import { useEffect, useState } from 'react';

/** A pause in typing, after which the server is asked. */
const pauseMs = 150;

/** What is typed, once it has stayed the same for a moment; what is emptied, at once. */
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
