import type { OperatorOrganization } from '@winnow/contracts';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { adminTexts } from '../admin-texts.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { anyOrganizationTexts } from './any-organization-texts.ts';
import { useSetLimits } from './use-any-organizations.ts';

type Props = { readonly view: OperatorOrganization; readonly onClose: () => void };

const maxStorageMb = 10_000_000;
const maxMembersOfAny = 10_000;

/** Limits for storage and members; an empty field uses the default. */
export function LimitsDialog({ view: { organization, limits }, onClose }: Props) {
  const texts = useTexts(anyOrganizationTexts);
  const { people } = useTexts(adminTexts);
  const [storage, setStorage] = useState(limits.storageMb?.toString() ?? '');
  const [members, setMembers] = useState(limits.maxMembers?.toString() ?? '');
  const [hasTried, setTried] = useState(false);
  const save = useSetLimits(() => {
    toasts.add('success', people.saved);
    onClose();
  });
  const storageMb = numberIn(storage, maxStorageMb);
  const maxMembers = numberIn(members, maxMembersOfAny);
  return (
    <ReasonDialog
      draftName={`limits-${organization.id}`}
      title={texts.limitsOf(organization.name)}
      action={people.save}
      isSaving={save.isPending}
      isReady={storageMb !== undefined && maxMembers !== undefined}
      onTried={() => setTried(true)}
      onClose={onClose}
      onSave={(reason) => {
        if (storageMb === undefined || maxMembers === undefined) return;
        save.mutate({ organizationId: organization.id, storageMb, maxMembers, reason });
      }}
    >
      <TextInput
        inputMode="numeric"
        label={texts.storageMb}
        helper={texts.storageHint}
        value={storage}
        error={hasTried && storageMb === undefined ? texts.numberError : undefined}
        onValueChange={setStorage}
      />
      <TextInput
        inputMode="numeric"
        label={texts.maxMembers}
        helper={texts.membersHint}
        value={members}
        error={hasTried && maxMembers === undefined ? texts.numberError : undefined}
        onValueChange={setMembers}
      />
    </ReasonDialog>
  );
}

/** `null` for an empty field, `undefined` for anything but a number from 1 to the maximum. */
function numberIn(text: string, largest: number): number | null | undefined {
  const digits = text.trim();
  if (digits === '') return null;
  const value = /^\d+$/.test(digits) ? Number(digits) : 0;
  return value >= 1 && value <= largest ? value : undefined;
}
