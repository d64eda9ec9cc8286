import { useEffect } from 'react';
import type { usePoolAddress } from './use-pool-address.ts';
import { useSavedSearches } from './use-saved-searches.ts';

/** Opens the saved search of a link, as notifications have; answers whether it is there no more. */
export function useOpenSaved({ savedId, open }: ReturnType<typeof usePoolAddress>): boolean {
  const { data } = useSavedSearches(savedId !== null);
  const found = data?.find(({ id }) => id === savedId);
  useEffect(() => {
    if (savedId !== null && found) open(found.chips);
  }, [savedId, found, open]);
  return savedId !== null && data !== undefined && !found;
}
