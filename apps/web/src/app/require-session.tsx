import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { AccountPreferences } from '../entities/account/account-preferences.tsx';
import { identityTexts } from '../features/identity/identity-texts.ts';
import { IdentityWaiting } from '../features/identity/identity-waiting.tsx';
import { OnboardingGate } from '../features/onboarding/onboarding-gate.tsx';
import { useTexts } from '../lib/language/use-texts.ts';
import { takeLoginHint } from '../lib/session/login-hint.ts';
import { homeWhenSignedIn, withReturnPath } from '../lib/session/return-path.ts';
import { session } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/notices/notice.tsx';
import { RequirePermission } from './require-permission.tsx';

/** Shows a screen to signed-in users, and redirects others to the login and back. */
export function RequireSession({ children }: { readonly children?: ReactNode }) {
  const { callback, guard } = useTexts(identityTexts);
  const { pathname, search, hash } = useLocation();
  const { isAuthenticated, isLoading, error } = useSession();
  const waiting = <IdentityWaiting label={callback.waiting} />;
  if (isAuthenticated) {
    // Following a link to another page needs no confirmation.
    const isHome = pathname === homeWhenSignedIn;
    return (
      <>
        <AccountPreferences />
        <RequirePermission waiting={waiting}>
          {isHome ? <OnboardingGate waiting={waiting}>{children}</OnboardingGate> : children}
        </RequirePermission>
      </>
    );
  }
  if (isLoading) return waiting;
  if (error !== null) {
    return (
      <div className="mx-auto w-full max-w-2xl px-4 py-16">
        <Notice tone="error" heading={guard.failed}>
          <p>{error}</p>
          <Button className="mt-4" onClick={() => void session.reopen()}>
            {guard.retry}
          </Button>
        </Notice>
      </div>
    );
  }
  const returnPath = pathname + search + takeLoginHint(hash);
  return <Navigate to={withReturnPath('/login', returnPath)} replace />;
}
