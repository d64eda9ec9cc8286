import { useQuery } from '@tanstack/react-query';
import { openInvitation, type ReceivedInvitation, RequestFailure } from '@winnow/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import {
  useInvitationAcceptance,
  useInvitationRefusal,
} from '../../entities/organization/use-organizations.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { keepLoginHint } from '../../lib/session/login-hint.ts';
import { withReturnPath } from '../../lib/session/return-path.ts';
import { session } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { joining, useInvitationSecret } from './invitation-secret.ts';
import { teamTexts } from './team-texts.ts';

/** Target of an invitation's link, for people with this account, another account, or none. */
export function InvitationPage() {
  const texts = useTexts(teamTexts);
  const secret = useInvitationSecret();
  const opened = useQuery({
    queryKey: ['opened-invitation', secret],
    queryFn: async () => (await api.call(openInvitation, { secret })).data,
    enabled: secret !== '',
    staleTime: 0,
    meta: { failureWords: texts.invitation.unknown },
  });
  const { unknown, unknownExplanation, title } = texts.invitation;
  const isUnknown = secret === '' || isRefused(opened.error);
  return (
    <div className="mx-auto w-full max-w-xl grow px-4 py-16 sm:py-24">
      <title>{title}</title>
      {isUnknown ? (
        <Ended heading={unknown}>{unknownExplanation}</Ended>
      ) : (
        <Fetched query={opened} words={texts} lines={4}>
          {(invitation) => <Opened invitation={invitation} secret={secret} />}
        </Fetched>
      )}
    </div>
  );
}

/** Whether there is no such invitation, or no secret at all. */
function isRefused(error: unknown): boolean {
  return error instanceof RequestFailure && [404, 422].includes(error.status);
}

type OpenedProps = { readonly invitation: ReceivedInvitation; readonly secret: string };

function Opened({ invitation, secret }: OpenedProps) {
  const { invitation: texts } = useTexts(teamTexts);
  const { roles } = useTexts(organizationTexts);
  const { user, isAuthenticated, isLoading } = useSession();
  const [isDeclined, setDeclined] = useState(false);
  const { state, organization, role, email, invitedBy } = invitation;
  if (isDeclined) return <Ended heading={texts.declinedNow}>{texts.askAgain}</Ended>;
  if (state !== 'open') return <Ended heading={texts.ended[state]}>{texts.askAgain}</Ended>;
  return (
    <section className="grid justify-items-center gap-5 rounded-card border border-rule bg-raised px-6 py-10 text-center">
      <Avatar name={organization.name} imageUrl={organization.logo} size="lg" />
      <div>
        <h1 className="font-serif text-31 tracking-tight break-words">{texts.heading(organization.name)}</h1>
        <p className="mt-2">{texts.from(invitedBy, roles[role].name)}</p>
        <p className="mt-1 text-14 text-quiet">{roles[role].may}</p>
      </div>
      {isLoading ? null : !isAuthenticated ? (
        <WayIn email={email} secret={secret} />
      ) : user && user.email.toLowerCase() !== email ? (
        <OtherAccount email={user.email} invited={email} />
      ) : (
        <Answer invitation={invitation} secret={secret} onDeclined={() => setDeclined(true)} />
      )}
    </section>
  );
}

function WayIn({ email, secret }: { readonly email: string; readonly secret: string }) {
  const { invitation: texts } = useTexts(teamTexts);
  useEffect(() => keepLoginHint(email), [email]);
  return (
    <>
      <p className="text-14 text-quiet">
        {texts.forAddress(email)} {texts.useAddress}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Link
          to={withReturnPath('/register', '/invitation')}
          className={buttonClass('primary', 'md')}
          onClick={() => joining.keep(secret)}
        >
          {texts.register}
        </Link>
        <Link to={withReturnPath('/login', '/invitation')} className={buttonClass('secondary', 'md')}>
          {texts.logIn}
        </Link>
      </div>
    </>
  );
}

function OtherAccount({ email, invited }: { readonly email: string; readonly invited: string }) {
  const { invitation: texts } = useTexts(teamTexts);
  return (
    <>
      <p className="text-14 text-quiet">
        {texts.forAddress(invited)} {texts.otherAccount(email)}
      </p>
      <Button onClick={() => void session.signOut('local')}>{texts.logOut}</Button>
    </>
  );
}

function Answer({
  invitation: { id },
  secret,
  onDeclined,
}: OpenedProps & { readonly onDeclined: () => void }) {
  const { invitation: texts } = useTexts(teamTexts);
  const accept = useInvitationAcceptance();
  const decline = useInvitationRefusal(onDeclined);
  const { mutate } = accept;
  useEffect(() => {
    if (joining.take(secret)) mutate({ id, secret });
  }, [id, secret, mutate]);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button
        variant="primary"
        isLoading={accept.isPending}
        disabled={decline.isPending}
        onClick={() => accept.mutate({ id, secret })}
      >
        {texts.accept}
      </Button>
      <Button
        variant="quiet"
        isLoading={decline.isPending}
        disabled={accept.isPending}
        onClick={() => decline.mutate({ id, secret })}
      >
        {texts.decline}
      </Button>
    </div>
  );
}

function Ended({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const { invitation: texts } = useTexts(teamTexts);
  return (
    <EmptyState
      headingLevel="h1"
      heading={heading}
      action={
        <Link to="/dashboard" className={buttonClass('secondary', 'md')}>
          {texts.goOn}
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
