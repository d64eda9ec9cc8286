import { useSyncExternalStore } from 'react';

/** Between the two events the browser lays the page out for paper. */
let isPrinting = false;

/** Whether the page is being printed, so that what is drawn only in part on a screen is drawn whole on paper. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const tell = (event: Event) => {
    isPrinting = event.type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', tell);
  window.addEventListener('afterprint', tell);
  return () => {
    window.removeEventListener('beforeprint', tell);
    window.removeEventListener('afterprint', tell);
  };
}
