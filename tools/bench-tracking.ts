/**
 * Kills the process that imports 200 candidates from an applicant tracking system at eight points of the import, on the
 * embedded database and, if one can be started, on PostgreSQL, for each of the three systems. Exits with 1 if a
 * candidate or a resume is missing or duplicated.
 *
 *   npm run bench:tracking
 *   npm run bench:tracking -- --only embedded    or postgres
 */
import { parseArgs } from 'node:util';
import { type TrackingVendor, trackingVendors } from '../packages/contracts/src/index.ts';
import { killTracking } from './bench/kill-tracking.ts';
import { startPostgres } from './running/start-postgres.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
let broken = 0;

async function kill(name: string, vendor: TrackingVendor, databaseUrl: string | null): Promise<void> {
  const report = await killTracking(vendor, databaseUrl);
  broken += report.broken.length;
  for (const promise of report.broken) process.stdout.write(`BROKEN: ${name}, ${vendor}: ${promise}\n`);
  process.stdout.write(
    `${name}, ${vendor}: killed at eight points, ${report.broken.length} promises broken, ${report.candidates} candidates ` +
      `in ${report.requests} requests, ${report.loadedAgain} files asked for again, ${report.givenUp} read again by hand, ` +
      `all there ${Math.round(report.settledMs / 1000)} s after the last kill\n`,
  );
}

for (const vendor of trackingVendors) {
  if (values.only !== 'postgres') await kill('embedded, all in one process', vendor, null);
  if (values.only === 'embedded') continue;
  const server = await startPostgres();
  if (server)
    await kill(`${server.version}, a worker of its own`, vendor, server.url).finally(() => server.stop());
  else process.stdout.write('PostgreSQL: not run, none could be started\n');
}

process.exitCode = broken > 0 ? 1 : 0;
