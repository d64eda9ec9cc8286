export type ToastType = 'success' | 'error' | 'warning' | 'info';

export type Toast = {
  readonly id: string;
  readonly type: ToastType;
  readonly message: string;
  /** How long it stays while nobody points at it. */
  readonly durationMs: number;
};

export type ToastStore = {
  /** Shows a toast and returns its id. The same words of the same type are shown once at a time. */
  add(type: ToastType, message: string, durationMs?: number): string;
  remove(id: string): void;
  clear(): void;
  /** The toasts shown, oldest first; the same array until something changes. */
  list(): readonly Toast[];
  subscribe(listener: () => void): () => void;
};

const defaultDurationMs = 5_000;
const mostAtOnce = 3;

/** Makes a list of toasts. The oldest goes when there would be more than three. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let made = 0;
  const listeners = new Set<() => void>();

  function show(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    add(type, message, durationMs = defaultDurationMs) {
      made += 1;
      const toast = { id: `toast-${made}`, type, message, durationMs };
      const others = toasts.filter((shown) => shown.type !== type || shown.message !== message);
      show([...others, toast].slice(-mostAtOnce));
      return toast.id;
    },
    remove: (id) => show(toasts.filter((toast) => toast.id !== id)),
    clear: () => show([]),
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
