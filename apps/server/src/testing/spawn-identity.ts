import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const main = resolve(import.meta.dirname, '../identity-main.ts');

export type SpawnedIdentity = {
  /** URL without a trailing slash, with `/auth/v1` and `/rest/v1` below it. */
  readonly url: string;
  stop(): Promise<void>;
};

/** The identity service alone in a separate process, in memory. */
export async function spawnIdentity(variables: Readonly<Record<string, string>>): Promise<SpawnedIdentity> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Kills it if the test is aborted.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  const listening = new Promise<string>((found) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const url = /Identity listens on (http:\S+)\/auth\/v1/.exec(output)?.[1];
        if (url) found(url);
      });
    }
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([listening, ended.then(() => null)]);
  if (url === null) throw new Error(`The identity service ended before it listened:\n${output}`);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}
