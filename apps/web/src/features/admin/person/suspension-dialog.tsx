import type { OperatorUserView } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { adminTexts } from '../admin-texts.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useSuspend } from '../use-admin.ts';

type SuspensionDialogProps = {
  readonly user: OperatorUserView;
  /** Current state; the dialog inverts it. */
  readonly isSuspended: boolean;
  readonly onClose: () => void;
};

/** Suspends an account, or ends the suspension. */
export function SuspensionDialog({ user, isSuspended, onClose }: SuspensionDialogProps) {
  const { person: texts } = useTexts(adminTexts);
  const who = user.name || user.email;
  const save = useSuspend(() => {
    toasts.add('success', isSuspended ? texts.restored : texts.nowSuspended);
    onClose();
  });
  return (
    <ReasonDialog
      draftName={`${isSuspended ? 'restore' : 'suspend'}-${user.id}`}
      title={isSuspended ? texts.restoreTitle(who) : texts.suspendTitle(who)}
      description={isSuspended ? texts.restoreWords : texts.suspendWords}
      isDangerous={!isSuspended}
      action={isSuspended ? texts.restore : texts.suspend}
      isSaving={save.isPending}
      onClose={onClose}
      onSave={(reason) => save.mutate({ userId: user.id, isSuspended: !isSuspended, reason })}
    />
  );
}
