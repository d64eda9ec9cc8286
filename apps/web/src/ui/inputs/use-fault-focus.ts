import { type RefObject, useEffect, useState } from 'react';

/**
 * Leads to the first field that is refused, once it is shown as such and can be typed in again.
 *
 * @param isBusy while it lasts the fields are disabled, and take no focus
 */
export function useFaultFocus(form: RefObject<HTMLElement | null>, isBusy: boolean): () => void {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isDue || isBusy) return;
    setDue(false);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, isDue, isBusy]);
  return () => setDue(true);
}
