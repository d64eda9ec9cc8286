import { useQuery } from '@tanstack/react-query';
import type { SiteView } from '@winnow/contracts';
import { fetchSite } from '../../lib/session/site.ts';

/** Public settings of this installation; `null` until loaded. */
export function useSite(): SiteView | null {
  const { data } = useQuery({ queryKey: ['site'], queryFn: fetchSite });
  return data ?? null;
}
