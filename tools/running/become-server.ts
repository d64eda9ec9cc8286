import { join } from 'node:path';
import { flagsFor, serverEnvironment } from '@winnow/tuning/measures';
import { root, runCommand } from './run-command.ts';

/** Deleted together with `node_modules`, like the code it was compiled from. */
const codeFolder = join(root, 'node_modules/.cache/winnow');

/**
 * Replaces this process with the server, so that no parent process remains. If the system can't do that (Windows), the
 * server is a child process.
 */
export async function becomeServer(args: readonly string[]): Promise<void> {
  const program = [...flagsFor('server'), '--env-file-if-exists=.env', 'apps/server/src/main.ts', ...args];
  const environment = serverEnvironment(codeFolder);
  if (process.execve && process.platform !== 'win32') {
    process.chdir(root);
    process.execve(process.execPath, [process.execPath, ...program], { ...process.env, ...environment });
  }
  process.exitCode = await runCommand('node', program, environment);
}
