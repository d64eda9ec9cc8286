import type { Queryable } from './database.ts';

/**
 * Builds a query's SQL once instead of on every use, for queries of every request: building costs more than running.
 * Use `sql.placeholder` for values that change.
 */
export function wordedOnce<Query extends object>(word: (on: Queryable) => Query): (on: Queryable) => Query {
  const known = new WeakMap<Queryable, Query>();
  return (on) => {
    const query = known.get(on);
    // Accesses the handle on every use, so that the outer one still throws inside a transaction.
    if (query && typeof on.select === 'function') return query;
    const worded = word(on);
    known.set(on, worded);
    return worded;
  };
}
