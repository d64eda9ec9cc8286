import type { OperatorOrganization, OrganizationId } from '@winnow/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { organizationTexts } from '../../../entities/organization/organization-texts.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { adminTexts } from '../admin-texts.ts';
import { Fetched } from '../fetched.tsx';
import { Facts, Part } from '../part.tsx';
import { CreditsDialog } from '../person/credits-dialog.tsx';
import { PersonBatches } from '../person/person-batches.tsx';
import { PersonBilling } from '../person/person-billing.tsx';
import { PersonLedger } from '../person/person-ledger.tsx';
import { PlanDialog } from '../person/plan-dialog.tsx';
import { anyOrganizationTexts } from './any-organization-texts.ts';
import { LimitsDialog } from './limits-dialog.tsx';
import { OrganizationBadges } from './organization-badges.tsx';
import { OrganizationSuspensionDialog } from './organization-suspension-dialog.tsx';
import { OwnershipDialog } from './ownership-dialog.tsx';
import { useAnyOrganization } from './use-any-organizations.ts';

type Props = { readonly id: OrganizationId; readonly onClose: () => void };

/** One organization: its state and the operator's actions. Shows none of its work. */
export function OrganizationView({ id, onClose }: Props) {
  const texts = useTexts(anyOrganizationTexts);
  const { person } = useTexts(adminTexts);
  const { view, billing, runs, ledger } = useAnyOrganization(id);
  return (
    <div className="grid gap-8">
      <div>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
      <Fetched query={view}>
        {(data) => (
          <>
            <Head view={data} />
            <OrganizationFacts view={data} />
            <Members view={data} />
          </>
        )}
      </Fetched>
      <Part heading={person.billing}>
        <Fetched query={billing}>{(data) => <PersonBilling billing={data} />}</Fetched>
      </Part>
      <Part heading={person.ledger} hint={texts.ledgerHint}>
        <Fetched query={ledger}>{({ pages }) => <PersonLedger pages={pages} query={ledger} />}</Fetched>
      </Part>
      <Part heading={person.runs} hint={person.runsHint}>
        <Fetched query={runs}>{({ pages }) => <PersonBatches pages={pages} query={runs} />}</Fetched>
      </Part>
    </div>
  );
}

type Asked = 'plan' | 'credits' | 'limits' | 'owner' | 'suspension';

function Head({ view }: { readonly view: OperatorOrganization }) {
  const texts = useTexts(anyOrganizationTexts);
  const { person } = useTexts(adminTexts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { organization, suspension } = view;
  const { id, name, plan, isSuspended, isEnding } = organization;
  const subject = { kind: 'organization', id, name, plan } as const;
  return (
    <header className="grid gap-4">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-2 font-serif text-25">
          <span dir="auto" className="break-words">
            {name}
          </span>
          <OrganizationBadges organization={organization} />
        </h2>
        <p className="font-mono text-12 break-all text-quiet">{id}</p>
        {suspension && suspension.notice !== '' && (
          <p className="mt-2 text-14 text-quiet">{texts.noticeShown(suspension.notice)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isEnding && (
          <>
            <Button onClick={() => setAsked('plan')}>{person.changePlan}</Button>
            <Button onClick={() => setAsked('credits')}>{person.giveCredits}</Button>
            <Button onClick={() => setAsked('limits')}>{texts.changeLimits}</Button>
            <Button onClick={() => setAsked('owner')}>{texts.giveOwnership}</Button>
            <Button variant={isSuspended ? 'secondary' : 'danger'} onClick={() => setAsked('suspension')}>
              {isSuspended ? texts.restore : texts.suspend}
            </Button>
          </>
        )}
        <Link to={`/admin?view=audit&about=${id}`} className={buttonClass('quiet', 'md')}>
          {person.record}
        </Link>
      </div>
      {asked === 'plan' && <PlanDialog subject={subject} onClose={close} />}
      {asked === 'credits' && <CreditsDialog subject={subject} onClose={close} />}
      {asked === 'limits' && <LimitsDialog view={view} onClose={close} />}
      {asked === 'owner' && <OwnershipDialog view={view} onClose={close} />}
      {asked === 'suspension' && <OrganizationSuspensionDialog view={view} onClose={close} />}
    </header>
  );
}

function OrganizationFacts({ view }: { readonly view: OperatorOrganization }) {
  const texts = useTexts(anyOrganizationTexts);
  const { person, people } = useTexts(adminTexts);
  const { date, dateTime, number, fileSize } = useFormats();
  const { organization, credits, holds, limits, singleSignOn } = view;
  const { availableCredits, monthlyLeft, boughtLeft, heldCredits, usedCredits } = credits;
  const { domains, issuer, usedAt } = singleSignOn;
  const domainWords = domains.map(({ domain, isVerified }) =>
    isVerified ? domain : texts.unverifiedDomain(domain),
  );
  const facts = [
    [
      person.available,
      availableCredits < 0
        ? people.unlimited
        : `${number(availableCredits)} · ${person.parts(monthlyLeft, boughtLeft)}`,
    ],
    [person.used, person.usedAndReserved(usedCredits, heldCredits)],
    [
      texts.holds,
      holds.oldest === null
        ? texts.noHolds
        : texts.holdsSince(number(holds.count), number(holds.credits), dateTime(holds.oldest)),
    ],
    [
      texts.storage,
      texts.ofLimit(
        fileSize(organization.storedBytes),
        limits.storageMb === null ? null : fileSize(limits.storageMb * 1024 * 1024),
      ),
    ],
    [
      texts.members,
      texts.ofLimit(
        number(organization.members),
        limits.maxMembers === null ? null : number(limits.maxMembers),
      ),
    ],
    [
      texts.singleSignOn,
      issuer === null
        ? texts.off
        : usedAt === null
          ? issuer
          : `${issuer} · ${person.lastSeen(dateTime(usedAt))}`,
    ],
    [texts.domains, domainWords.length === 0 ? texts.noDomains : domainWords.join(', ')],
    [texts.active, organization.activeAt === null ? '–' : dateTime(organization.activeAt)],
    [texts.created, date(organization.createdAt)],
  ] as const;
  return <Facts facts={facts} />;
}

function Members({ view: { members, invitations } }: { readonly view: OperatorOrganization }) {
  const texts = useTexts(anyOrganizationTexts);
  const { roles } = useTexts(organizationTexts);
  const { date } = useFormats();
  return (
    <>
      <Part heading={texts.members}>
        <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
          {members.map(({ userId, name, email, role, joinedAt }) => (
            <li key={userId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
              <div className="min-w-0 grow">
                <Link
                  to={`/admin?view=people&user=${userId}`}
                  dir="auto"
                  className="font-medium underline-offset-4 hover:text-field hover:underline"
                >
                  {name || email}
                </Link>
                <p className="text-13 break-all text-quiet">{email}</p>
              </div>
              <Badge tone={role === 'owner' ? 'field' : 'neutral'}>{roles[role].name}</Badge>
              <span className="text-13 text-quiet">{date(joinedAt)}</span>
            </li>
          ))}
          {members.length === 0 && <li className="px-4 py-3 text-14 text-quiet">{texts.noMembers}</li>}
        </ul>
      </Part>
      <Part heading={texts.invitations}>
        {invitations.length === 0 ? (
          <p className="text-14 text-quiet">{texts.noInvitations}</p>
        ) : (
          <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
            {invitations.map(({ id, email, role, expiresAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-14">
                <span className="min-w-0 grow break-all">{email}</span>
                <span className="text-quiet">{roles[role].name}</span>
                <span className="text-13 text-quiet">{texts.until(date(expiresAt))}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}
