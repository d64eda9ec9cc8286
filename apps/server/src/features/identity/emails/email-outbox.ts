import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import { sendLetter } from '../identity-task-values.ts';
import type { LetterOrder } from './email-order.ts';
import { insertLetter } from './email-repository.ts';

export type Postbox = {
  /**
   * Puts a letter on its way: it is sent if and only if the transaction is committed, and again while the mail server
   * does not take it. It is written when it is sent, so no row and no job holds a link or a code.
   */
  post(on: Transaction, order: LetterOrder): Promise<void>;
};

export function createPostbox({ queue, clock }: { queue: Pick<Queue, 'enqueue'>; clock: Clock }): Postbox {
  return {
    async post(on, order) {
      const id = randomUUID();
      await insertLetter(on, { id, order, createdAt: clock.now() });
      await queue.enqueue(on, sendLetter, { id });
    },
  };
}
