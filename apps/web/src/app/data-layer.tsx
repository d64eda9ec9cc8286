import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '../lib/requests/query-client.ts';
import { session } from '../lib/session/session.ts';
import { useRefusedSession } from './use-refused-session.ts';

/** Providers of screens that call the API. Static pages do without them and their code. */
export function DataLayer({ children }: { readonly children?: ReactNode }) {
  const [queryClient] = useState(createQueryClient);

  useRefusedSession();
  useEffect(() => {
    let shownTo = session.state().user?.id;
    return session.subscribe(() => {
      const now = session.state().user?.id;
      // One user's data must not be shown to the next on the same machine.
      if (shownTo !== undefined && shownTo !== now) queryClient.clear();
      shownTo = now;
    });
  }, [queryClient]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
