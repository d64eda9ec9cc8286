import type { Webhook } from '@winnow/contracts';
import { useState } from 'react';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyField } from '../../../ui/inputs/copy-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { useSecret, useSecretRotation } from './use-webhooks.ts';
import { webhookTexts } from './webhook-texts.ts';

/** The secret of an endpoint, shown and replaced on demand. */
export function SecretDialog({
  webhook,
  onClose,
}: {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}) {
  const texts = useTexts(webhookTexts);
  const { dateTime } = useFormats();
  const reading = useSecret();
  const rotation = useSecretRotation();
  const [isSure, setSure] = useState(false);
  const { id, formerSecretUntil } = webhook;
  const shown = rotation.data?.secret ?? reading.data?.secret;
  const until = rotation.data?.webhook.formerSecretUntil ?? formerSecretUntil;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.secretTitle}
      description={texts.secretExplanation}
      actions={
        <>
          <Button
            variant={isSure ? 'danger' : 'secondary'}
            isLoading={rotation.isPending}
            onClick={() => {
              if (!isSure) return setSure(true);
              rotation.mutate(id, {
                onSuccess: () => void toasts.add('success', texts.rotated),
                onSettled: () => setSure(false),
              });
            }}
          >
            {isSure ? texts.rotateConfirm : texts.rotate}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {shown ? (
          <CopyField label={texts.secret} value={shown} />
        ) : (
          <div>
            <Button isLoading={reading.isPending} onClick={() => reading.mutate(id)}>
              {texts.showSecret}
            </Button>
          </div>
        )}
        {isSure && <p className="text-14 text-quiet">{texts.rotateConsequence}</p>}
        {until && <p className="text-13 text-quiet">{texts.overlap(dateTime(until))}</p>}
      </div>
    </Dialog>
  );
}
