import type { Client } from 'pg';
import { StartRefused } from '../process/start-refused.ts';

/** What the server itself ends, in milliseconds; 0 waits without end. */
export type SessionLimits = {
  readonly statementMs: number;
  /** Milliseconds to wait for a lock. */
  readonly lockMs: number;
  /** Between two statements of one transaction. */
  readonly idleInTransactionMs: number;
};

/** Limits for requests, where a client waits for the answer. */
export const requestLimits: SessionLimits = {
  statementMs: 20_000,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
};

/** The queue's own upkeep goes over whole tables. */
export const queueLimits: SessionLimits = {
  statementMs: 120_000,
  lockMs: 30_000,
  idleInTransactionMs: 60_000,
};

/** For commands that read or rewrite whole tables, also where the server's own settings are shorter. */
export const noLimits: SessionLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** The limits as options of a connection, which hold from its first statement. */
export function sessionOptions({ statementMs, lockMs, idleInTransactionMs }: SessionLimits): string {
  return [
    `-c statement_timeout=${statementMs}`,
    `-c lock_timeout=${lockMs}`,
    `-c idle_in_transaction_session_timeout=${idleInTransactionMs}`,
  ].join(' ');
}

/** All processes of an installation are named so in `pg_stat_activity`. */
export const namePrefix = 'winnow ';

type Room = {
  /** Connections that this role may open, in all processes together. */
  readonly usable: number;
  /** Other processes of the installation that are connected now. */
  readonly others: number;
};

export type RoomAssessment =
  | { readonly fits: true }
  /** It may be too little once every process uses all of its connections. */
  | { readonly fits: false; readonly usable: number; readonly wanted: number };

/**
 * Compares what this process, and as many others as are connected, may want with what the server accepts.
 * @throws StartRefused where the server does not even accept what this process alone may want
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

// What superusers alone may use does not count; -1 is no limit.
const askForRoom = `select least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0),
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
    (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
  )::int as usable,
  (select count(distinct application_name)::int from pg_stat_activity
    where datname = current_database() and starts_with(application_name, $1) and application_name <> $2) as others`;
