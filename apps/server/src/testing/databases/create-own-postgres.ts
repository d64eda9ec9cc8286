import { randomUUID } from 'node:crypto';
import { Client, Pool, type PoolConfig } from 'pg';

export type OwnPostgres = { readonly url: string; drop(): Promise<void> };

/** Any number that nothing else on the server of the tests locks. */
const templateLock = 5_207_113;

/**
 * Creates a database with a unique name on the PostgreSQL server of a URL.
 *
 * @param template name of the database that it is a copy of; else it is empty
 */
export async function createOwnPostgres(serverUrl: string, template?: string): Promise<OwnPostgres> {
  const name = `winnow_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, (server) =>
    server.query(template ? `create database ${name} template ${template}` : `create database ${name}`),
  );
  return { url: urlOf(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}

/** Makes the database of this name once for all tests of the server; only a whole one gets the name. */
export async function ensureTemplate(
  serverUrl: string,
  name: string,
  prepare: (url: string) => Promise<void>,
): Promise<void> {
  await onServer(serverUrl, async (server) => {
    // Other test workers wait here; the end of the connection releases it.
    await server.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    // Left by a test run that ended early.
    await server.query(`drop database if exists ${draft} with (force)`);
    await server.query(`create database ${draft}`);
    await prepare(urlOf(serverUrl, draft));
    await server.query(`alter database ${draft} rename to ${name}`);
  });
}

/**
 * A pool on a database that is dropped when its test has ended. The pool says that it has ended before its connections
 * are closed, and the drop ends those that are left: without a listener this would be an error outside of any test.
 */
export function openOwnPool(url: string, config: PoolConfig): Pool {
  return new Pool({ ...config, connectionString: url }).on('error', () => {});
}

/** The rows of one statement, on a connection of its own. */
export function askPostgres<Row>(url: string, text: string): Promise<Row[]> {
  return onServer(url, async (server) => (await server.query(text)).rows as Row[]);
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function dropDatabase(serverUrl: string, name: string): Promise<void> {
  return onServer(serverUrl, async (server) => {
    await server.query(`drop database ${name} with (force)`);
  });
}

async function onServer<Result>(
  connectionString: string,
  work: (server: Client) => Promise<Result>,
): Promise<Result> {
  const server = new Client({ connectionString });
  await server.connect();
  return work(server).finally(() => server.end());
}
