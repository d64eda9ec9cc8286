import type { Queue } from '../../platform/jobs/queue.ts';
import { leaveProvider, renewPlans, sendInvoice } from './billing-job-values.ts';
import type { BillingServices } from './billing-services.ts';

/** Every hour, so that nobody waits long for a plan to begin or end. */
const hourly = '7 * * * *';

export function handleBillingJobs(queue: Queue, { letters, renewals, way }: BillingServices): void {
  queue.handle(sendInvoice, ({ id }) => letters.send(id));
  queue.handle(renewPlans, () => renewals.run());
  queue.handle(leaveProvider, (ids) => way.leave(ids));
  queue.schedule(renewPlans, hourly, {});
}
