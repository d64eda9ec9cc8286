import type { Queryable } from './database.ts';

/**
 * Builds a query's SQL once instead of on every use, for queries of every request: building costs more than running.
 * Values that change are `sql.placeholder`s.
 */
export function wordedOnce<Query extends object>(word: (on: Queryable) => Query): (on: Queryable) => Query {
  const known = new WeakMap<Queryable, Query>();
  return (on) => {
    const query = known.get(on);
    // The handle is touched at every use, since the outer one refuses to be used inside a transaction.
    if (query && typeof on.select === 'function') return query;
    const worded = word(on);
    known.set(on, worded);
    return worded;
  };
}
