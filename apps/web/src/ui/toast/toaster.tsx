import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { commandKey } from '../shortcuts/command-key.ts';
import { Shortcut } from '../shortcuts/shortcut.tsx';
import { useUiTexts } from '../ui-texts.ts';
import { toasterMark } from './is-in-toaster.ts';
import type { Toast, ToastStore, ToastType } from './toast-store.ts';
import { useClearTop, usualTopPx } from './use-clear-top.ts';
import { useClearsDecisions } from './use-clears-decisions.ts';
import { useUndoKeys } from './use-undo-keys.ts';

type ToasterProps = { readonly store: ToastStore; readonly label: string; readonly closeLabel: string };

/** The area at the top right where toasts appear, clear of the buttons of an open dialog and of decisions. */
export function Toaster({ store, label, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list);
  // All wait while one is hovered or focused, so that none moves away under the pointer.
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isAway = useIsAway();
  useUndoKeys(store);
  const area = useRef<HTMLElement>(null);
  const top = useClearTop(area, toasts.length);
  const isAtFoot = useClearsDecisions(area, toasts.length);
  const leave = () => {
    // A removed toast that was hovered or focused fires no leave or blur event.
    setPointedAt(false);
    setFocus(false);
  };
  return (
    <section
      ref={area}
      // Prerendered pages have no inline styles: our content security policy forbids them.
      {...(top === usualTopPx || isAtFoot ? {} : { style: { top } })}
      aria-label={label}
      onPointerEnter={() => setPointedAt(true)}
      onPointerMove={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      // Live regions are still announced while a dialog hides the rest of the page; each toast sets its own urgency.
      aria-live="off"
      {...{ [toasterMark]: '' }}
      className={classNames(
        'pointer-events-none fixed z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 print:hidden',
        // Above the navigation bar of a phone.
        isAtFoot
          ? 'inset-x-0 bottom-4 mx-auto max-lg:not-short:bottom-[calc(4.75rem+env(safe-area-inset-bottom))]'
          : 'end-4 top-4',
      )}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          isWaiting={isPointedAt || hasFocus || isAway}
          onRemove={store.remove}
          onUndo={() => {
            store.undo(toast.id);
            leave();
          }}
          onClose={() => {
            store.remove(toast.id);
            leave();
          }}
        />
      ))}
    </section>
  );
}

type ToastCardProps = {
  readonly toast: Toast;
  readonly closeLabel: string;
  /** Pauses its timer, which restarts afterwards. */
  readonly isWaiting: boolean;
  /** Always the same function: a new one would start the clock again. */
  readonly onRemove: (id: string) => void;
  readonly onUndo: () => void;
  readonly onClose: () => void;
};

function ToastCard({ toast, closeLabel, isWaiting, onRemove, onUndo, onClose }: ToastCardProps) {
  useEffect(() => {
    if (isWaiting) return;
    const timer = setTimeout(() => onRemove(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isWaiting, onRemove, toast.id, toast.durationMs]);

  const { icon, tone } = variants[toast.type];
  return (
    <div
      role={toast.type === 'error' || toast.type === 'warning' ? 'alert' : 'status'}
      className="pointer-events-auto flex animate-arrive items-start gap-3 rounded-card border border-rule bg-raised p-3 ps-4 text-14 shadow-float"
    >
      <span className={classNames('mt-0.5 [&_svg]:size-[18px]', tone)}>{icon}</span>
      {/* Next to short texts, below long ones. */}
      <div className="flex min-w-0 grow flex-wrap items-start gap-x-3 gap-y-2">
        <p className="min-w-0 grow py-px break-words">{toast.message}</p>
        {toast.undo && <UndoButton onUndo={onUndo} />}
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label={closeLabel}
        className="-my-1 grid size-8 shrink-0 pointer-coarse:-my-2 pointer-coarse:size-11 place-items-center rounded-control text-quiet hover:bg-sunken hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}

function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const { undo } = useUiTexts();
  return (
    <button
      type="button"
      onClick={onUndo}
      aria-keyshortcuts="Control+Z Meta+Z"
      className="-mx-2 -my-1 inline-flex h-8 shrink-0 items-center gap-2 rounded-control px-2 font-medium text-field underline-offset-4 hover:bg-field-soft pointer-coarse:-my-2 pointer-coarse:h-11"
    >
      {undo}
      <span aria-hidden="true" className="pointer-coarse:hidden">
        <Shortcut keys={[commandKey(), 'Z']} />
      </span>
    </button>
  );
}

/** Whether the person looks at another tab or window. */
function useIsAway(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.hidden,
    () => false,
  );
}

const variants: Readonly<Record<ToastType, { icon: ReactNode; tone: string }>> = {
  success: { icon: <CircleCheck aria-hidden="true" />, tone: 'text-met' },
  error: { icon: <CircleAlert aria-hidden="true" />, tone: 'text-not-met' },
  warning: { icon: <TriangleAlert aria-hidden="true" />, tone: 'text-partly' },
  info: { icon: <Info aria-hidden="true" />, tone: 'text-not-found' },
};
