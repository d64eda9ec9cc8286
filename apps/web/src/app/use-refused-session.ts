import { RequestFailure } from '@winnow/contracts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageSettings } from '../lib/page-settings.tsx';
import { formatError } from '../lib/requests/request-words.ts';
import { withReturnPath } from '../lib/session/return-path.ts';
import { session } from '../lib/session/session.ts';
import { toasts } from '../ui/toast/toasts.ts';
import { findScreen } from './find-screen.ts';

/**
 * Says that the server refuses the session, and leads from a public page to the login and back. The workspace has a
 * door that leads there, and the way in is there already.
 */
export function useRefusedSession(): void {
  const settings = usePageSettings();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(
    () =>
      session.onRefused(() => {
        // Told here: what the request was for is forgotten with the session, before it could say so itself.
        toasts.add('error', formatError(new RequestFailure('answered', 401)).message);
        if (findScreen(pathname, settings)?.kind !== 'page') return;
        void navigate(withReturnPath('/login', pathname + search + hash));
      }),
    [settings, navigate, pathname, search, hash],
  );
}
