import { plans } from '@winnow/contracts';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { adminTexts } from '../admin-texts.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { Subject } from '../subject.ts';
import { useSetPlan } from '../use-admin.ts';

/** Sets a plan manually, such as Enterprise by contract. */
export function PlanDialog({
  subject,
  onClose,
}: {
  readonly subject: Subject;
  readonly onClose: () => void;
}) {
  const { people: texts } = useTexts(adminTexts);
  const [plan, setPlan] = useState(subject.plan);
  const [until, setUntil] = useState('');
  const [hasTried, setTried] = useState(false);
  const end = until === '' ? null : new Date(`${until}T23:59:59Z`);
  const isFine = end === null || end.getTime() > Date.now();
  const save = useSetPlan(subject, () => {
    toasts.add('success', texts.saved);
    onClose();
  });
  return (
    <ReasonDialog
      draftName={`plan-${subject.id}`}
      title={texts.setPlanOf(subject.name)}
      action={texts.save}
      isSaving={save.isPending}
      onClose={onClose}
      isReady={isFine}
      onTried={() => setTried(true)}
      onSave={(reason) => save.mutate({ plan, until: end?.toISOString() ?? null, reason })}
    >
      <Select
        label={texts.plan}
        value={plan}
        options={plans.map((value) => ({ value, label: texts.plans[value] }))}
        onValueChange={setPlan}
      />
      <TextInput
        type="date"
        label={texts.until}
        helper={texts.untilHint}
        error={hasTried && !isFine ? texts.untilError : undefined}
        value={until}
        onValueChange={setUntil}
      />
    </ReasonDialog>
  );
}
