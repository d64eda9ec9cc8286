import type { OperatorAccount } from '@winnow/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { adminTexts } from '../admin-texts.ts';
import { Fetched } from '../fetched.tsx';
import { OrganizationsOfPerson } from '../organizations/organizations-of-person.tsx';
import { Facts, Part } from '../part.tsx';
import { subjectOf } from '../subject.ts';
import { CreditsDialog } from './credits-dialog.tsx';
import { PersonBadges } from './person-badges.tsx';
import { PersonBatches } from './person-batches.tsx';
import { PersonBilling } from './person-billing.tsx';
import { PersonLedger } from './person-ledger.tsx';
import { PersonTickets } from './person-tickets.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { SuspensionDialog } from './suspension-dialog.tsx';
import { usePerson } from './use-person.ts';

type PersonViewProps = { readonly userId: string; readonly onClose: () => void };

/** One account: its state and the operator's actions. Shows nothing of the user's work. */
export function PersonView({ userId, onClose }: PersonViewProps) {
  const { person: texts } = useTexts(adminTexts);
  const { account, billing, runs, tickets, ledger } = usePerson(userId);
  return (
    <div className="grid gap-8">
      <div>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
      <Fetched query={account}>
        {(data) => (
          <>
            <Head account={data} />
            <AccountFacts account={data} />
          </>
        )}
      </Fetched>
      <OrganizationsOfPerson userId={userId} />
      <Part heading={texts.billing}>
        <Fetched query={billing}>{(data) => <PersonBilling billing={data} />}</Fetched>
      </Part>
      <Part heading={texts.ledger} hint={texts.ledgerHint}>
        <Fetched query={ledger}>{({ pages }) => <PersonLedger pages={pages} query={ledger} />}</Fetched>
      </Part>
      <Part heading={texts.runs} hint={texts.runsHint}>
        <Fetched query={runs}>{({ pages }) => <PersonBatches pages={pages} query={runs} />}</Fetched>
      </Part>
      <Part heading={texts.tickets}>
        <Fetched query={tickets}>{(data) => <PersonTickets tickets={data} />}</Fetched>
      </Part>
    </div>
  );
}

type Asked = 'plan' | 'credits' | 'suspension';

function Head({ account: { user, isSuspended } }: { readonly account: OperatorAccount }) {
  const { person: texts } = useTexts(adminTexts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const who = user.name || user.email;
  return (
    <header className="grid gap-4">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-2 font-serif text-25">
          <span dir="auto" className="break-words">
            {who}
          </span>
          <PersonBadges user={user} />
          {isSuspended && <Badge tone="not-met">{texts.suspended}</Badge>}
        </h2>
        <p className="break-all text-quiet">{user.email}</p>
        <p className="font-mono text-12 break-all text-quiet">{user.id}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsked('plan')}>{texts.changePlan}</Button>
        <Button onClick={() => setAsked('credits')}>{texts.giveCredits}</Button>
        {!user.isOperator && isSuspended !== null && (
          <Button variant={isSuspended ? 'secondary' : 'danger'} onClick={() => setAsked('suspension')}>
            {isSuspended ? texts.restore : texts.suspend}
          </Button>
        )}
        <Link to={`/admin?view=audit&about=${user.id}`} className={buttonClass('quiet', 'md')}>
          {texts.record}
        </Link>
      </div>
      {asked === 'plan' && <PlanDialog subject={subjectOf(user)} onClose={close} />}
      {asked === 'credits' && <CreditsDialog subject={subjectOf(user)} onClose={close} />}
      {asked === 'suspension' && (
        <SuspensionDialog user={user} isSuspended={isSuspended ?? false} onClose={close} />
      )}
    </header>
  );
}

function AccountFacts({ account: { user, credits, sessions } }: { readonly account: OperatorAccount }) {
  const { person: texts, people } = useTexts(adminTexts);
  const { date, dateTime, number } = useFormats();
  const { availableCredits, monthlyLeft, boughtLeft, heldCredits, usedCredits } = credits;
  const seen = sessions?.lastSeenAt ? ` · ${texts.lastSeen(dateTime(sessions.lastSeenAt))}` : '';
  const facts = [
    [
      texts.available,
      availableCredits < 0
        ? people.unlimited
        : `${number(availableCredits)} · ${texts.parts(monthlyLeft, boughtLeft)}`,
    ],
    [texts.used, texts.usedAndReserved(usedCredits, heldCredits)],
    [texts.sessions, sessions === null ? texts.notReported : `${texts.devices(sessions.count)}${seen}`],
    [texts.signIn, user.googleSignIn ? texts.google : texts.password],
    [people.since, date(user.createdAt)],
  ] as const;
  return <Facts facts={facts} />;
}
