import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import { sendEmail } from '../identity-task-values.ts';
import type { EmailOrder } from './email-order.ts';
import { insertEmail } from './email-repository.ts';

export type EmailOutbox = {
  /**
   * Queues an email: it is sent only if the transaction is committed, and retried while the mail server fails. It is
   * written when sent, so no row and no task contains a link or a code.
   */
  post(on: Transaction, order: EmailOrder): Promise<void>;
};

export function createEmailOutbox({
  queue,
  clock,
}: {
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
}): EmailOutbox {
  return {
    async post(on, order) {
      const id = randomUUID();
      await insertEmail(on, { id, order, createdAt: clock.now() });
      await queue.enqueue(on, sendEmail, { id });
    },
  };
}
