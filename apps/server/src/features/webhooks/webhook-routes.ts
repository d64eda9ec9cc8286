import {
  createWebhook,
  deleteWebhook,
  getWebhookSecret,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhook,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { WebhookService } from './webhook-service.ts';

export function mountWebhooks(api: Api, { webhooks }: { readonly webhooks: WebhookService }): void {
  mount(api, listWebhooks, async ({ caller }) => ({ data: { webhooks: await webhooks.list(caller) } }));
  mount(api, createWebhook, async ({ caller, input }) => ({ data: await webhooks.create(caller, input) }));
  mount(api, updateWebhook, async ({ caller, input: { id, ...change } }) => ({
    data: await webhooks.change(caller, id, change),
  }));
  mount(api, deleteWebhook, async ({ caller, input: { id } }) => {
    await webhooks.remove(caller, id);
    return { data: { id } };
  });
  mount(api, getWebhookSecret, async ({ caller, input: { id } }) => ({
    data: { secret: await webhooks.getSecret(caller, id) },
  }));
  mount(api, rotateWebhookSecret, async ({ caller, input: { id } }) => ({
    data: await webhooks.rotate(caller, id),
  }));
  mount(api, sendTestWebhook, async ({ caller, input: { id } }) => ({
    data: await webhooks.sendTest(caller, id),
  }));
  mount(api, listWebhookDeliveries, async ({ caller, input: { id, ...page } }) => ({
    data: await webhooks.listDeliveries(caller, id, page),
  }));
  mount(api, redeliverWebhook, async ({ caller, input: { id, deliveryId } }) => ({
    data: await webhooks.redeliver(caller, id, deliveryId),
  }));
}
