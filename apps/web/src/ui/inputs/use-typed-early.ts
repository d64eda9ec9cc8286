import { useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

/**
 * Takes over what was entered into a control of a page that the server wrote before the page's code had come: React
 * would keep it on the screen only until it renders the control again.
 */
export function useTypedEarly(
  controlId: string,
  value: string,
  onValueChange: (value: string) => void,
): void {
  const isHydrated = useIsHydrated();
  const [isWritten] = useState(!isHydrated);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the control that the server wrote is taken over
  useLayoutEffect(() => {
    const control = document.getElementById(controlId);
    if (!isWritten || !control || !('value' in control)) return;
    const typed = String(control.value);
    if (typed !== value) onValueChange(typed);
  }, []);
}
