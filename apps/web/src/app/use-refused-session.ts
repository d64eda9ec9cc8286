import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageSettings } from '../lib/page-settings.tsx';
import { withReturnPath } from '../lib/session/return-path.ts';
import { session } from '../lib/session/session.ts';
import { findScreen } from './find-screen.ts';

/**
 * Redirects from a public page to the login and back when the server refuses the session. The workspace redirects by
 * itself, and login pages need no redirect.
 */
export function useRefusedSession(): void {
  const settings = usePageSettings();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(
    () =>
      session.onRefused(() => {
        if (findScreen(pathname, settings)?.kind !== 'page') return;
        void navigate(withReturnPath('/login', pathname + search + hash));
      }),
    [settings, navigate, pathname, search, hash],
  );
}
