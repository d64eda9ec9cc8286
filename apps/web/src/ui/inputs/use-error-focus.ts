import { type RefObject, useEffect, useState } from 'react';

/**
 * Focuses the first invalid field, once it is marked as such and enabled again.
 *
 * @param isBusy while `true`, the fields are disabled and cannot take the focus
 */
export function useErrorFocus(form: RefObject<HTMLElement | null>, isBusy: boolean): () => void {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isDue || isBusy) return;
    setDue(false);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, isDue, isBusy]);
  return () => setDue(true);
}
