import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Schema = Record<string, never>;

/** What queries run on: the database or a transaction in it. Every query takes one as its first argument. */
export type Queryable = Omit<PgDatabase<PgQueryResultHKT, Schema>, 'transaction' | '_' | '$cache'>;

/** A running transaction. */
export type Transaction = Queryable & { readonly rollback: () => never };

/** Of a transaction that only reads, and sees the database as it was at one moment. */
export const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** The database itself: only it can begin a transaction. */
export type Database = Queryable & {
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    config?: typeof atOneMoment,
  ): Promise<Result>;
};

const inside = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Guards the outer handle. The embedded database has one connection: using the outer handle inside a transaction would
 * wait for that transaction to end, forever and without an error. So it throws, on every database.
 * @param transact runs a transaction instead of the driver's own method
 */
export function guardDatabase(
  raw: PgDatabase<PgQueryResultHKT, Schema>,
  transact: Database['transaction'] = (work, config) =>
    raw.transaction((opened) => work(opened as unknown as Transaction), config),
): Database {
  const transaction: Database['transaction'] = (work, config) => {
    const state = { open: true };
    return inside.run(state, async () => {
      try {
        return await transact(work, config);
      } finally {
        // Work started inside that continues afterwards may use the outer handle again.
        state.open = false;
      }
    });
  };
  return new Proxy(raw, {
    get(target, name) {
      if (inside.getStore()?.open) {
        throw new Error(
          `database.${String(name)} was used inside a transaction: use the transaction instead.`,
        );
      }
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }) as unknown as Database;
}
