import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storesEmailsIn } from './emails.ts';

const root = join(import.meta.dirname, '../..');

/** The product on its own port and data folder, for journeys in which it is killed. */
export type OwnServer = {
  /** Without a trailing slash. */
  readonly url: string;
  /** Resolves when it answers. @param daysAhead moves its clock */
  start(daysAhead?: number): Promise<void>;
  /** Its complete console output since its first start. */
  output(): string;
  /** Like a crash: without notice or cleanup. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

/** The web has already been built by the configuration's own server. */
export async function makeOwnServer(
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-e2e-own-'));
  const url = `http://localhost:${port}`;
  storesEmailsIn(url, folder);
  let output = '';
  let running: { readonly process: ChildProcess; readonly exited: Promise<void> } | null = null;

  async function end(signal: NodeJS.Signals): Promise<void> {
    running?.process.kill(signal);
    await running?.exited;
    running = null;
  }

  return {
    url,
    async start(daysAhead = 0) {
      const clock = daysAhead === 0 ? [] : ['--import', join(import.meta.dirname, 'clock-ahead.ts')];
      const started = spawn(process.execPath, [...clock, 'apps/server/src/main.ts'], {
        cwd: root,
        env: {
          ...process.env,
          PORT: String(port),
          HOST: 'localhost',
          DATA_DIR: folder,
          LOG_LEVEL: 'warn',
          TRUST_PROXY: '1',
          CLOCK_AHEAD_DAYS: String(daysAhead),
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exited = new Promise<void>((resolve) => started.once('exit', () => resolve()));
      running = { process: started, exited };
      await new Promise<void>((resolve, reject) => {
        started.stdout.on('data', (line: Buffer) => {
          output += line.toString();
          if (output.includes('listens on')) resolve();
        });
        void exited.then(() => reject(new Error('The server of this journey did not start.')));
      });
    },
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
