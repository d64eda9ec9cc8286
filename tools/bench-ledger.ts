/**
 * Spends many credits at once and prints how fast that is, and kills the working process at eight points of runs of 50
 * files: on the embedded database and, if one can be started, on PostgreSQL. Exits with 1 if an invariant is broken.
 *
 *   npm run bench:ledger                     both
 *   npm run bench:ledger -- --only spends    or kills
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { OrganizationId } from '@winnow/contracts';
import { createAuditService } from '../apps/server/src/features/audit/audit-service.ts';
import {
  type CreditService,
  createCreditService,
} from '../apps/server/src/features/credits/credit-service.ts';
import { insertOwner, memberOf } from '../apps/server/src/features/credits/testing/credit-fixtures.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import type { OpenDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/platform/database/open-embedded-database.ts';
import { openPostgres } from '../apps/server/src/platform/database/open-postgres.ts';
import { quietLog } from '../apps/server/src/testing/quiet-log.ts';
import { killRuns } from './bench/kill-runs.ts';
import { type Postgres, startPostgres } from './running/start-postgres.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, only: { type: 'string' } },
});
const rounds = Number(values.rounds);
const balance = 60;
const atOnce = 100;
let broken = 0;

type Books = { readonly opened: OpenDatabase; readonly credits: CreditService };

function expectThat(isSo: boolean, invariant: string): void {
  if (isSo) return;
  broken += 1;
  process.stdout.write(`BROKEN: ${invariant}\n`);
}

async function spend(
  { opened, credits }: Books,
  organizationId: OrganizationId,
  subjectId: string,
): Promise<void> {
  const work = { subjectId, label: subjectId, reason: 'analysis' } as const;
  const { database } = opened;
  const holdId = await database.transaction((transaction) =>
    credits.hold(transaction, memberOf(organizationId), { ...work, credits: 1 }),
  );
  await database.transaction((transaction) =>
    credits.settle(transaction, organizationId, { ...work, holdId }),
  );
}

async function newOwner({ opened, credits }: Books): Promise<OrganizationId> {
  const organizationId = await insertOwner(opened.database);
  const { availableCredits } = await credits.getBalance(organizationId);
  const gift = { credits: balance - availableCredits, reason: 'operator', key: 'bench' } as const;
  await opened.database.transaction((transaction) => credits.grant(transaction, organizationId, gift));
  return organizationId;
}

/** Milliseconds of each spend. */
async function spendAtOnce(books: Books): Promise<number[]> {
  const organizationId = await newOwner(books);
  const times: number[] = [];
  const outcomes = await Promise.allSettled(
    Array.from({ length: atOnce }, async (_, index) => {
      const begun = performance.now();
      try {
        await spend(books, organizationId, `file-${index}`);
      } finally {
        times.push(performance.now() - begun);
      }
    }),
  );
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expectThat(
    refusals.length === atOnce - balance,
    `${atOnce - refusals.length} of ${balance} credits were spent`,
  );
  expectThat(
    refusals.every(({ code }) => code === 'insufficient-credits'),
    'a spend was refused for another reason',
  );
  const after = await books.credits.getBalance(organizationId);
  expectThat(after.availableCredits === 0 && after.heldCredits === 0, 'something is left');
  return times;
}

async function askWithOneKey(books: Books): Promise<void> {
  const organizationId = await newOwner(books);
  const request = { organizationId, scope: 'bench', key: randomUUID(), body: {} };
  const replies = await Promise.all(
    Array.from({ length: atOnce }, () =>
      books.credits.once(request, async (transaction) => {
        const work = { credits: 1, reason: 'analysis', subjectId: 'one', label: 'one' } as const;
        return { holdId: await books.credits.hold(transaction, memberOf(organizationId), work) };
      }),
    ),
  );
  expectThat(new Set(replies.map(({ holdId }) => holdId)).size === 1, 'one key got several replies');
  const { heldCredits } = await books.credits.getBalance(organizationId);
  expectThat(heldCredits === 1, `one key held ${heldCredits} credits`);
}

async function measure(name: string, opened: OpenDatabase): Promise<void> {
  const dependencies = { database: opened.database, clock: systemClock };
  const books = {
    opened,
    credits: createCreditService({ ...dependencies, audit: createAuditService(dependencies) }),
  };
  const times: number[] = [];
  const begun = performance.now();
  for (let round = 0; round < rounds; round += 1) times.push(...(await spendAtOnce(books)));
  const seconds = (performance.now() - begun) / 1000;
  for (let round = 0; round < rounds; round += 1) await askWithOneKey(books);
  const { errors } = await books.credits.checkAllBooks();
  expectThat(errors.length === 0, `the books have ${errors.length} errors`);
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  process.stdout.write(
    `${name}: ${rounds} × ${atOnce} spends at once on ${balance} credits, ${Math.round(times.length / seconds)} a second, ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ${rounds} × ${atOnce} with one key; no credit lost or made\n`,
  );
}

async function kill(name: string, databaseUrl: string | null): Promise<void> {
  const { broken: invariants, settledMs } = await killRuns(databaseUrl);
  for (const invariant of invariants) expectThat(false, `${name}: ${invariant}`);
  process.stdout.write(
    `${name}: killed at eight points of runs of 50 files, ${invariants.length} invariants broken, ` +
      `all ended ${Math.round(settledMs / 1000)} s after the last kill\n`,
  );
}

/** A separate PostgreSQL for each of the two, so that neither finds data of the other. */
async function onPostgres(work: (server: Postgres) => Promise<void>): Promise<void> {
  const server = await startPostgres();
  if (!server) {
    process.stdout.write('PostgreSQL: not run, none could be started\n');
    return;
  }
  await work(server).finally(() => server.stop());
}

if (values.only !== 'kills') {
  const embedded = await openEmbeddedDatabase({ dump: null });
  await measure('embedded', embedded);
  await embedded.close();
  await onPostgres(async ({ url, version }) => {
    const opened = await openPostgres(url, quietLog);
    await measure(version, opened).finally(() => opened.close());
  });
}
if (values.only !== 'spends') {
  await kill('embedded, all in one process', null);
  await onPostgres(({ url, version }) => kill(`${version}, a worker of its own`, url));
}

process.exitCode = broken > 0 ? 1 : 0;
