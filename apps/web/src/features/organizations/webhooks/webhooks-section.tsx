import { type Webhook, webhookLimits } from '@winnow/contracts';
import { useState } from 'react';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyField } from '../../../ui/inputs/copy-field.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { useWebhookChange, useWebhookDeletion, useWebhooks } from './use-webhooks.ts';
import { WebhookForm } from './webhook-form.tsx';
import { SecretDialog } from './webhook-secret.tsx';
import { webhookTexts } from './webhook-texts.ts';

type Opened = 'form' | 'secret' | 'log' | 'deletion' | null;

/** Webhooks of the organization. */
export function WebhooksSection() {
  const texts = useTexts(webhookTexts);
  const webhooks = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <PageSection id="webhooks" heading={texts.heading} explanation={texts.explanation}>
      <Fetched query={webhooks} words={texts} lines={4}>
        {(known) => {
          const isFull = known.length >= webhookLimits.endpoints;
          return (
            <div className="grid grid-cols-1 gap-4">
              {known.length === 0 ? (
                <p className="text-14 text-quiet">{texts.none}</p>
              ) : (
                <ul className="grid grid-cols-1 divide-y divide-rule rounded-card border border-rule bg-raised">
                  {known.map((webhook) => (
                    <WebhookRow key={webhook.id} webhook={webhook} />
                  ))}
                </ul>
              )}
              <div className="flex flex-wrap items-center gap-3">
                <Button
                  disabled={isFull}
                  aria-describedby={isFull ? 'webhooks-full' : undefined}
                  onClick={() => setAdding(true)}
                >
                  {texts.add}
                </Button>
                {isFull && (
                  <p id="webhooks-full" className="text-13 text-quiet">
                    {texts.full(webhookLimits.endpoints)}
                  </p>
                )}
              </div>
            </div>
          );
        }}
      </Fetched>
      {isAdding && (
        <WebhookForm
          onClose={() => setAdding(false)}
          onCreated={(made) => {
            setAdding(false);
            setSecret(made);
          }}
        />
      )}
      <Dialog
        isOpen={secret !== null}
        onOpenChange={(isOpen) => !isOpen && setSecret(null)}
        title={texts.madeTitle}
        description={texts.madeExplanation}
        actions={
          <Button variant="primary" onClick={() => setSecret(null)}>
            {texts.done}
          </Button>
        }
      >
        {secret !== null && <CopyField label={texts.secret} value={secret} />}
      </Dialog>
    </PageSection>
  );
}

const tones = { pending: 'neutral', delivered: 'met', failed: 'not-met', canceled: 'neutral' } as const;

function WebhookRow({ webhook }: { readonly webhook: Webhook }) {
  const texts = useTexts(webhookTexts);
  const { dateTime } = useFormats();
  const change = useWebhookChange();
  const [opened, setOpened] = useState<Opened>(null);
  const { id, url, description, isEnabled, disabledFor, lastDelivery, eventTypes } = webhook;
  const name = description || new URL(url).host;
  const close = () => setOpened(null);
  const deletion = useWebhookDeletion(() => {
    toasts.add('success', texts.removed);
    close();
  });
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          <bdi className="min-w-0 break-words">{name}</bdi>
          <Badge tone={isEnabled ? 'met' : 'neutral'}>{isEnabled ? texts.on : texts.off}</Badge>
          {lastDelivery && <Badge tone={tones[lastDelivery.state]}>{texts.states[lastDelivery.state]}</Badge>}
        </p>
        <p dir="ltr" className="text-start font-mono text-12 break-all text-quiet">
          {url}
        </p>
        <p className="text-13 text-quiet">
          {texts.events(eventTypes.length)}
          {' · '}
          {lastDelivery ? texts.last(dateTime(lastDelivery.at)) : texts.never}
        </p>
        {disabledFor && <p className="text-13 text-not-met">{texts.disabledFor[disabledFor]}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={texts.named(texts.log, name)} onClick={() => setOpened('log')}>
          {texts.log}
        </Button>
        <Button size="sm" aria-label={texts.named(texts.secret, name)} onClick={() => setOpened('secret')}>
          {texts.secret}
        </Button>
        <Button size="sm" aria-label={texts.named(texts.edit, name)} onClick={() => setOpened('form')}>
          {texts.edit}
        </Button>
        <Button
          size="sm"
          aria-label={texts.named(isEnabled ? texts.turnOff : texts.turnOn, name)}
          isLoading={change.isPending}
          onClick={() => change.mutate({ id, isEnabled: !isEnabled })}
        >
          {isEnabled ? texts.turnOff : texts.turnOn}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={texts.named(texts.remove, name)}
          onClick={() => setOpened('deletion')}
        >
          {texts.remove}
        </Button>
      </div>
      {opened === 'form' && <WebhookForm webhook={webhook} onClose={close} />}
      {opened === 'secret' && <SecretDialog webhook={webhook} onClose={close} />}
      {opened === 'log' && <DeliveryLog id={id} name={name} onClose={close} />}
      <Dialog
        isOpen={opened === 'deletion'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={texts.removeTitle}
        description={texts.removeConsequence}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button
              variant="danger"
              isLoading={deletion.isPending}
              onClick={() => deletion.mutate(id, { onError: close })}
            >
              {texts.removeConfirm}
            </Button>
          </>
        }
      />
    </li>
  );
}
