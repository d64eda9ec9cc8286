import type { Queue } from '../../platform/tasks/queue.ts';
import { followOwner } from '../organizations/owner-task-values.ts';
import type { BillingServices } from './billing-services.ts';
import {
  endUnpaidPlan,
  leaveProvider,
  notifyOfPayment,
  notifyOfWithdrawal,
  remindOfInvoice,
  renewPlans,
  sendInvoice,
  withdrawSubscription,
} from './billing-task-values.ts';

/** Every hour, so that plans begin and end on time. */
const hourly = '7 * * * *';

export function handleBillingTasks(queue: Queue, services: BillingServices): void {
  const {
    emails,
    paymentEmails,
    renewals,
    stripeCatchUp,
    stripeCustomers,
    stripePlanEnds,
    stripeWithdrawals,
    provider,
    withdrawalEmails,
  } = services;
  queue.handle(sendInvoice, ({ id }) => emails.send(id));
  queue.handle(remindOfInvoice, ({ id }) => emails.remind(id));
  queue.handle(renewPlans, async () => {
    await renewals.run();
    await stripeCatchUp?.run();
  });
  queue.handle(leaveProvider, (ids) => provider.leave(ids));
  queue.handle(withdrawSubscription, async (withdrawal) => {
    // The task fails for good, and operators see it in the list of failed tasks.
    if (!stripeWithdrawals) throw new Error('Stripe was switched off, so a payment cannot go back.');
    await stripeWithdrawals.withdraw(withdrawal);
  });
  queue.handle(endUnpaidPlan, async (plan) => {
    if (!stripePlanEnds) throw new Error('Stripe was switched off, so a plan cannot be ended there.');
    await stripePlanEnds.end(plan);
  });
  queue.handle(followOwner, async ({ organizationId }) => {
    await stripeCustomers?.followOwner(organizationId);
  });
  queue.handle(notifyOfPayment, (told) => paymentEmails.send(told));
  queue.handle(notifyOfWithdrawal, (told) => withdrawalEmails.send(told));
  queue.schedule(renewPlans, hourly, {});
}
