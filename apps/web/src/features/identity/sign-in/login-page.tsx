import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { forgetLoginHint, readLoginHint } from '../../../lib/session/login-hint.ts';
import { withReturnPath } from '../../../lib/session/return-path.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { TextLink } from '../form/text-link.tsx';
import { IdentityFrame } from '../identity-frame.tsx';
import { identityTexts } from '../identity-texts.ts';
import { SecondFactorStep } from '../second-factor/second-factor-step.tsx';
import { useReturnPath } from '../session/use-return-path.ts';
import { CodeLogin } from './code-login.tsx';
import { PasswordLogin } from './password-login.tsx';

type Way = 'password' | 'code';

/** Login page: password or a code by email, then the authenticator app if there is one. */
export function LoginPage() {
  const texts = useTexts(identityTexts);
  const returnPath = useReturnPath();
  const { isAuthenticated, awaitsCode } = useSession();
  const [way, setWay] = useState<Way>('password');
  const [email, setEmail] = useState(readLoginHint);
  const [isBusy, setBusy] = useState(false);
  const [hasErrors, setHasErrors] = useState(false);
  useEffect(() => {
    if (isAuthenticated) forgetLoginHint();
  }, [isAuthenticated]);

  // The screen stays while the backend is being informed, since it may have to show a message.
  if (isAuthenticated && !isBusy) return <Navigate to={returnPath} replace />;
  if (awaitsCode && !isBusy) return <SecondFactorStep />;

  const { login } = texts;
  const shared = { email, onEmail: setEmail, onBusy: setBusy, onErrors: setHasErrors, returnPath };
  const isByPassword = way === 'password';
  return (
    <IdentityFrame
      heading={isByPassword ? login.heading : login.codeHeading}
      introduction={isByPassword ? login.introduction : login.codeIntroduction}
      scene="signIn"
      hasErrors={hasErrors}
      below={
        <p>
          {login.newHere} <TextLink to={withReturnPath('/register', returnPath)}>{login.register}</TextLink>
        </p>
      }
    >
      {isByPassword ? <PasswordLogin {...shared} /> : <CodeLogin {...shared} />}
      <button
        type="button"
        className="justify-self-start rounded-control text-14 font-medium text-field hover:underline"
        onClick={() => {
          setWay(isByPassword ? 'code' : 'password');
          setHasErrors(false);
        }}
      >
        {isByPassword ? login.byCode : login.byPassword}
      </button>
    </IdentityFrame>
  );
}
