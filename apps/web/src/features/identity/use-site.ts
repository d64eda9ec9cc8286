import { useQuery } from '@tanstack/react-query';
import type { SiteView } from '@winnow/contracts';
import { fetchSite } from '../../lib/session/site.ts';

/** What this installation offers; `null` until it is known. */
export function useSite(): SiteView | null {
  const { data } = useQuery({ queryKey: ['site'], queryFn: fetchSite });
  return data ?? null;
}
