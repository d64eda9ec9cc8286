import type { OperatorOrganization } from '@winnow/contracts';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { anyOrganizationTexts } from './any-organization-texts.ts';
import { useGiveOwnership } from './use-any-organizations.ts';

type Props = { readonly view: OperatorOrganization; readonly onClose: () => void };

/** Makes a member an owner; for an organization whose only owner is lost. */
export function OwnershipDialog({ view: { organization, members }, onClose }: Props) {
  const texts = useTexts(anyOrganizationTexts);
  const others = members.filter(({ role }) => role !== 'owner');
  const [chosen, setChosen] = useState(others[0]?.userId ?? '');
  const save = useGiveOwnership(() => {
    toasts.add('success', texts.ownershipGiven);
    onClose();
  });
  return (
    <ReasonDialog
      draftName={`owner-${organization.id}`}
      title={texts.ownershipOf(organization.name)}
      description={others.length === 0 ? texts.noOtherMembers : texts.ownershipWords}
      action={texts.giveOwnership}
      isSaving={save.isPending}
      isReady={chosen !== ''}
      onClose={onClose}
      onSave={(reason) => save.mutate({ organizationId: organization.id, userId: chosen, reason })}
    >
      {others.length > 0 && (
        <Select
          label={texts.newOwner}
          value={chosen}
          options={others.map(({ userId, name, email }) => ({
            value: userId,
            label: name === '' ? email : `${name} (${email})`,
          }))}
          onValueChange={setChosen}
        />
      )}
    </ReasonDialog>
  );
}
