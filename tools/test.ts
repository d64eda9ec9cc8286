/**
 * Every test: the packages, the server on PGlite and, where one can be started, on PostgreSQL, the web, and the
 * journeys in a real browser. Says at the end what ran on what, how long, and what failed.
 */
import { readFailures, startNotingFailures } from './running/failures.ts';
import { runCommand } from './running/run-command.ts';
import { startPostgres } from './running/start-postgres.ts';

/** So many files are tried once more; where more failed it was not the machine. */
const fewFiles = 3;
const report: string[] = [];
let failed = false;
startNotingFailures();

async function step(name: string, run: () => Promise<number>): Promise<void> {
  process.stdout.write(`\n== ${name}\n`);
  const started = performance.now();
  const status = await run();
  const seconds = Math.round((performance.now() - started) / 1000);
  report.push(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (status !== 0) failed = true;
}

/**
 * Runs tests. Files with failures run once more, alone, which distinguishes broken tests from unreliable ones; either
 * fails.
 */
async function runVitest(args: readonly string[], databaseUrl = ''): Promise<number> {
  const environment = { TEST_DATABASE_URL: databaseUrl };
  const reporters = ['--reporter=default', '--reporter=./tools/running/vitest-failures.ts'];
  const known = readFailures().length;
  const status = await runCommand('vitest', [...args, ...reporters], environment);
  const files = new Set(
    readFailures()
      .slice(known)
      .flatMap(({ file }) => file ?? []),
  );
  if (status === 0 || files.size === 0 || files.size > fewFiles) return status;
  process.stdout.write(`\n== once more, alone: ${[...files].join(', ')}\n`);
  const again = await runCommand('vitest', ['run', ...files, ...reporters], environment);
  if (again === 0) report.push(`UNRELIABLE  passed only when tried again: ${[...files].join(', ')}`);
  return status;
}

/** What imports this touches a database; the rest has been tested before. */
const whereDatabasesAre = 'apps/server/src/testing/databases/test-database-url.ts';
/** Waits a minute for what takes forever to read, whatever the database. */
const ofReading = 'apps/server/src/properties/endless-texts.test.ts';
await step('packages, server on PGlite, web', () => runVitest(['run']));
await testOnPostgres();
await step('journeys in a browser', () =>
  runCommand(
    'playwright',
    [
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--retries=1',
      '--fail-on-flaky-tests',
      '--reporter=list,./e2e/testing/journey-failures.ts',
    ],
    { TEST_DATABASE_URL: '' },
  ),
);

process.stdout.write(`\n${report.join('\n')}\n`);
// The output is long, and some keep only its end.
for (const { name, lines } of readFailures())
  process.stdout.write(`\nfailed: ${[name, ...lines].join('\n    ')}\n`);
process.exitCode = failed ? 1 : 0;

async function testOnPostgres(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? null : await startPostgres();
  const url = given ?? postgres?.url;
  if (!url) {
    report.push('not run server on PostgreSQL (no initdb found, TEST_DATABASE_URL not set)');
    return;
  }
  const name = `server on ${postgres?.version ?? 'the PostgreSQL of TEST_DATABASE_URL'}`;
  try {
    await step(name, () =>
      runVitest(
        [
          'related',
          '--run',
          '--passWithNoTests=false',
          '--project',
          'server',
          '--exclude',
          ofReading,
          whereDatabasesAre,
        ],
        url,
      ),
    );
  } finally {
    await postgres?.stop();
  }
}
