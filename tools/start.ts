/** Builds what is needed and serves the product. */
import { buildWebWhenStale } from './running/build-web.ts';
import { runCommand } from './running/run-command.ts';

/**
 * With room for more, the garbage of old requests is let lie until it is several times what is in use; this way the
 * process keeps within some 150 MB of it. Young objects get room of their own, since few of them grow old.
 */
const memory = ['--max-old-space-size=1536', '--max-semi-space-size=32'];

await buildWebWhenStale();
process.exitCode = await runCommand('node', [
  ...memory,
  '--env-file-if-exists=.env',
  'apps/server/src/main.ts',
  ...process.argv.slice(2),
]);
