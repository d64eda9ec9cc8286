import { createListeners } from '../../lib/listeners.ts';
import { screenLimits } from '../../lib/screen-limits.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export type Toast = {
  readonly id: string;
  readonly type: ToastType;
  readonly message: string;
  /** Event that the toast is about; while it is shown, no other is about the same one. `null` for most. */
  readonly about: string | null;
  /** Milliseconds until it disappears; paused on hover. */
  readonly durationMs: number;
  /** Undoes the action that the toast reports; `null` if it can't be undone. */
  readonly undo: (() => void) | null;
  /** Called once it is gone without having been undone. */
  readonly onGone: (() => void) | null;
};

type ToastOptions = Partial<Pick<Toast, 'about' | 'durationMs' | 'undo' | 'onGone'>>;

export type ToastStore = {
  /**
   * Shows a toast and returns its id. The same words of the same type are shown once at a time; of several about the
   * same event, the first stays.
   */
  add(type: ToastType, message: string, options?: ToastOptions): string;
  remove(id: string): void;
  /** Closes the toast and undoes its action. */
  undo(id: string): void;
  clear(): void;
  /** The toasts shown, oldest first; the same array until something changes. */
  list(): readonly Toast[];
  subscribe(listener: () => void): () => void;
};

/** Long enough to notice a mistake and reach the button. */
const undoMs = 10_000;
const maxAtOnce = 3;

/** Makes a list of toasts. The oldest goes when there would be more than three. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let made = 0;
  const { subscribe, notify } = createListeners();

  function show(next: readonly Toast[]): void {
    const gone = toasts.filter((toast) => !next.includes(toast));
    toasts = next;
    notify();
    for (const { onGone } of gone) onGone?.();
  }

  return {
    add(
      type,
      message,
      { about = null, undo = null, onGone = null, durationMs = undo ? undoMs : screenLimits.toastMs } = {},
    ) {
      const others = toasts.filter((shown) => shown.type !== type || shown.message !== message);
      const first = about === null ? undefined : others.find((shown) => shown.about === about);
      if (first) return first.id;
      made += 1;
      const toast = { id: `toast-${made}`, type, message, about, durationMs, undo, onGone };
      show([...others, toast].slice(-maxAtOnce));
      return toast.id;
    },
    remove: (id) => show(toasts.filter((toast) => toast.id !== id)),
    undo(id) {
      const undone = toasts.find((toast) => toast.id === id);
      if (!undone?.undo) return;
      // Undone, so `onGone` is not called.
      toasts = toasts.map((toast) => (toast === undone ? { ...toast, onGone: null } : toast));
      show(toasts.filter((toast) => toast.id !== id));
      undone.undo();
    },
    clear: () => show([]),
    list: () => toasts,
    subscribe,
  };
}
