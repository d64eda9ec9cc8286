import { createHash } from 'node:crypto';
import { ApiError, sentence } from '@winnow/contracts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { findReply, type RequestKey, saveReply, takeKey } from './request-key-repository.ts';

/** A request that must take effect once. */
export type OnceRequest = RequestKey & { readonly body: object };

/**
 * Runs the work in a transaction, once per key: a repeated request with the same body gets the first reply, with
 * another body a conflict. A failed request may be repeated, since its key is rolled back with its transaction. The
 * reply is stored as JSON, so it contains no dates.
 */
export type Once = <Reply extends object>(
  request: OnceRequest,
  work: (transaction: Transaction) => Promise<Reply>,
) => Promise<Reply>;

export function createOnce({ database, now }: { database: Database; now: () => Date }): Once {
  return ({ body, ...key }, work) =>
    database.transaction(async (transaction) => {
      if (await takeKey(transaction, { ...key, bodyHash: hashOfBody(body), createdAt: now() })) {
        const reply = await work(transaction);
        await saveReply(transaction, key, JSON.stringify(reply));
        return reply;
      }
      return (await readReply(transaction, { body, ...key })) ?? madeOtherwise();
    });
}

/**
 * The stored reply of an earlier request, for work that is expensive before its transaction; `null` if there was none.
 */
export type FindEarlierReply = <Reply extends object>(request: OnceRequest) => Promise<Reply | null>;

export function createFindEarlierReply(database: Database): FindEarlierReply {
  return (request) => readReply(database, request);
}

/** @throws ApiError `conflict` if it was made with another body */
async function readReply<Reply extends object>(
  on: Queryable,
  { body, ...key }: OnceRequest,
): Promise<Reply | null> {
  const earlier = await findReply(on, key);
  if (!earlier) return null;
  if (earlier.bodyHash !== hashOfBody(body) || earlier.reply === null) return madeOtherwise();
  // Written by `saveReply` above, of the same scope.
  return JSON.parse(earlier.reply) as Reply;
}

function hashOfBody(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

function madeOtherwise(): never {
  throw new ApiError('conflict', sentence('sent-before'));
}
