import { useEffect, useState } from 'react';
import { fetchGuesser, type Guesser, type Strength } from './password-strength.ts';

/** Strength of a password; `null` until the dictionaries are loaded. Hints are likely guesses. */
export function usePasswordStrength(password: string, hints: readonly string[]): Strength | null {
  const [guesser, setGuesser] = useState<{ guess: Guesser } | null>(null);
  const isWanted = password !== '';

  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    // Without them the server still checks the password: no message needed.
    fetchGuesser().then(
      (guess) => isHere && setGuesser({ guess }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);

  return guesser && isWanted
    ? guesser.guess(
        password,
        hints.filter((hint) => hint !== ''),
      )
    : null;
}
