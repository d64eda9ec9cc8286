import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { keptCodeEnvironment } from '@winnow/tuning';

const ourRoot = resolve(import.meta.dirname, '../../../..');
/** Cache of compiled code, which makes a start a third faster. */
const codeFolder = resolve(import.meta.dirname, '../../../../node_modules/.cache/winnow-test-servers');

export type SpawnedServer = {
  readonly process: ChildProcess;
  /** Empty for a worker, which does not listen. */
  readonly url: string;
  /** Combined standard output and error. */
  output(): string;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
};

export type EndedServer = { readonly code: number | null; readonly output: string };

type Variables = Readonly<Record<string, string>>;

type Program = {
  readonly nodeOptions?: readonly string[];
  /** Root of another repository whose program is started. */
  readonly root?: string;
};

/** Starts the real program on a free port and resolves once it listens or works. */
export async function spawnServer(
  variables: Variables,
  arguments_: readonly string[] = [],
  program: Program = {},
): Promise<SpawnedServer> {
  const { child, output } = start(variables, arguments_, program);
  const ended = once(child, 'exit').then(
    ([code, signal]) => (signal ?? code) as number | NodeJS.Signals | null,
  );
  const listening = new Promise<string>((found) => {
    child.stdout?.on('data', () => {
      const url = /Winnow (?:listens on (http:\S+)|works)/.exec(output());
      if (url) found(url[1] ?? '');
    });
  });
  const url = await Promise.race([listening, ended.then(() => null)]);
  if (url === null) throw new Error(`The server ended before it listened:\n${output()}`);
  return { process: child, url, output, ended };
}

/** Runs the real program to its end. */
export async function runToEnd(
  variables: Variables,
  arguments_: readonly string[] = [],
): Promise<EndedServer> {
  const { child, output } = start(variables, arguments_);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

function start(
  variables: Variables,
  arguments_: readonly string[],
  { nodeOptions = [], root = ourRoot }: Program = {},
) {
  const main = resolve(root, 'apps/server/src/main.ts');
  const child = spawn(process.execPath, [...nodeOptions, main, ...arguments_], {
    // The tests' environment must not leak into the program.
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      ...keptCodeEnvironment(codeFolder),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { child, output: () => text };
}
