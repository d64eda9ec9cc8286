import type { WebhookDelivery } from '@winnow/contracts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { useDeliveries, useRedelivery, useTestEvent } from './use-webhooks.ts';
import { webhookTexts } from './webhook-texts.ts';

const tones = { pending: 'neutral', delivered: 'met', failed: 'not-met', canceled: 'neutral' } as const;

type DeliveryLogProps = { readonly id: string; readonly name: string; readonly onClose: () => void };

/** Deliveries to an endpoint with its responses. */
export function DeliveryLog({ id, name, onClose }: DeliveryLogProps) {
  const texts = useTexts(webhookTexts);
  const deliveries = useDeliveries(id);
  const test = useTestEvent(id);
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.logTitle(name)}
      description={texts.logExplanation}
      actions={
        <>
          <Button
            isLoading={test.isPending}
            onClick={() =>
              test.mutate(undefined, { onSuccess: () => void toasts.add('success', texts.testSent) })
            }
          >
            {texts.sendTest}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <Fetched query={deliveries} words={texts} lines={4}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.deliveries);
          if (rows.length === 0) return <p className="text-14 text-quiet">{texts.noDeliveries}</p>;
          return (
            <div className="grid grid-cols-1 gap-4">
              <ul className="grid grid-cols-1 divide-y divide-rule rounded-card border border-rule bg-raised">
                {rows.map((delivery) => (
                  <DeliveryRow key={delivery.id} webhookId={id} delivery={delivery} />
                ))}
              </ul>
              {deliveries.hasNextPage && (
                <div>
                  <Button
                    isLoading={deliveries.isFetchingNextPage}
                    onClick={() => void deliveries.fetchNextPage()}
                  >
                    {texts.more}
                  </Button>
                </div>
              )}
            </div>
          );
        }}
      </Fetched>
    </Dialog>
  );
}

function DeliveryRow({
  webhookId,
  delivery,
}: {
  readonly webhookId: string;
  readonly delivery: WebhookDelivery;
}) {
  const texts = useTexts(webhookTexts);
  const { dateTime, number } = useFormats();
  const redelivery = useRedelivery(webhookId);
  const { id, eventType, state, createdAt, nextAttemptAt, attempts, payload, messageId } = delivery;
  return (
    <li>
      <details className="px-4 py-3">
        <summary className="flex cursor-pointer flex-wrap items-center gap-2 text-14">
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          <code dir="ltr" className="font-mono text-13">
            {eventType}
          </code>
          <span className="text-13 text-quiet">{dateTime(createdAt)}</span>
        </summary>
        <div className="mt-3 grid grid-cols-1 gap-3">
          <p dir="ltr" className="text-start font-mono text-12 break-all text-quiet">
            {messageId}
          </p>
          <Block label={texts.payload} text={payload} />
          {attempts.map((attempt) => (
            <div key={attempt.number} className="grid grid-cols-1 gap-1">
              <p className="text-13 text-quiet">
                {texts.attempt(attempt.number, dateTime(attempt.at), number(attempt.tookMs))}
                {' · '}
                {attempt.status === null
                  ? texts.errors[attempt.error ?? 'connection']
                  : texts.status(attempt.status)}
              </p>
              {attempt.response && <Block label={texts.response} text={attempt.response} />}
            </div>
          ))}
          {nextAttemptAt && attempts.length > 0 && (
            <p className="text-13 text-quiet">{texts.next(dateTime(nextAttemptAt))}</p>
          )}
          <div>
            <Button
              size="sm"
              disabled={state === 'pending'}
              isLoading={redelivery.isPending}
              onClick={() =>
                redelivery.mutate(id, { onSuccess: () => void toasts.add('success', texts.redelivered) })
              }
            >
              {texts.redeliver}
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}

function Block({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="grid min-w-0 gap-1">
      <p className="text-13 text-quiet">{label}</p>
      <pre
        dir="ltr"
        className="max-h-40 overflow-auto rounded-control bg-sunken px-2 py-1.5 font-mono text-12 break-all whitespace-pre-wrap"
      >
        {text}
      </pre>
    </div>
  );
}
