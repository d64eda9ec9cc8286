import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';

/** Makes an empty database on the PostgreSQL server of an address, with a name that nobody else has. */
export async function createOwnPostgres(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `winnow_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  await pool.query(statement).finally(() => pool.end());
}
