/** Builds what is needed and serves the product. */
import { buildWebWhenStale } from './running/build-web.ts';
import { runCommand } from './running/run-command.ts';

await buildWebWhenStale();
process.exitCode = await runCommand('node', [
  '--env-file-if-exists=.env',
  'apps/server/src/main.ts',
  ...process.argv.slice(2),
]);
