import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { adminTexts } from '../admin-texts.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { Subject } from '../subject.ts';
import { useGiveCredits } from '../use-admin.ts';

const maxCredits = 100_000;

/** Grants credits that don't expire; repeated clicks grant them only once. */
export function CreditsDialog({
  subject,
  onClose,
}: {
  readonly subject: Subject;
  readonly onClose: () => void;
}) {
  const { people: texts } = useTexts(adminTexts);
  const [amount, setAmount] = useState('');
  const [hasTried, setTried] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const save = useGiveCredits(subject, () => {
    toasts.add('success', texts.saved);
    onClose();
  });
  const credits = /^\d+$/.test(amount.trim()) ? Number(amount) : 0;
  const isFine = credits >= 1 && credits <= maxCredits;
  return (
    <ReasonDialog
      draftName={`credits-${subject.id}`}
      title={texts.giveCreditsTo(subject.name)}
      action={texts.save}
      isSaving={save.isPending}
      isReady={isFine}
      onTried={() => setTried(true)}
      onClose={onClose}
      onSave={(reason) => save.mutate({ credits, reason, idempotencyKey })}
    >
      <TextInput
        inputMode="numeric"
        label={texts.amount}
        required
        value={amount}
        error={hasTried && !isFine ? texts.amountError : undefined}
        onValueChange={setAmount}
      />
    </ReasonDialog>
  );
}
