import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { enterOrganization } from '../../../lib/session/chosen-organization.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { useUiTexts } from '../../../ui/ui-texts.ts';
import { type LinkState, useLink } from '../emails/use-link.ts';
import { errorsOf } from '../form/identity-errors.ts';
import { IdentityFrame } from '../identity-frame.tsx';
import { type IdentityTexts, identityTexts } from '../identity-texts.ts';
import { IdentityWaiting } from '../identity-waiting.tsx';
import { SecondFactorStep } from '../second-factor/second-factor-step.tsx';
import { readKeptReturnPath } from '../session/kept-return-path.ts';
import { readKeptSignOn } from '../session/kept-sign-on.ts';
import { meetBackend } from '../session/meet-backend.ts';

/** Callback page of Google and organizations' identity providers. */
export function AuthCallbackPage() {
  const texts = useTexts(identityTexts);
  const { problem } = useUiTexts();
  const link = useLink();
  const { isAuthenticated, awaitsCode } = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const [isMet, setMet] = useState(false);
  const isSignedIn = link.kind === 'signed-in' && isAuthenticated;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once signed in; the words need not follow the language
  useEffect(() => {
    if (!isSignedIn) return;
    // The server remembers the organization whose single sign-on it was.
    if (readKeptSignOn() !== null) enterOrganization(null);
    meetBackend().then(
      (knowsUs) => (knowsUs ? setMet(true) : setFailure(texts.errors.noToken)),
      (error: unknown) => setFailure(errorsOf(error, texts).form ?? texts.errors.noToken),
    );
  }, [isSignedIn]);

  if (isMet) return <Navigate to={readKeptReturnPath()} replace />;
  if (link.kind === 'signed-in' && awaitsCode) return <SecondFactorStep />;
  const words = failure ?? wordsOf(link, texts, readKeptSignOn() !== null);
  if (words === null) return <IdentityWaiting label={texts.callback.waiting} />;
  return (
    <IdentityFrame heading={texts.callback.failed} scene="signIn" hasErrors>
      <Notice tone="error" heading={problem}>
        <p>{words}</p>
      </Notice>
      <Link to="/login" className={buttonClass('primary', 'lg')}>
        {texts.callback.back}
      </Link>
    </IdentityFrame>
  );
}

/** Message of the error; `null` without one. */
function wordsOf(
  link: LinkState,
  { errors, signOn }: IdentityTexts,
  isOfOrganization: boolean,
): string | null {
  switch (link.kind) {
    case 'working':
    case 'signed-in':
      return null;
    case 'failed':
      if (link.code in signOn.refusals) return signOn.refusals[link.code as keyof typeof signOn.refusals];
      if (isOfOrganization) {
        const isUnverified = link.code === 'provider_email_needs_verification';
        return isUnverified ? signOn.unverified : signOn.denied;
      }
      if (link.code === 'provider_email_needs_verification') return errors.providerUnverified;
      if (link.code === 'access_denied' || link.code.startsWith('bad_oauth')) return errors.providerDenied;
      return link.words || errors.providerDenied;
    default:
      return errors.otherBrowser;
  }
}
