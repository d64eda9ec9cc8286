import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

/**
 * Key of a visitor's conversation from the URL; `null` for none. It is after the `#`, which browsers don't send. Older
 * links had it in the query: it is moved from there at once, so that neither the URL nor a referrer passes it on.
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
