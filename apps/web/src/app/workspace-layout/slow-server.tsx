import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUiTexts } from '../../ui/ui-texts.ts';
import { Spinner } from '../../ui/waiting/spinner.tsx';

/** Milliseconds after which a pending response is explained. */
const slowAfterMs = 3_000;

/** Tells the user what a slow server is still working on: a page, or a change that isn't saved yet. */
export function SlowServer() {
  const texts = useUiTexts();
  const changes = useIsMutating();
  const pages = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  const isLong = useLastsLong(changes + pages > 0);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-40 mx-auto w-fit max-w-[calc(100vw-2rem)] max-lg:not-short:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] print:hidden"
    >
      {isLong && (
        <p className="flex animate-arrive items-center gap-2 rounded-full border border-rule bg-raised px-4 py-2 text-14 shadow-float">
          <Spinner className="size-4 text-field" />
          {changes > 0 ? texts.notSavedYet : texts.stillWaiting}
        </p>
      )}
    </div>
  );
}

/** Whether a condition has held continuously for `slowAfterMs`. */
function useLastsLong(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) {
      setLong(false);
      return;
    }
    const timer = setTimeout(() => setLong(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isLong && isSo;
}
