import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the browser takes over what the server wrote, which knew nothing of the address's query; then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
