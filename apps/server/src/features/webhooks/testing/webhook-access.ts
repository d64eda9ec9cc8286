import { createWebhook, sendTestWebhook } from '@winnow/contracts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

async function aWebhook(_: TestServer, owner: SignedUp) {
  const given = { url: 'https://hooks.example/winnow', eventTypes: ['run.finished' as const] };
  const { webhook } = (await owner.client.call(createWebhook, given)).data;
  return { id: webhook.id };
}

async function aDelivery(server: TestServer, owner: SignedUp) {
  const { id } = await aWebhook(server, owner);
  return { id, deliveryId: (await owner.client.call(sendTestWebhook, { id })).data.id };
}

export const things: ThingsByPath = {
  '/webhooks/{id}': aWebhook,
  '/webhooks/{id}/secret': aWebhook,
  '/webhooks/{id}/test': aWebhook,
  '/webhooks/{id}/deliveries': aWebhook,
  '/webhooks/{id}/deliveries/{deliveryId}/redeliver': aDelivery,
};

export const access: AccessByRoute = {
  'PATCH /webhooks/{id}': { make: aWebhook, input: { description: 'Mine now' } },
};
