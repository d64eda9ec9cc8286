import { useQuery } from '@tanstack/react-query';
import { describeSingleSignOn } from '@winnow/contracts';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { enterOrganization } from '../../../lib/session/chosen-organization.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { useUiTexts } from '../../../ui/ui-texts.ts';
import { errorsOf } from '../form/identity-errors.ts';
import { TextLink } from '../form/text-link.tsx';
import { IdentityFrame } from '../identity-frame.tsx';
import { identityTexts } from '../identity-texts.ts';
import { IdentityWaiting } from '../identity-waiting.tsx';
import { leaveForSignOn } from './leave-for-sign-on.ts';

/**
 * Target of an identity provider's tile, and for members whose organization requires single sign-on. Names the
 * organization and waits for a click, so that no foreign link can sign anyone in.
 */
export function SignOnPage() {
  const texts = useTexts(identityTexts);
  const { problem } = useUiTexts();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { isAuthenticated } = useSession();
  const [error, setError] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const described = useQuery({
    queryKey: ['single-sign-on', 'described', id],
    queryFn: async () => (await api.call(describeSingleSignOn, { id })).data,
  });
  const { signOn } = texts;

  async function leave(): Promise<void> {
    setLeaving(true);
    const thrown = await leaveForSignOn(id, { returnPath: '/dashboard' });
    if (!thrown) return;
    setError(errorsOf(thrown, texts).form ?? signOn.denied);
    setLeaving(false);
  }

  if (described.isError) {
    return (
      <IdentityFrame heading={signOn.unknown} introduction={signOn.unknownWords} scene="signIn" hasErrors>
        <Link to="/login" className={buttonClass('primary', 'lg')}>
          {signOn.toLogin}
        </Link>
      </IdentityFrame>
    );
  }
  if (!described.data) return <IdentityWaiting label={texts.callback.waiting} />;
  const isRequired = search.get('required') === 'yes';
  return (
    <IdentityFrame
      heading={signOn.heading(described.data.organization.name)}
      introduction={isRequired ? signOn.required : signOn.introduction}
      scene="signIn"
      hasErrors={error !== null}
      below={isAuthenticated ? null : <TextLink to="/login">{signOn.toLogin}</TextLink>}
    >
      {error && (
        <Notice tone="error" heading={problem}>
          <p>{error}</p>
        </Notice>
      )}
      <Button variant="primary" size="lg" isLoading={isLeaving} onClick={() => void leave()}>
        {signOn.submit}
      </Button>
      {isAuthenticated && (
        <Button
          size="lg"
          onClick={() => {
            enterOrganization(null);
            window.location.assign('/dashboard');
          }}
        >
          {signOn.elsewhere}
        </Button>
      )}
    </IdentityFrame>
  );
}
