import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

/**
 * The key to a visitor's conversation from the address; `null` for none. It stands behind the `#`, which browsers send to
 * nobody. Links from before had it in the query: it is moved from there at once, so that neither the address bar nor a
 * page that is left from here passes it on.
 */
export function useConversationKey(): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const query = new URLSearchParams(search);
  const fromQuery = query.get('conversation');

  useEffect(() => {
    if (fromQuery === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('conversation');
    const fragment = new URLSearchParams({ conversation: fromQuery });
    void navigate({ pathname, search: rest.toString(), hash: fragment.toString() }, { replace: true });
  }, [fromQuery, pathname, search, navigate]);

  if (!isHydrated) return null;
  return fromQuery ?? new URLSearchParams(hash.slice(1)).get('conversation');
}
