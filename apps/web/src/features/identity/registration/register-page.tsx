import { Navigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { withReturnPath } from '../../../lib/session/return-path.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Notice } from '../../../ui/notices/notice.tsx';
import { TextLink } from '../form/text-link.tsx';
import { IdentityFrame } from '../identity-frame.tsx';
import { identityTexts } from '../identity-texts.ts';
import { useReturnPath } from '../session/use-return-path.ts';
import { GoogleButton } from '../sign-in/google-button.tsx';
import { useSite } from '../use-site.ts';
import { RegisterForm } from './register-form.tsx';
import { useRegistration } from './use-registration.ts';

/** Registration page; afterwards the address must be verified. */
export function RegisterPage() {
  const { register: words } = useTexts(identityTexts);
  const returnPath = useReturnPath();
  const site = useSite();
  const { isAuthenticated } = useSession();
  const registration = useRegistration(returnPath);
  const { form } = registration;
  if (isAuthenticated && !form.isSending) return <Navigate to={returnPath} replace />;
  return (
    <IdentityFrame
      heading={words.heading}
      introduction={words.introduction}
      scene="register"
      hasErrors={form.hasErrors}
      below={
        <p>
          {words.haveAccount} <TextLink to={withReturnPath('/login', returnPath)}>{words.logIn}</TextLink>
        </p>
      }
    >
      {site?.isSignUpOpen === false ? (
        <Notice tone="info" heading={words.closed} />
      ) : (
        <>
          <GoogleButton returnPath={returnPath} onErrors={form.show} />
          <RegisterForm registration={registration} />
        </>
      )}
    </IdentityFrame>
  );
}
