import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consentLimits, recordConsent } from '@winnow/contracts';
import { type SubmitEvent, useState } from 'react';
import { endingConsentTexts } from '../../../entities/ending-consents/ending-consent-texts.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';

type RenewalDialogProps = {
  readonly personId: string;
  readonly name: string;
  /** Current end of the consent, `YYYY-MM-DD`. */
  readonly expiresOn: string;
  readonly onClose: () => void;
};

/** Records a renewed consent with its new end and how it was given. */
export function RenewalDialog({ personId, name, expiresOn, onClose }: RenewalDialogProps) {
  const texts = useTexts(endingConsentTexts);
  const { date } = useFormats();
  const today = new Date().toISOString().slice(0, 10);
  const [until, setUntil] = useState(() => yearAfter(expiresOn > today ? expiresOn : today));
  const [how, setHow] = useState('');
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      api.call(recordConsent, {
        id: personId,
        kind: 'given',
        on: today,
        how: how.trim(),
        expiresOn: until,
      }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ['people'] });
      toasts.add('success', texts.saved(name, date(until)));
      onClose();
    },
  });
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (until >= today) save.mutate();
  }
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={texts.renewTitle(name)}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {save.error && <Notice tone="error" heading={texts.notSaved} />}
        <TextInput type="date" label={texts.expiresOn} value={until} min={today} onValueChange={setUntil} />
        <TextInput
          label={texts.how}
          helper={texts.howHelper}
          value={how}
          autoComplete="off"
          onValueChange={(words) => setHow(words.slice(0, consentLimits.howMax))}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" disabled={until < today} isLoading={save.isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A year later; February 29 becomes March 1. */
function yearAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}
