import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { currentScope, type Scope, wordScope } from './scope.ts';

/** A pool whose connections run each query in its scope. */
export type ScopedPool = {
  query(config: QueryConfig | string, values?: unknown[]): Promise<QueryResult>;
  /** Runs work on one connection in the current scope. `isLost` decides by the error whether the connection is lost. */
  use<Result>(
    work: (client: PoolClient, told: Promise<unknown>) => Promise<Result>,
    isLost: (error: unknown) => boolean,
  ): Promise<Result>;
};

/**
 * Each connection remembers its scope. A different scope is set right before the query, without waiting for the
 * response: `pool` pipelines queries.
 * @param role the role for all scopes except the installation's; `null` if policies apply to the connection's own
 */
export function createScopedPool(pool: Pool, role: string | null): ScopedPool {
  const lastTold = new WeakMap<PoolClient, Scope>();

  /** Rejects if the scope could not be set: then the result of the following query must be discarded. */
  async function tell(client: PoolClient, scope: Scope): Promise<void> {
    if ((lastTold.get(client) ?? 'installation') === scope) return;
    lastTold.set(client, scope);
    await client.query(wordScope(scope, role));
  }

  async function use<Result>(
    work: (client: PoolClient, told: Promise<unknown>) => Promise<Result>,
    isLost: (error: unknown) => boolean,
  ): Promise<Result> {
    // Before waiting for a connection: it may be released in the context of another request.
    const scope = currentScope();
    const client = await pool.connect();
    let mustEnd = true;
    const told = tell(client, scope);
    try {
      const [result] = await Promise.all([work(client, told), told]);
      mustEnd = false;
      return result;
    } catch (error) {
      mustEnd =
        isLost(error) ||
        (await told.then(
          () => false,
          () => true,
        ));
      throw error;
    } finally {
      client.release(mustEnd);
    }
  }

  return {
    // Like the pool's own query, a connection with an error is not used again.
    query: (config, values) =>
      use(
        (client) => client.query(config as QueryConfig, values),
        () => true,
      ),
    use,
  };
}
