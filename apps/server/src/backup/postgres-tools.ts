import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Writes a consistent dump of a PostgreSQL database to a file. */
export function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  // The connection sets no scope, for which row-level security shows all rows; without the option, `pg_dump` refuses
  // tables with row-level security.
  const options = ['--format=custom', '--no-owner', '--no-privileges', '--enable-row-security'];
  return run('pg_dump', [...options, `--file=${file}`], databaseUrl);
}

/** Restores a dump to an empty PostgreSQL database in one transaction. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  const { PGDATABASE } = readConnection(databaseUrl);
  await run('pg_restore', [...options, `--dbname=${PGDATABASE}`, file], databaseUrl);
}

/** @throws Error with the program's error output */
async function run(program: string, arguments_: readonly string[], databaseUrl: string): Promise<void> {
  const child = spawn(program, arguments_, {
    // Not as an argument: other users of the machine can read those.
    env: { PATH: process.env['PATH'], ...readConnection(databaseUrl) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  const [code] = (await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`The program ${program} is needed and was not found: it comes with PostgreSQL.`);
  })) as [number | null];
  if (code !== 0) throw new Error(`The program ${program} failed: ${words.trim()}`);
}

/** The connection as environment variables of PostgreSQL's programs. */
function readConnection(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const sslMode = searchParams.get('sslmode');
  const rootCertificate = searchParams.get('sslrootcert');
  return {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    // `no-verify` is only known to the driver: TLS without checking the certificate.
    ...(sslMode && { PGSSLMODE: sslMode === 'no-verify' ? 'require' : sslMode }),
    ...(rootCertificate && { PGSSLROOTCERT: rootCertificate }),
  };
}
