import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageSettings } from '../lib/page-settings.tsx';
import { withReturnPath } from '../lib/session/return-path.ts';
import { session } from '../lib/session/session.ts';
import { findScreen } from './find-screen.ts';

/**
 * Leads from a public page to the login and back when the server refuses the session. The workspace has a door that
 * leads there, and the way in is there already.
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
