import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { homeWhenSignedIn, withReturnPath } from '../../../lib/session/return-path.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { StatusShape } from '../../../ui/marks/status-shape.tsx';
import { IdentityFrame } from '../identity-frame.tsx';
import { identityTexts } from '../identity-texts.ts';
import { IdentityWaiting } from '../identity-waiting.tsx';
import { readKeptReturnPath } from '../session/kept-return-path.ts';
import { meetBackend } from '../session/meet-backend.ts';
import { useReturnPath } from '../session/use-return-path.ts';

/** Shows whether the address is verified, and the next step. */
export function EmailVerificationStatusPage() {
  const texts = useTexts(identityTexts);
  const asked = useReturnPath();
  const returnPath = asked === homeWhenSignedIn ? readKeptReturnPath() : asked;
  const { state } = useLocation();
  const { user, isAuthenticated, isLoading, awaitsCode } = useSession();

  useEffect(() => {
    // The next screen shows it if the backend disagrees.
    if (isAuthenticated) meetBackend().catch(() => undefined);
  }, [isAuthenticated]);

  const { status } = texts;
  if (isLoading) return <IdentityWaiting label={texts.callback.waiting} />;
  if (awaitsCode) return <Navigate to={withReturnPath('/login', returnPath)} replace />;
  const isConfirmed = user ? user.isVerified : isConfirmedBy(state);
  if (!isConfirmed) {
    return (
      <IdentityFrame
        heading={status.pendingHeading}
        introduction={<Introduction shape="not-found" words={status.pendingIntroduction} />}
        scene="proof"
      >
        <Link to="/email-verification" className={buttonClass('primary', 'lg')}>
          {status.confirm}
        </Link>
        <Link to="/login" className={buttonClass('secondary', 'lg')}>
          {status.logIn}
        </Link>
      </IdentityFrame>
    );
  }
  return (
    <IdentityFrame
      heading={status.heading}
      introduction={
        <Introduction
          shape="met"
          words={isAuthenticated ? status.introduction : status.signedOutIntroduction}
        />
      }
      scene="proof"
    >
      {isAuthenticated ? (
        <Link to={returnPath} className={buttonClass('primary', 'lg')}>
          {returnPath === homeWhenSignedIn ? status.goOn : texts.goOn}
        </Link>
      ) : (
        <Link to={withReturnPath('/login', returnPath)} className={buttonClass('primary', 'lg')}>
          {status.logIn}
        </Link>
      )}
    </IdentityFrame>
  );
}

function Introduction({ shape, words }: { readonly shape: 'met' | 'not-found'; readonly words: string }) {
  return (
    <p role="status" className="flex gap-2.5">
      <StatusShape status={shape} className="mt-1 size-[18px]" />
      {words}
    </p>
  );
}

function isConfirmedBy(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isConfirmed' in state && state.isConfirmed === true;
}
