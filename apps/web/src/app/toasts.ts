import { createToastStore } from '../ui/toast/toast-store.ts';

/** The one list of toasts that the shell shows. */
export const toasts = createToastStore();
