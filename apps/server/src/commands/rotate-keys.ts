import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { resealTrackingCredentials } from '../features/applicant-tracking/sealed-credentials.ts';
import { resealSelfReports } from '../features/fairness/self-reports/sealed-answer.ts';
import { keyPath } from '../features/identity/keys/identity-key-file.ts';
import { rotateKeys as rotate } from '../features/identity/keys/rotate-keys.ts';
import {
  createInstallationService,
  recordIdentityKeys,
} from '../features/installation/installation-service.ts';
import { resealMailboxPasswords } from '../features/mailboxes/mailbox-secret.ts';
import { resealClientSecrets } from '../features/single-sign-on/connections/sealed-client-secret.ts';
import { resealWebhookSecrets } from '../features/webhooks/webhook-secret.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { namePrefix } from '../platform/database/postgres-limits.ts';
import { queryRows } from '../platform/database/query-rows.ts';
import { createLog } from '../platform/log/log.ts';
import { StartRefused } from '../platform/process/start-refused.ts';
import { openStored } from './open-stored.ts';

/**
 * Replaces the identity keys and prints what this ends and keeps.
 * @throws StartRefused if a server is running, or a hosted project stores the identities
 */
export async function rotateKeys(config: Config): Promise<void> {
  if (config.hostedIdentity) {
    throw new StartRefused(
      'SUPABASE_URL is set: the hosted project keeps the keys of sign-in. Rotate them there.',
    );
  }
  const ownName = `rotate-keys ${process.pid}`;
  const opened = await openStored(config, ownName);
  try {
    await refuseOthers(opened, ownName);
    const { database } = opened;
    const log = createLog(config.logLevel);
    const installation = createInstallationService({ database, clock: systemClock, log });
    const path = keyPath(config);
    const { keptFactors, lostFactors, endedSessions } = await rotate({
      database,
      clock: systemClock,
      path,
      areKnown: (keys) => installation.areKnownKeys(keys),
      resealOthers: async (on, before, after) => {
        await resealClientSecrets(on, before, after);
        await resealWebhookSecrets(on, before, after);
        await resealMailboxPasswords(on, before, after);
        await resealTrackingCredentials(on, before, after);
        await resealSelfReports(on, before, after);
      },
      record: recordIdentityKeys,
    });
    process.stdout.write(`The identity keys in ${path} were replaced.
  ended: ${endedSessions} sessions (everyone signs in again), emailed codes, sign-ins with Google under way
  kept:  ${keptFactors} second factors, client secrets of single sign-on, secrets of webhooks, passwords of mailboxes, credentials of applicant tracking systems, what applicants said of themselves, passwords, links in emails, accounts and all of their data
${lostFactors > 0 ? `  unreadable before and after: ${lostFactors} second factors\n` : ''}Copy the file to every machine that runs a process, replace it in your secret store, and make a new backup.
`);
  } finally {
    await opened.close();
  }
}

/** Refuses if another process is connected to PostgreSQL; the embedded database is locked by its folder. */
async function refuseOthers({ kind, database }: OpenDatabase, ownName: string): Promise<void> {
  if (kind !== 'postgres') return;
  const [row] = await queryRows<{ others: number }>(
    database,
    sql`select count(*)::int as others from pg_stat_activity where datname = current_database()
      and application_name like ${`${namePrefix}%`} and application_name <> ${`${namePrefix}${ownName}`}`,
  );
  if (!row || row.others === 0) return;
  throw new StartRefused(
    `The database is in use by other processes of Winnow (${row.others} connections). Stop all of them first.`,
  );
}
