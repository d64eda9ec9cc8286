import { createToastStore } from './toast-store.ts';

/** The one list of toasts that the shell shows; any screen may add to it. */
export const toasts = createToastStore();
