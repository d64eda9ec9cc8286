import type { Client } from 'pg';
import { StartRefused } from '../process/start-refused.ts';

/** Timeouts that the server enforces, in milliseconds; 0 is unlimited. */
export type SessionLimits = {
  readonly statementMs: number;
  /** Milliseconds to wait for a lock. */
  readonly lockMs: number;
  /** Maximum idle time between two statements of a transaction. */
  readonly idleInTransactionMs: number;
};

/** Limits for requests, where a client waits for the answer. */
export const requestLimits: SessionLimits = {
  statementMs: 20_000,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
};

/** Limits for the queue, whose maintenance reads whole tables. */
export const queueLimits: SessionLimits = {
  statementMs: 120_000,
  lockMs: 30_000,
  idleInTransactionMs: 60_000,
};

/** Limits for commands that read or rewrite whole tables; overrides shorter settings of the server. */
export const noLimits: SessionLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** The limits as connection options, in effect from the first statement. */
export function sessionOptions({ statementMs, lockMs, idleInTransactionMs }: SessionLimits): string {
  return [
    `-c statement_timeout=${statementMs}`,
    `-c lock_timeout=${lockMs}`,
    `-c idle_in_transaction_session_timeout=${idleInTransactionMs}`,
  ].join(' ');
}

/** Name of all processes of an installation in `pg_stat_activity`. */
export const namePrefix = 'winnow ';

type Room = {
  /** Connections that this role may open, over all processes. */
  readonly usable: number;
  /** Other processes of the installation that are connected now. */
  readonly others: number;
};

export type RoomAssessment =
  | { readonly fits: true }
  /** Whether it may be too few once every process uses all of its connections. */
  | { readonly fits: false; readonly usable: number; readonly wanted: number };

/**
 * Compares the connections that all connected processes may open with the maximum of the server.
 * @throws StartRefused if the server accepts fewer than this process alone may open
 */
export async function assessRoom(
  client: Pick<Client, 'query'>,
  { name, connections }: { readonly name: string; readonly connections: number },
): Promise<RoomAssessment> {
  const { rows } = await client.query<Room>(askForRoom, [namePrefix, name]);
  const { usable, others } = rows[0] ?? { usable: 0, others: 0 };
  if (connections > usable) {
    throw new StartRefused(
      `DATABASE_POOL is ${connections}, and the PostgreSQL of DATABASE_URL accepts ${usable} connections. ` +
        'Set DATABASE_POOL to a share of them, or raise max_connections.',
    );
  }
  const wanted = connections * (others + 1);
  return wanted <= usable ? { fits: true } : { fits: false, usable, wanted };
}

// Connections reserved for superusers don't count; -1 is unlimited.
const askForRoom = `select least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0),
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
    (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
  )::int as usable,
  (select count(distinct application_name)::int from pg_stat_activity
    where datname = current_database() and starts_with(application_name, $1) and application_name <> $2) as others`;
