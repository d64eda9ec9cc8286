import type { RefObject } from 'react';

/** Leads to the first field that is refused, once it is shown as such. */
export function focusFirstFault(form: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
