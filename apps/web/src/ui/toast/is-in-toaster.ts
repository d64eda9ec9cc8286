/** The mark of the area where toasts appear. */
export const toasterMark = 'data-toaster';

/** Whether a press landed on a toast: dialogs stay open then. */
export function isInToaster(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${toasterMark}]`) !== null;
}
