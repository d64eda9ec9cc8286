import type { Invitation, InvitedRole } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { teamTexts } from './team-texts.ts';
import { useInvitations, useInvite, useResend, useRevoke } from './use-team.ts';

const offered = ['recruiter', 'hiring-manager', 'admin', 'auditor'] as const satisfies readonly InvitedRole[];

export function InvitationsSection() {
  const texts = useTexts(teamTexts);
  const invitations = useInvitations();
  return (
    <PageSection
      id="invitations"
      heading={texts.invite.heading}
      explanation={texts.invite.explanation}
      width="page"
    >
      <div className="grid gap-6">
        <InviteForm />
        <Fetched query={invitations} words={texts} lines={2}>
          {(known) =>
            known.length === 0 ? (
              <p className="text-14 text-quiet">{texts.invite.none}</p>
            ) : (
              <ul className="grid divide-y divide-rule rounded-card border border-rule bg-raised">
                {known.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            )
          }
        </Fetched>
      </div>
    </PageSection>
  );
}

function InviteForm() {
  const { invite: texts } = useTexts(teamTexts);
  const { roles } = useTexts(organizationTexts);
  const invite = useInvite();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<(typeof offered)[number]>('recruiter');
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const to = email.trim();
    if (!/^\S+@\S+\.\S+$/.test(to)) {
      setError(texts.emailError);
      document.getElementById('invited-email')?.focus();
      return;
    }
    invite.mutate(
      { email: to, role },
      {
        onSuccess() {
          toasts.add('success', texts.sent(to));
          setEmail('');
        },
      },
    );
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextInput
          id="invited-email"
          label={texts.email}
          type="email"
          autoComplete="off"
          value={email}
          onValueChange={(value) => {
            setEmail(value);
            setError(null);
          }}
          error={error ?? undefined}
          disabled={invite.isPending}
        />
        <Select
          label={texts.role}
          options={offered.map((value) => ({ value, label: roles[value].name }))}
          value={role}
          onValueChange={setRole}
          helper={roles[role].may}
          disabled={invite.isPending}
        />
      </div>
      <div>
        <Button type="submit" variant="primary" isLoading={invite.isPending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

function InvitationRow({
  invitation: { id, email, role, state, sentAt, expiresAt },
}: {
  readonly invitation: Invitation;
}) {
  const { invite: texts } = useTexts(teamTexts);
  const { roles } = useTexts(organizationTexts);
  const { date } = useFormats();
  const resend = useResend();
  const revoke = useRevoke();
  const status = sentAt === null ? texts.notSent : texts.until(date(expiresAt));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          <bdi className="min-w-0 truncate">{email}</bdi>
          {state === 'expired' && <Badge tone="partly">{texts.expired}</Badge>}
        </p>
        <p className="text-13 text-quiet">
          {[roles[role].name, state === 'open' && status].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="flex gap-2">
        <Button
          size="sm"
          aria-label={texts.resendNamed(email)}
          isLoading={resend.isPending}
          onClick={() =>
            resend.mutate(id, { onSuccess: () => void toasts.add('success', texts.sent(email)) })
          }
        >
          {texts.resend}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={texts.revokeNamed(email)}
          isLoading={revoke.isPending}
          onClick={() =>
            revoke.mutate(id, { onSuccess: () => void toasts.add('success', texts.revoked(email)) })
          }
        >
          {texts.revoke}
        </Button>
      </span>
    </li>
  );
}
