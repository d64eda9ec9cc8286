import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storesEmailsIn } from '../testing/emails.ts';

const root = join(import.meta.dirname, '../..');

export type RunningProduct = {
  /** Without a trailing slash. */
  readonly url: string;
  /** Process id of the parent of all other processes. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

/** Builds what is stale and serves the product like `npm start`, with its own data folder. */
export async function startProduct(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-'));
  const url = `http://localhost:${port}`;
  storesEmailsIn(url, settings['DATA_DIR'] ?? folder);
  const product = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      SITE_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    product.stdout.on('data', (line: Buffer) => {
      if (line.toString().includes('listens on')) resolve();
    });
    void exited.then(() => reject(new Error('The product did not start.')));
  });
  return {
    url,
    pid: product.pid ?? 0,
    async stop() {
      product.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
