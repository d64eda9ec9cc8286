import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `false` during hydration of the server's HTML, which doesn't know the URL's query; then `true`. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
