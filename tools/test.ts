/**
 * Runs every test: the packages, the web, the server, and the journeys in a real browser, which use the embedded
 * database. If PostgreSQL can be started, all tests that use a database run on it; the embedded database is then tested
 * only by tests that depend on the kind of database. Without PostgreSQL, it is also tested by the features and the
 * permission rules. Prints at the end what ran on what, how long it took, and what failed.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readFailures, startNotingFailures } from './running/failures.ts';
import { root, runCommand } from './running/run-command.ts';
import { startPostgres } from './running/start-postgres.ts';

/** Maximum number of files to retry; with more failures, the machine is not the cause. */
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

/** Files that import this use a database. */
const whereDatabasesAre = 'apps/server/src/testing/databases/test-database-url.ts';
/** Waits a minute for a file that takes forever to read, regardless of the database. */
const ofReading = 'apps/server/src/properties/endless-texts.test.ts';
/**
 * Their queries are the same on both databases, and a query that would wait forever for the only connection fails on
 * both.
 */
const sameOnBoth = [
  'apps/server/src/features/',
  ...['access-matrix', 'foreign-ids', 'hiring-managers', 'pagination', 'roles'].map(
    (name) => `apps/server/src/properties/${name}.test.ts`,
  ),
];

const onPostgres = await testOnPostgres();
const elsewhere = onPostgres.filter((file) => sameOnBoth.some((path) => file.startsWith(path)));
await step('packages, web, server on the embedded database', () =>
  runVitest(['run', ...elsewhere.flatMap((file) => ['--exclude', file])]),
);
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
// The output is long, and some systems keep only its end.
for (const { name, lines } of readFailures())
  process.stdout.write(`\nfailed: ${[name, ...lines].join('\n    ')}\n`);
process.exitCode = failed ? 1 : 0;

/** Returns the files that ran, as paths in the project. */
async function testOnPostgres(): Promise<string[]> {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? null : await startPostgres();
  const url = given ?? postgres?.url;
  if (!url) {
    report.push('not run server on PostgreSQL (no initdb found, TEST_DATABASE_URL not set)');
    return [];
  }
  const name = `server on ${postgres?.version ?? 'the PostgreSQL of TEST_DATABASE_URL'}`;
  const folder = mkdtempSync(join(tmpdir(), 'winnow-test-'));
  const results = join(folder, 'results.json');
  const related = ['related', '--run', '--passWithNoTests=false', '--project', 'server'];
  const reported = ['--reporter=json', `--outputFile.json=${results}`];
  try {
    await step(name, () =>
      runVitest([...related, '--exclude', ofReading, ...reported, whereDatabasesAre], url),
    );
    if (!existsSync(results)) return [];
    const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as { testResults: { name: string }[] };
    return testResults.map((file) => relative(root, file.name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await postgres?.stop();
  }
}
