import { type HiringTeamMember, hiringTeamRoles } from '@winnow/contracts';
import { Users } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { organizationTexts } from '../organization/organization-texts.ts';
import { PeoplePicker } from '../organization/people-picker.tsx';
import { PersonAvatar } from '../organization/person-avatar.tsx';
import { useCurrentOrganization, useMay } from '../organization/use-organizations.ts';
import { PersonLabel } from '../person/person-label.tsx';
import { hiringTeamTexts } from './hiring-team-texts.ts';
import {
  useHiringTeam,
  useInvitedToTeam,
  usePeople,
  useTeamChange,
  useTeamInvitation,
} from './use-hiring-team.ts';

type Props = { readonly jobId: string };

const shownAvatars = 4;

/** A button with the pictures of a job's hiring team; empty in a personal organization. */
export function HiringTeamButton({ jobId }: Props) {
  const texts = useTexts(hiringTeamTexts);
  const isInTeam = useCurrentOrganization()?.isPersonal === false;
  const { data } = useHiringTeam(jobId, isInTeam);
  const [isOpen, setOpen] = useState(false);
  if (!isInTeam || !data) return null;
  const { members } = data;
  const more = members.length - shownAvatars;
  return (
    <>
      <button
        type="button"
        aria-label={texts.open(members.length)}
        title={texts.heading}
        onClick={() => setOpen(true)}
        className="flex h-control-md shrink-0 items-center gap-1 rounded-control border border-rule bg-raised px-2 text-13 text-quiet hover:text-ink print:hidden"
      >
        <span aria-hidden="true" className="flex -space-x-1.5 rtl:space-x-reverse max-md:hidden">
          {members.slice(0, shownAvatars).map((member) => (
            <PersonAvatar key={member.userId} person={member} role={member.role} />
          ))}
        </span>
        <Users aria-hidden="true" className={members.length > 0 ? 'size-4 md:hidden' : 'size-4'} />
        {more > 0 && <span className="tabular-nums max-md:hidden">+{more}</span>}
        {members.length === 0 && <span className="max-md:hidden">{texts.heading}</span>}
      </button>
      {isOpen && <HiringTeamDialog jobId={jobId} onClose={() => setOpen(false)} />}
    </>
  );
}

function HiringTeamDialog({ jobId, onClose }: Props & { readonly onClose: () => void }) {
  const texts = useTexts(hiringTeamTexts);
  const canManage = useMay()('hiring-teams.manage');
  const team = useHiringTeam(jobId);
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.heading} description={texts.explanation}>
      <div className="grid gap-6">
        <Fetched query={team} words={texts} lines={2}>
          {({ members }) => (
            <>
              <Members jobId={jobId} members={members} canManage={canManage} />
              {canManage && <Addition jobId={jobId} members={members} />}
            </>
          )}
        </Fetched>
        {canManage && <Invitations jobId={jobId} />}
      </div>
    </Dialog>
  );
}

type MembersProps = Props & {
  readonly members: readonly HiringTeamMember[];
  readonly canManage: boolean;
};

function Members({ jobId, members, canManage }: MembersProps) {
  const texts = useTexts(hiringTeamTexts);
  const { roles } = useTexts(organizationTexts);
  const change = useTeamChange(jobId);

  function remove({ userId, name }: HiringTeamMember): void {
    change.mutate(
      { remove: userId },
      {
        onSuccess: () =>
          void toasts.add('success', texts.removed(name), { undo: () => change.mutate({ add: [userId] }) }),
      },
    );
  }

  if (members.length === 0) return <p className="text-14 text-quiet">{texts.none}</p>;
  return (
    <ul className="grid divide-y divide-rule rounded-card border border-rule bg-raised">
      {members.map((member) => (
        <li key={member.userId} className="flex items-center justify-between gap-3 px-3 py-2">
          <PersonLabel name={member.name} imageUrl={member.profileImage} detail={roles[member.role].name} />
          {canManage && (
            <Button
              size="sm"
              variant="quiet"
              disabled={change.isPending}
              aria-label={texts.removeNamed(member.name)}
              onClick={() => remove(member)}
            >
              {texts.remove}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Addition({ jobId, members }: Omit<MembersProps, 'canManage'>) {
  const texts = useTexts(hiringTeamTexts);
  const people = usePeople();
  const change = useTeamChange(jobId);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const onTeam = new Set(members.map(({ userId }) => userId));
  return (
    <Fetched query={people} words={texts} lines={2}>
      {(all) => {
        const addable = all.filter(
          ({ userId, role }) => !onTeam.has(userId) && hiringTeamRoles.some((known) => known === role),
        );
        if (addable.length === 0) return <p className="text-14 text-quiet">{texts.everybody}</p>;
        return (
          <div className="grid gap-3">
            <PeoplePicker
              label={texts.add}
              people={addable}
              chosen={chosen}
              isMultiple
              onChoose={setChosen}
              ownId={all.find(({ isCaller }) => isCaller)?.userId}
            />
            <Button
              className="justify-self-start"
              disabled={chosen.length === 0}
              isLoading={change.isPending}
              onClick={() =>
                change.mutate(
                  { add: chosen },
                  {
                    onSuccess() {
                      toasts.add('success', texts.added(chosen.length));
                      setChosen([]);
                    },
                  },
                )
              }
            >
              {texts.save(chosen.length)}
            </Button>
          </div>
        );
      }}
    </Fetched>
  );
}

function Invitations({ jobId }: Props) {
  const texts = useTexts(hiringTeamTexts);
  const invited = useInvitedToTeam(jobId);
  const change = useTeamInvitation(jobId);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const to = email.trim();
    if (!/^\S+@\S+\.\S+$/.test(to)) {
      setError(texts.emailError);
      document.getElementById('team-email')?.focus();
      return;
    }
    setError(null);
    change.mutate(
      { invite: to },
      {
        onSuccess() {
          toasts.add('success', texts.invited(to));
          setEmail('');
        },
      },
    );
  }

  return (
    <section className="grid gap-3">
      <h3 className="text-16 font-medium">{texts.inviteHeading}</h3>
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <TextInput
          id="team-email"
          type="email"
          label={texts.email}
          value={email}
          error={error ?? undefined}
          autoComplete="off"
          onValueChange={setEmail}
        />
        <Button type="submit" className="justify-self-start" isLoading={change.isPending}>
          {texts.invite}
        </Button>
      </form>
      {(invited.data?.length ?? 0) > 0 && (
        <ul className="grid divide-y divide-rule rounded-card border border-rule bg-raised">
          {invited.data?.map(({ id, email: to, state }) => (
            <li key={id} className="flex items-center justify-between gap-3 px-3 py-2 text-14">
              <span className="min-w-0">
                <bdi className="block truncate">{to}</bdi>
                <span className="text-13 text-quiet">{state === 'open' ? texts.waiting : texts.expired}</span>
              </span>
              <Button
                size="sm"
                variant="quiet"
                disabled={change.isPending}
                aria-label={texts.revokeNamed(to)}
                onClick={() =>
                  change.mutate(
                    { revoke: id },
                    { onSuccess: () => void toasts.add('success', texts.revoked(to)) },
                  )
                }
              >
                {texts.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
