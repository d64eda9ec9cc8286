import { apiKeyLimits } from '@winnow/contracts';
import { useState } from 'react';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyField } from '../../../ui/inputs/copy-field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { apiKeyTexts } from './api-key-texts.ts';
import { useApiKeyRotation } from './use-api-keys.ts';

const overlaps = ['0', '1', String(apiKeyLimits.overlapHoursMax)] as const;

/** Rotates the secret of a key, with an overlap for the old one. */
export function ApiKeyRotation({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const texts = useTexts(apiKeyTexts);
  const { dateTime } = useFormats();
  const rotation = useApiKeyRotation();
  const [hours, setHours] = useState<(typeof overlaps)[number]>(String(apiKeyLimits.overlapHoursMax));
  const made = rotation.data;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={made ? texts.madeTitle : texts.rotateTitle}
      description={made ? texts.madeExplanation : texts.rotateExplanation}
      actions={
        made ? (
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button
              variant="primary"
              isLoading={rotation.isPending}
              onClick={() => rotation.mutate({ id, overlapHours: Number(hours) })}
            >
              {texts.rotateConfirm}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <div className="grid grid-cols-1 gap-4">
          <CopyField label={texts.secret} value={made.secret} />
          {made.key.previousUntil && (
            <p className="text-13 text-quiet">{texts.overlap(dateTime(made.key.previousUntil))}</p>
          )}
        </div>
      ) : (
        <Select
          label={texts.overlapLabel}
          options={overlaps.map((value) => ({
            value,
            label: value === '0' ? texts.atOnce : texts.hours(Number(value)),
          }))}
          value={hours}
          onValueChange={setHours}
          disabled={rotation.isPending}
        />
      )}
    </Dialog>
  );
}
