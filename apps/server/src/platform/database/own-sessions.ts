import type { Client } from 'pg';
import { StartRefused } from '../process/start-refused.ts';

type Connection = Pick<Client, 'query' | 'end'>;

/** A pooler may have several connections to the server at rest, and hands out any of them. */
const tries = 3;

/**
 * Makes sure that every connection is a session of its own on the server. Behind a pooler that works by transaction it
 * is not, and there the scope of row-level security, which a session keeps, would be taken over by somebody else.
 * @throws StartRefused if two connections that are open at the same time meet in one session
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
