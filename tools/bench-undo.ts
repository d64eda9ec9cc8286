/**
 * Kills the process that undoes an import of 600 rows at eight points, on the embedded database and, where one can be
 * started, on PostgreSQL. Ends with 1 where something of the import is left, or something of others is gone.
 *
 *   npm run bench:undo
 *   npm run bench:undo -- --only embedded    or postgres
 */
import { parseArgs } from 'node:util';
import { killUndo } from './bench/kill-undo.ts';
import { startPostgres } from './running/start-postgres.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
let broken = 0;

async function kill(name: string, databaseUrl: string | null): Promise<void> {
  const report = await killUndo(databaseUrl);
  broken += report.broken.length;
  for (const promise of report.broken) process.stdout.write(`BROKEN: ${name}: ${promise}\n`);
  process.stdout.write(
    `${name}: killed with ${report.removedAtKills.join(', ')} of 600 rows removed, ${report.broken.length} promises broken, ` +
      `undone ${Math.round(report.settledMs / 100) / 10} s after the last kill\n`,
  );
}

if (values.only !== 'postgres') await kill('embedded, all in one process', null);
if (values.only !== 'embedded') {
  const server = await startPostgres();
  if (server) await kill(`${server.version}, a worker of its own`, server.url).finally(() => server.stop());
  else process.stdout.write('PostgreSQL: not run, none could be started\n');
}

process.exitCode = broken > 0 ? 1 : 0;
