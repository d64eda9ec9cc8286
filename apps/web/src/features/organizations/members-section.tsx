import { may, type OrganizationMember, type OwnOrganization, type Role, roles } from '@winnow/contracts';
import { useState } from 'react';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { PersonLabel } from '../../entities/person/person-label.tsx';
import { SeatsLine } from '../../entities/spending/seats-line.tsx';
import { spendingTexts } from '../../entities/spending/spending-texts.ts';
import { useSeats } from '../../entities/spending/use-spending.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { teamTexts } from './team-texts.ts';
import { useMembers, useRemoval, useRoleChange } from './use-team.ts';

type Props = { readonly organization: OwnOrganization };

/** Members of the organization, with actions for those who may change them. */
export function MembersSection({ organization }: Props) {
  const texts = useTexts(teamTexts);
  const members = useMembers();
  const { data: seats } = useSeats();
  const [removed, setRemoved] = useState<OrganizationMember | null>(null);
  return (
    <PageSection
      id="members"
      heading={texts.members.heading}
      explanation={texts.members.explanation}
      width="page"
    >
      {seats && (
        <div className="mb-5">
          <SeatsLine seats={seats} />
        </div>
      )}
      <Fetched query={members} words={texts} lines={4}>
        {(known) => (
          <ul className="grid divide-y divide-rule rounded-card border border-rule bg-raised">
            {known.map((member) => (
              <MemberRow
                key={member.userId}
                member={member}
                organization={organization}
                hasSeat={!seats?.withoutSeat.includes(member.userId)}
                onRemove={() => setRemoved(member)}
              />
            ))}
          </ul>
        )}
      </Fetched>
      {removed && may(organization.role, 'members.manage') && (
        <RemovalDialog member={removed} organization={organization} onClose={() => setRemoved(null)} />
      )}
    </PageSection>
  );
}

type MemberRowProps = Props & {
  readonly member: OrganizationMember;
  readonly hasSeat: boolean;
  readonly onRemove: () => void;
};

function MemberRow({ member, organization, hasSeat, onRemove }: MemberRowProps) {
  const { seats: seatTexts } = useTexts(spendingTexts);
  const { members: texts } = useTexts(teamTexts);
  const { roles: roleTexts } = useTexts(organizationTexts);
  const { date } = useFormats();
  const { name, email, profileImage, role, isCaller, joinedAt } = member;
  const given = rolesToGive(organization.role, member);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64" title={texts.since(date(joinedAt))}>
        <PersonLabel
          name={name || email}
          imageUrl={profileImage}
          mark={
            <>
              {isCaller && <Badge>{texts.you}</Badge>}
              {!hasSeat && (
                <span title={seatTexts.withoutWords}>
                  <Badge tone="partly">{seatTexts.without}</Badge>
                </span>
              )}
            </>
          }
          detail={email}
        />
      </div>
      {may(organization.role, 'members.manage') && given.length > 0 ? (
        <MemberActions member={member} given={given} onRemove={onRemove} />
      ) : (
        <span className="text-14 text-quiet">{roleTexts[role].name}</span>
      )}
    </li>
  );
}

type MemberActionsProps = Pick<MemberRowProps, 'member' | 'onRemove'> & { readonly given: readonly Role[] };

function MemberActions({ member, given, onRemove }: MemberActionsProps) {
  const { members: texts } = useTexts(teamTexts);
  const { roles: roleTexts } = useTexts(organizationTexts);
  const change = useRoleChange();
  const { userId, name, email, role } = member;
  return (
    <span className="flex items-center gap-2">
      <Select
        label={texts.roleOf(name || email)}
        isLabelHidden
        size="sm"
        className="w-44"
        options={given.map((value) => ({ value, label: roleTexts[value].name }))}
        value={role}
        disabled={change.isPending}
        onValueChange={(value) =>
          change.mutate(
            { userId, role: value },
            {
              onSuccess: () =>
                void toasts.add('success', texts.roleChanged(name || email, roleTexts[value].name)),
            },
          )
        }
      />
      <Button size="sm" variant="quiet" aria-label={texts.removeNamed(name || email)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </span>
  );
}

/** Roles that a member can be given. */
function rolesToGive(ownRole: Role, { role, isCaller }: OrganizationMember): readonly Role[] {
  const isOwner = may(ownRole, 'organization.transfer');
  if (isCaller || !may(ownRole, 'members.manage') || (role === 'owner' && !isOwner)) return [];
  return roles.filter((one) => one === role || one !== 'owner' || isOwner);
}

type RemovalDialogProps = Props & { readonly member: OrganizationMember; readonly onClose: () => void };

function RemovalDialog({ member, organization, onClose }: RemovalDialogProps) {
  const { members: texts, cancel } = useTexts(teamTexts);
  const removal = useRemoval();
  const name = member.name || member.email;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.removeTitle(name)}
      description={texts.removeExplanation(organization.name)}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="danger"
            isLoading={removal.isPending}
            onClick={() =>
              removal.mutate(member.userId, {
                onSuccess: () => void toasts.add('success', texts.removed(name)),
                onSettled: onClose,
              })
            }
          >
            {texts.remove}
          </Button>
        </>
      }
    />
  );
}
