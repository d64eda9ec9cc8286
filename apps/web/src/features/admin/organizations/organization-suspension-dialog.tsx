import type { OperatorOrganization } from '@winnow/contracts';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { anyOrganizationTexts } from './any-organization-texts.ts';
import { useSuspendOrganization } from './use-any-organizations.ts';

type Props = { readonly view: OperatorOrganization; readonly onClose: () => void };

const maxNotice = 500;

/** Suspends an organization, or ends the suspension. */
export function OrganizationSuspensionDialog({ view: { organization }, onClose }: Props) {
  const texts = useTexts(anyOrganizationTexts);
  const [notice, setNotice] = useState('');
  const { id: organizationId, name, isSuspended } = organization;
  const save = useSuspendOrganization(() => {
    toasts.add('success', isSuspended ? texts.restored : texts.nowSuspended);
    onClose();
  });
  return (
    <ReasonDialog
      draftName={`${isSuspended ? 'restore' : 'suspend'}-${organizationId}`}
      title={isSuspended ? texts.restoreTitle(name) : texts.suspendTitle(name)}
      description={isSuspended ? texts.restoreWords : texts.suspendWords}
      isDangerous={!isSuspended}
      action={isSuspended ? texts.restore : texts.suspend}
      isSaving={save.isPending}
      onClose={onClose}
      onSave={(reason) =>
        save.mutate({ organizationId, isSuspended: !isSuspended, notice: notice.trim(), reason })
      }
    >
      {!isSuspended && (
        <TextInput
          label={texts.notice}
          helper={texts.noticeHint}
          value={notice}
          onValueChange={(value) => setNotice(value.slice(0, maxNotice))}
        />
      )}
    </ReasonDialog>
  );
}
