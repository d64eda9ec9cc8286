import type { Queryable } from './database.ts';

/**
 * A query that is put into words once and not at every use, for what is asked with every request: making the words
 * costs more than the answer. What differs from use to use are `sql.placeholder`s.
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
