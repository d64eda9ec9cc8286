import { createHash } from 'node:crypto';
import { ApiError } from '@winnow/contracts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { findReply, type RequestKey, saveReply, takeKey } from './request-key-repository.ts';

/** A request that must take effect once. */
export type OnceRequest = RequestKey & { readonly body: object };

/**
 * Does the work in a transaction, once for a key: who asks again with the same body gets the reply of the first time,
 * with another body a conflict. What fails may be asked for again, since its key is given back with its transaction.
 * The reply is kept as JSON, so it holds no dates.
 */
export type Once = <Reply extends object>(
  request: OnceRequest,
  work: (transaction: Transaction) => Promise<Reply>,
) => Promise<Reply>;

export function createOnce({ database, now }: { database: Database; now: () => Date }): Once {
  return ({ body, ...key }, work) =>
    database.transaction(async (transaction) => {
      const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
      if (await takeKey(transaction, { ...key, bodyHash, createdAt: now() })) {
        const reply = await work(transaction);
        await saveReply(transaction, key, JSON.stringify(reply));
        return reply;
      }
      const earlier = await findReply(transaction, key);
      if (earlier?.bodyHash !== bodyHash || earlier.reply === null) {
        throw new ApiError('conflict', 'This request was already made with other contents.');
      }
      // Written by `saveReply` above, of the same scope.
      return JSON.parse(earlier.reply) as Awaited<ReturnType<typeof work>>;
    });
}
