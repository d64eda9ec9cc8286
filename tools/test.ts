/**
 * Every test: the packages, the server on PGlite and, where one can be started, on PostgreSQL, the web, and the
 * journeys in a real browser. Says at the end what ran on what, how long, and what failed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './running/run-command.ts';
import { startPostgres } from './running/start-postgres.ts';

const report: string[] = [];
let failed = false;
const folder = mkdtempSync(join(tmpdir(), 'winnow-test-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// Half an hour's output is long, and some keep only its end: what failed is told there once more.
const failures = join(folder, 'failures.txt');
writeFileSync(failures, '');
process.env.FAILURES_FILE = failures;
const vitestReporters = ['--reporter=default', '--reporter=./tools/running/vitest-failures.ts'];

async function step(name: string, run: () => Promise<number>): Promise<void> {
  process.stdout.write(`\n== ${name}\n`);
  const started = performance.now();
  const status = await run();
  const seconds = Math.round((performance.now() - started) / 1000);
  report.push(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (status !== 0) failed = true;
}

/** What imports this touches a database; the rest has been tested before. */
const whereDatabasesAre = 'apps/server/src/testing/test-database-url.ts';
const withoutPostgres = { TEST_DATABASE_URL: '' };
await step('packages, server on PGlite, web', () =>
  runCommand('vitest', ['run', ...vitestReporters], withoutPostgres),
);
await testOnPostgres();
await step('journeys in a browser', () =>
  runCommand(
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,./e2e/journey-failures.ts'],
    withoutPostgres,
  ),
);

process.stdout.write(`\n${report.join('\n')}\n`);
if (failed) process.stdout.write(`\n${readFileSync(failures, 'utf8')}`);
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
      runCommand(
        'vitest',
        [
          'related',
          '--run',
          '--passWithNoTests=false',
          '--project',
          'server',
          whereDatabasesAre,
          ...vitestReporters,
        ],
        { TEST_DATABASE_URL: url },
      ),
    );
  } finally {
    await postgres?.stop();
  }
}
