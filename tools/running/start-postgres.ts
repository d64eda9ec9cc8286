import { execFile, execFileSync } from 'node:child_process';
import { appendFile, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Postgres = {
  readonly url: string;
  readonly version: string;
  /** The owner of its files. */
  readonly user: { readonly uid: number; readonly gid: number };
  /** Ends all connections at once and restarts. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

type PostgresOptions = {
  readonly isDurable?: boolean;
  readonly settings?: readonly string[];
  readonly fill?: (data: string) => Promise<void>;
};

/**
 * Starts a PostgreSQL of this machine on a free loopback port; `null` if none is installed.
 *
 * @param isDurable waits for the disk at every commit, like production servers; tests need not
 * @param settings lines of its configuration
 * @param fill fills the data folder, instead of an empty database
 */
export async function startPostgres({
  isDurable = false,
  settings: lines = [],
  fill,
}: PostgresOptions = {}): Promise<Postgres | null> {
  const initdb = findOnPath('initdb');
  const pgCtl = findOnPath('pg_ctl');
  const user = await findUser();
  if (!initdb || !pgCtl || !user) return null;
  const folder = await mkdtemp(join(tmpdir(), 'winnow-postgres-'));
  await chown(folder, user.uid, user.gid);
  const options = { uid: user.uid, gid: user.gid, cwd: folder, env: withLocale(process.env) };
  const data = join(folder, 'data');
  const port = await findFreePort();
  if (fill) await fill(data);
  else await run(initdb, ['-D', data, '-U', 'winnow', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  if (lines.length > 0) await appendFile(join(data, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=${isDurable ? 'on' : 'off'}`;
  execFileSync(pgCtl, ['-D', data, '-o', settings, '-w', '-l', join(folder, 'log'), 'start'], {
    ...options,
    stdio: 'ignore',
  });
  const { stdout } = await run(initdb, ['--version'], options);
  return {
    url: `postgres://winnow@127.0.0.1:${port}/postgres`,
    version: stdout.trim().replace('initdb ', ''),
    user,
    async restart() {
      execFileSync(pgCtl, ['-D', data, '-m', 'fast', '-w', '-l', join(folder, 'log'), 'restart'], {
        ...options,
        stdio: 'ignore',
      });
    },
    async stop() {
      await run(pgCtl, ['-D', data, '-m', 'immediate', 'stop'], options);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Without a locale in the environment, the database would use "C", which knows no letters beyond ASCII. */
const withLocale = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  environment.LC_ALL || environment.LANG ? environment : { ...environment, LC_ALL: 'C.UTF-8' };

function findOnPath(program: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    try {
      execFileSync(join(folder, program), ['--version'], { stdio: 'ignore' });
      return join(folder, program);
    } catch {
      // Missing; the next folder may have it.
    }
  }
  return null;
}

/** PostgreSQL refuses to run as root; then the system's postgres user runs it. */
async function findUser(): Promise<{ uid: number; gid: number } | null> {
  const uid = process.getuid?.() ?? -1;
  if (uid > 0) return { uid, gid: process.getgid?.() ?? uid };
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const entry = users.split('\n').find((line) => line.startsWith('postgres:'));
  const [, , userId, groupId] = entry?.split(':') ?? [];
  return userId && groupId ? { uid: Number(userId), gid: Number(groupId) } : null;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
