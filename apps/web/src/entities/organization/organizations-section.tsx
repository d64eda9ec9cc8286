import { limits, type OwnOrganization, type ReceivedInvitation } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { PersonLabel } from '../person/person-label.tsx';
import { organizationTexts } from './organization-texts.ts';
import {
  useInvitationAcceptance,
  useInvitationRefusal,
  useOrganizationCreation,
  useOrganizationSwitch,
  useOrganizations,
  useReceivedInvitations,
} from './use-organizations.ts';

/** The settings section about a user's organizations: list, join and create. */
export function OrganizationsSection() {
  const { section: texts } = useTexts(organizationTexts);
  const organizations = useOrganizations();
  const received = useReceivedInvitations();
  const [isCreating, setCreating] = useState(false);
  return (
    <PageSection id="organizations" heading={texts.heading} explanation={texts.explanation}>
      <div className="grid gap-5">
        {received.data && received.data.length > 0 && <Received invitations={received.data} />}
        <Fetched query={organizations} words={texts} lines={2}>
          {(known) => <Own organizations={known} />}
        </Fetched>
        <div>
          <Button onClick={() => setCreating(true)}>{texts.create}</Button>
        </div>
      </div>
      {isCreating && <CreationDialog onClose={() => setCreating(false)} />}
    </PageSection>
  );
}

const listClass = 'grid divide-y divide-rule rounded-card border border-rule bg-raised';
const rowClass = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3';

function Own({ organizations }: { readonly organizations: readonly OwnOrganization[] }) {
  const { section: texts, roles, personal, suspendedBadge } = useTexts(organizationTexts);
  const change = useOrganizationSwitch();
  return (
    <ul className={listClass}>
      {organizations.map((one) => {
        const name = one.isPersonal ? personal : one.name;
        const isSuspended = one.suspension != null;
        return (
          <li key={one.id} className={rowClass}>
            <PersonLabel
              name={name}
              imageUrl={one.logo}
              mark={
                one.isCurrent ? (
                  <Badge tone="field">{texts.current}</Badge>
                ) : (
                  isSuspended && <Badge tone="not-met">{suspendedBadge}</Badge>
                )
              }
              detail={one.isPersonal ? undefined : roles[one.role].name}
            />
            {one.suspension && <p className="order-last w-full text-14 text-quiet">{one.suspension}</p>}
            {!one.isCurrent && !isSuspended && (
              <Button
                size="sm"
                aria-label={texts.openNamed(name)}
                isLoading={change.isPending && change.variables.id === one.id}
                onClick={() => change.mutate(one)}
              >
                {texts.open}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Received({ invitations }: { readonly invitations: readonly ReceivedInvitation[] }) {
  const { section: texts, roles } = useTexts(organizationTexts);
  const accept = useInvitationAcceptance();
  const decline = useInvitationRefusal(() => toasts.add('success', texts.declined));
  return (
    <div>
      <h3 className="mb-2 text-14 font-medium">{texts.invitations}</h3>
      <ul className={listClass}>
        {invitations.map(({ id, organization: { name, logo }, role, invitedBy }) => (
          <li key={id} className={rowClass}>
            <PersonLabel name={name} imageUrl={logo} detail={texts.invitedBy(invitedBy, roles[role].name)} />
            <span className="flex gap-2">
              <Button
                size="sm"
                variant="quiet"
                aria-label={texts.declineNamed(name)}
                isLoading={decline.isPending && decline.variables.id === id}
                onClick={() => decline.mutate({ id })}
              >
                {texts.decline}
              </Button>
              <Button
                size="sm"
                aria-label={texts.acceptNamed(name)}
                isLoading={accept.isPending && accept.variables.id === id}
                onClick={() => accept.mutate({ id })}
              >
                {texts.accept}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CreationDialog({ onClose }: { readonly onClose: () => void }) {
  const { section: texts } = useTexts(organizationTexts);
  const creation = useOrganizationCreation();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim().length < limits.nameMin) {
      setError(texts.nameError(limits.nameMin));
      return;
    }
    creation.mutate(name.trim());
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.createTitle}
      description={texts.createExplanation}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form="new-organization" isLoading={creation.isPending}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id="new-organization" noValidate onSubmit={submit}>
        <TextInput
          label={texts.name}
          autoComplete="organization"
          value={name}
          onValueChange={(value) => {
            setName(value.slice(0, limits.nameMax));
            setError(null);
          }}
          error={error ?? undefined}
        />
      </form>
    </Dialog>
  );
}
