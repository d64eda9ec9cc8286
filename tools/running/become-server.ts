import { join } from 'node:path';
import { root, runCommand } from './run-command.ts';

const options = [
  // With room for more, the garbage of old requests is let lie until it is several times what is in use; this way the
  // process keeps within some 150 MB of it.
  '--max-old-space-size=1536',
  // Room for young objects, since few of them grow old.
  '--max-semi-space-size=32',
  // For `platform/process/tidy-at-rest.ts`.
  '--expose-gc',
  // The database's code is recompiled while it runs: less compiled at once takes less memory.
  '--wasm-num-compilation-tasks=1',
  '--env-file-if-exists=.env',
];

/** The C library gives memory back once it is free, and keeps it in few places. Others than glibc do not know these. */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Compiled code is kept for the next start, which takes half the processor time then. It goes with `node_modules`. */
const codeFolder = join(root, 'node_modules/.cache/winnow');

/**
 * Replaces this process with the server, so that no parent process remains. Where the system can't do that (Windows),
 * the server is a child.
 */
export async function becomeServer(args: readonly string[]): Promise<void> {
  const program = [...options, 'apps/server/src/main.ts', ...args];
  const chosen = { ...memory, NODE_COMPILE_CACHE: codeFolder };
  const environment = Object.fromEntries(
    Object.entries(chosen).filter(([name]) => process.env[name] === undefined),
  );
  if (process.execve && process.platform !== 'win32') {
    process.chdir(root);
    process.execve(process.execPath, [process.execPath, ...program], { ...process.env, ...environment });
  }
  process.exitCode = await runCommand('node', program, environment);
}
