/**
 * Kills the process that delivers webhooks at eight points of a run of 50 files, on the embedded database and, if one
 * can be started, on PostgreSQL. Exits with 1 if a message is lost, differs, or is repeated without a kill.
 *
 *   npm run bench:webhooks
 *   npm run bench:webhooks -- --only embedded    or postgres
 */
import { parseArgs } from 'node:util';
import { killWebhooks } from './bench/kill-webhooks.ts';
import { startPostgres } from './running/start-postgres.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
let broken = 0;

async function kill(name: string, databaseUrl: string | null): Promise<void> {
  const report = await killWebhooks(databaseUrl);
  broken += report.broken.length;
  for (const promise of report.broken) process.stdout.write(`BROKEN: ${name}: ${promise}\n`);
  process.stdout.write(
    `${name}: killed at eight points of ${report.messages} messages, ${report.broken.length} promises broken, ` +
      `${report.repeated} requests repeated with the same id, all delivered ${Math.round(report.settledMs / 1000)} s after the last kill\n`,
  );
}

if (values.only !== 'postgres') await kill('embedded, all in one process', null);
if (values.only !== 'embedded') {
  const server = await startPostgres();
  if (server) await kill(`${server.version}, a worker of its own`, server.url).finally(() => server.stop());
  else process.stdout.write('PostgreSQL: not run, none could be started\n');
}

process.exitCode = broken > 0 ? 1 : 0;
