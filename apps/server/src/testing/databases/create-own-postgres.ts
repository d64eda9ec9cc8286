import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';

/** Creates an empty database with a unique name on the PostgreSQL server of a URL. */
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
