import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../..');

/** Signals that are forwarded to the program. */
const passedOn = ['SIGINT', 'SIGTERM'] as const;

/** Runs a program of `node_modules/.bin` or the running Node and shows its output; returns its exit status. */
export function runCommand(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const bin = join(root, 'node_modules/.bin');
  const program = command === 'node' ? process.execPath : join(bin, command);
  // npm programs start with the Node on the path, which must be the running one.
  const path = `${bin}:${process.env.PATH ?? ''}`;
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...environment },
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of passedOn) process.on(signal, pass);
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)));
  }).finally(() => {
    for (const signal of passedOn) process.off(signal, pass);
  });
}
