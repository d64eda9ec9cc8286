import { may, type OrganizationMember, type OwnOrganization } from '@winnow/contracts';
import { useState } from 'react';
import { PeoplePicker } from '../../entities/organization/people-picker.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { teamTexts } from './team-texts.ts';
import { useLeaving, useMembers, useTransfer } from './use-team.ts';

type Props = { readonly organization: OwnOrganization };

export function LeavingSection({ organization }: Props) {
  const { leaving: texts } = useTexts(teamTexts);
  const { data: members = [] } = useMembers();
  const [opened, setOpened] = useState<'leave' | 'transfer' | null>(null);
  const others = members.filter(({ isCaller }) => !isCaller);
  const isOwner = may(organization.role, 'organization.transfer');
  const isOnlyOwner = isOwner && !others.some(({ role }) => role === 'owner');
  return (
    <PageSection id="leaving" heading={texts.heading} explanation={texts.explanation}>
      <div className="grid gap-3">
        {isOnlyOwner && (
          <p className="text-14 text-quiet">{others.length === 0 ? texts.alone : texts.onlyOwner}</p>
        )}
        <div className="flex flex-wrap gap-2">
          {isOwner && others.length > 0 && (
            <Button onClick={() => setOpened('transfer')}>{texts.transfer}</Button>
          )}
          {!isOnlyOwner && members.length > 0 && (
            <Button variant="danger" onClick={() => setOpened('leave')}>
              {texts.leave}
            </Button>
          )}
        </div>
      </div>
      {opened === 'leave' && <LeaveDialog organization={organization} onClose={() => setOpened(null)} />}
      {isOwner && opened === 'transfer' && <TransferDialog others={others} onClose={() => setOpened(null)} />}
    </PageSection>
  );
}

function LeaveDialog({ organization, onClose }: Props & { readonly onClose: () => void }) {
  const { leaving: texts, cancel } = useTexts(teamTexts);
  const leaving = useLeaving();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.leaveTitle(organization.name)}
      description={texts.leaveExplanation}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="danger"
            isLoading={leaving.isPending}
            onClick={() => leaving.mutate(undefined, { onError: onClose })}
          >
            {texts.leave}
          </Button>
        </>
      }
    />
  );
}

type TransferDialogProps = { readonly others: readonly OrganizationMember[]; readonly onClose: () => void };

function TransferDialog({ others, onClose }: TransferDialogProps) {
  const { leaving: texts, cancel } = useTexts(teamTexts);
  const transfer = useTransfer();
  const [chosen, setChosen] = useState<string | null>(null);

  function submit(): void {
    const person = others.find(({ userId }) => userId === chosen);
    if (!person) return;
    transfer.mutate(person.userId, {
      onSuccess: () => void toasts.add('success', texts.transferred(person.name || person.email)),
      onSettled: onClose,
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.transferTitle}
      description={texts.transferExplanation}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="primary"
            disabled={chosen === null}
            isLoading={transfer.isPending}
            onClick={submit}
          >
            {texts.transfer}
          </Button>
        </>
      }
    >
      <PeoplePicker
        label={texts.newOwner}
        people={others.map((member) => ({ ...member, name: member.name || member.email }))}
        chosen={chosen ? [chosen] : []}
        onChoose={([userId = null]) => setChosen(userId)}
      />
    </Dialog>
  );
}
