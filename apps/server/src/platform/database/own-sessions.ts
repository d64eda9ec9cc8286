import type { Client } from 'pg';
import { StartRefused } from '../process/start-refused.ts';

type Connection = Pick<Client, 'query' | 'end'>;

/** Number of attempts: a pooler may have several idle server connections, and uses any of them. */
const tries = 3;

/**
 * Ensures that every connection has its own server session. Behind a pooler in transaction mode it doesn't, and there
 * another client would inherit the session's scope of row-level security.
 * @throws StartRefused if two concurrent connections use the same session
 */
export async function requireOwnSessions(connect: () => Promise<Connection>): Promise<void> {
  const opened: Connection[] = [];
  try {
    for (const _ of [1, 2]) opened.push(await connect());
    for (let number = 0; number < tries; number += 1) {
      const sessions = new Set<number | undefined>();
      for (const connection of opened) {
        const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
        sessions.add(rows[0]?.pid);
      }
      if (sessions.size === opened.length) continue;
      throw new StartRefused(
        'DATABASE_URL leads to a pooler that shares connections by transaction. Winnow keeps in each ' +
          'connection whose rows it shows: have the pooler work by session (pool_mode = session), or leave it out.',
      );
    }
  } finally {
    await Promise.all(opened.map((connection) => connection.end()));
  }
}
