import { type Webhook, type WebhookEventType, webhookEventTypes } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { useWebhookChange, useWebhookCreation } from './use-webhooks.ts';
import { webhookTexts } from './webhook-texts.ts';

type WebhookFormProps = {
  /** Omitted for a new one. */
  readonly webhook?: Webhook;
  readonly onClose: () => void;
  readonly onCreated?: (secret: string) => void;
};

/** Form for an endpoint: URL and events. */
export function WebhookForm({ webhook, onClose, onCreated }: WebhookFormProps) {
  const texts = useTexts(webhookTexts);
  const creation = useWebhookCreation();
  const change = useWebhookChange();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [chosen, setChosen] = useState<readonly WebhookEventType[]>(webhook?.eventTypes ?? webhookEventTypes);
  const [missing, setMissing] = useState<'url' | 'events' | null>(null);
  const isPending = creation.isPending || change.isPending;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const lacks = url.trim() === '' ? 'url' : chosen.length === 0 ? 'events' : null;
    setMissing(lacks);
    if (lacks) {
      document.getElementById(lacks === 'url' ? 'webhook-url' : `webhook-${webhookEventTypes[0]}`)?.focus();
      return;
    }
    const values = { url: url.trim(), description: description.trim(), eventTypes: [...chosen] };
    if (webhook) {
      change.mutate(
        { id: webhook.id, ...values },
        {
          onSuccess() {
            toasts.add('success', texts.saved);
            onClose();
          },
        },
      );
    } else creation.mutate(values, { onSuccess: ({ secret }) => onCreated?.(secret) });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={webhook ? texts.editTitle : texts.addTitle}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form="webhook-form" isLoading={isPending}>
            {webhook ? texts.save : texts.add}
          </Button>
        </>
      }
    >
      <form id="webhook-form" noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
        <TextInput
          id="webhook-url"
          label={texts.url}
          helper={texts.urlHelper}
          placeholder="https://example.com/webhooks"
          type="url"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          value={url}
          onValueChange={(value) => {
            setUrl(value);
            setMissing(null);
          }}
          error={missing === 'url' ? texts.urlMissing : undefined}
          disabled={isPending}
        />
        <TextInput
          label={texts.description}
          helper={texts.descriptionHelper}
          autoComplete="off"
          value={description}
          onValueChange={setDescription}
          disabled={isPending}
        />
        <fieldset className="grid grid-cols-1 gap-2">
          <legend className="mb-2 text-14 font-medium">{texts.eventTypes}</legend>
          {webhookEventTypes.map((type) => (
            <Checkbox
              key={type}
              id={`webhook-${type}`}
              label={texts.types[type]}
              helper={
                <code dir="ltr" className="font-mono text-12">
                  {type}
                </code>
              }
              checked={chosen.includes(type)}
              onCheckedChange={(isChecked) => {
                setChosen((now) => (isChecked ? [...now, type] : now.filter((each) => each !== type)));
                setMissing(null);
              }}
              disabled={isPending}
            />
          ))}
          <p role="alert" className="text-13 text-not-met empty:hidden">
            {missing === 'events' ? texts.eventsMissing : null}
          </p>
        </fieldset>
      </form>
    </Dialog>
  );
}
