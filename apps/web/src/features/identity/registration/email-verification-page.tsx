import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { homeWhenSignedIn, withReturnPath } from '../../../lib/session/return-path.ts';
import { session } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { EmailCodeForm } from '../emails/email-code-form.tsx';
import { useEmailCode } from '../emails/use-email-code.ts';
import { EmailForm } from '../form/email-form.tsx';
import { TextLink } from '../form/text-link.tsx';
import { IdentityFrame } from '../identity-frame.tsx';
import { identityTexts } from '../identity-texts.ts';
import { useReturnPath } from '../session/use-return-path.ts';
import { keepPendingAddress, readPendingAddress } from './pending-address.ts';

/** Shown after registration: accepts the code of the verification email. */
export function EmailVerificationPage() {
  const texts = useTexts(identityTexts);
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const { state } = useLocation();
  const { user, isAuthenticated, awaitsCode } = useSession();
  const [email, setEmail] = useState(readPendingAddress);
  const [isBusy, setBusy] = useState(false);
  const [hasErrors, setHasErrors] = useState(false);
  const confirmCode = useEmailCode('email', setBusy);
  // Users with a return path continue there.
  const next = returnPath === homeWhenSignedIn ? '/email-verification-status' : returnPath;

  async function resend() {
    const identity = await session.client();
    return identity.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${window.location.origin}/verify-email` },
    });
  }

  async function confirm(code: string) {
    const errors = await confirmCode(email, code);
    if (!errors) await navigate(next, { replace: true });
    return errors;
  }

  // The link was opened in another tab of this browser.
  if (isAuthenticated && user?.isVerified && !isBusy) {
    return <Navigate to={next} replace />;
  }
  if (awaitsCode && !isBusy) return <Navigate to={withReturnPath('/login', returnPath)} replace />;

  const { verification } = texts;
  return (
    <IdentityFrame
      heading={verification.heading}
      introduction={email === '' ? verification.whichAddress : verification.introduction}
      scene="proof"
      hasErrors={hasErrors}
      below={
        <>
          <p>
            {verification.wrongAddress}{' '}
            <TextLink to={withReturnPath('/register', returnPath)}>{verification.startAgain}</TextLink>
          </p>
          <p>
            {verification.confirmedOnOtherDevice}{' '}
            <TextLink to={withReturnPath('/login', returnPath)}>{texts.login.heading}</TextLink>
          </p>
        </>
      }
    >
      {email === '' ? (
        // For users who haven't registered in this tab.
        <EmailForm
          submitLabel={texts.goOn}
          onSubmit={async (address) => {
            keepPendingAddress(address);
            setEmail(address);
            return undefined;
          }}
          onErrorsChange={setHasErrors}
        />
      ) : (
        <>
          <p className="font-medium break-words">{verification.sentTo(email)}</p>
          <EmailCodeForm
            submitLabel={verification.submit}
            isFresh={isFresh(state)}
            onCode={confirm}
            onResend={resend}
            onErrorsChange={setHasErrors}
          />
        </>
      )}
    </IdentityFrame>
  );
}

function isFresh(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFresh' in state && state.isFresh === true;
}
