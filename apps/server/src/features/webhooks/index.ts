import { createPublicFetch } from '../../platform/http/outgoing/public-fetch.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import { createWebhookDelivering, type WebhookDelivering } from './webhook-delivery.ts';
import { createWebhookEmails, type WebhookEmails } from './webhook-emails.ts';
import { createWebhookEvents } from './webhook-events.ts';
import { mountWebhooks } from './webhook-routes.ts';
import { createWebhookService } from './webhook-service.ts';
import {
  deliverWebhooks,
  forgetWebhooks,
  notifyWebhookDisabled,
  sweepWebhooks,
} from './webhook-task-values.ts';

const everyMinute = '* * * * *';
const daily = '43 3 * * *';
/** Maximum bytes of a response that are read. */
const maxAnswerBytes = 4_096;

type Needs = Foundation & { readonly audit: AuditService; readonly accounts: AccountServices };
type Uses = { readonly webhookDelivering: WebhookDelivering; readonly webhookEmails: WebhookEmails };

/** Webhooks: notify other systems of events in an organization. Later features add their events. */
export const webhooks = feature({
  createServices: (given: Needs) => ({
    webhookEvents: createWebhookEvents(given),
    webhooks: createWebhookService(given),
    webhookDelivering: createWebhookDelivering({
      ...given,
      fetch: createPublicFetch({
        mayReachPrivate: false,
        trustedHosts: given.webhookHosts,
        maxAnswerBytes,
        cutsAnswers: true,
      }),
    }),
    webhookEmails: createWebhookEmails({
      ...given,
      languageOf: (userId) => given.accounts.users.getLanguage(userId),
    }),
  }),
  routes: mountWebhooks,
  tasks(queue, { webhookDelivering, webhookEmails }: Uses) {
    queue.handle(deliverWebhooks, ({ endpointId }) => webhookDelivering.deliver(endpointId));
    queue.handle(sweepWebhooks, () => webhookDelivering.sweep());
    queue.handle(forgetWebhooks, () => webhookDelivering.forgetOld());
    queue.handle(notifyWebhookDisabled, ({ endpointId, userId }) =>
      webhookEmails.notifyDisabled(endpointId, userId),
    );
    queue.schedule(sweepWebhooks, everyMinute, {});
    queue.schedule(forgetWebhooks, daily, {});
  },
});
