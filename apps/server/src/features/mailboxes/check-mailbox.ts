import { randomUUID } from 'node:crypto';
import { type MailboxError, mailboxLimits } from '@winnow/contracts';
import { limits } from '@winnow/documents/processes';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { runRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type ListedEmail,
  type MailFolder,
  MailFolderError,
  type OpenMailFolder,
} from '../../platform/imap/mail-folder.ts';
import { describeError } from '../../platform/log/describe-error.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import { Postponed } from '../../platform/tasks/task.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { IdentityBase } from '../identity/identity-service.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { deleteBareEmailsBefore } from './email-repository.ts';
import {
  changeLeased,
  claimMailbox,
  forgetLeases,
  type Lease,
  listDueMailboxes,
  listRecruiters,
  type MailboxRow,
  passEmail,
} from './mailbox-repository.ts';
import { openMailboxPassword } from './mailbox-secret.ts';
import { checkMailboxTask } from './mailbox-task-values.ts';
import { type FetchedEmail, LeaseLost, NoRoomForEmail, type TakeEmail } from './take-email.ts';

export type MailboxChecking = {
  /** Fetches new emails for a few seconds. @throws Postponed if there are more */
  check(mailboxId: string): Promise<void>;
  /** Queues all mailboxes that are due, so that nothing depends on a lost task. */
  sweep(): Promise<void>;
  /** Ends all leases; called at start if only this process can have any. */
  forgetLeases(): Promise<void>;
  forgetOldEmails(): Promise<void>;
};

/**
 * Milliseconds after which a process that stopped responding loses its mailbox; a running one renews its lease in time.
 */
const leaseMs = 60_000;
const renewEveryMs = 15_000;
/** Milliseconds after which other mailboxes get their turn. */
const turnMs = 20_000;
const listedAtOnce = 100;
const minuteMs = 60_000;
/** Maximum wait: after failures, the next checks follow after 5, 10, 20, 40, 60, 60 … minutes. */
const maxWaitMs = 60 * minuteMs;

export function createMailboxChecking({
  database,
  clock,
  queue,
  log,
  audit,
  notifications,
  readers,
  openMailFolder,
  takeEmail,
  identityBase: { keys },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly log: Log;
  readonly audit: Pick<AuditService, 'record'>;
  readonly notifications: Pick<NotificationService, 'add'>;
  readonly readers: Pick<ReadingProcesses, 'readEmail'>;
  readonly openMailFolder: OpenMailFolder;
  readonly takeEmail: TakeEmail;
  readonly identityBase: Pick<IdentityBase, 'keys'>;
}): MailboxChecking {
  const inMs = (ms: number): Date => new Date(clock.now().getTime() + ms);
  const leaseUntil = () => inMs(leaseMs);

  function passwordOf({ id, sealedSecret }: MailboxRow): string {
    try {
      return openMailboxPassword(keys, id, sealedSecret);
    } catch {
      throw new CannotCheck('secret');
    }
  }

  /**
   * Where to continue in a folder. If the UID validity has changed, it starts over; emails that are already known by
   * content aren't taken twice.
   */
  async function placeIn(mailbox: MailboxRow, lease: Lease, folder: MailFolder): Promise<MailboxRow> {
    const { uidValidity, uidNext } = folder;
    if (mailbox.uidValidity === uidValidity) return mailbox;
    const since =
      mailbox.uidValidity === null || !mailbox.lastReceivedAt
        ? mailbox.since
        : new Date(mailbox.lastReceivedAt.getTime() - dayMs);
    const place = { uidValidity, lastUid: 0, since, sinceUntilUid: Math.max(0, uidNext - 1) };
    if (!(await changeLeased(database, lease, place))) throw new LeaseLost();
    return { ...mailbox, ...place };
  }

  async function listNext({ lastUid, since, sinceUntilUid }: MailboxRow, folder: MailFolder) {
    if (since && lastUid < sinceUntilUid) {
      const range = { after: lastUid, until: sinceUntilUid, since };
      const earlier = await folder.list(range, listedAtOnce);
      if (earlier.length > 0) return earlier;
    }
    return folder.list({ after: Math.max(lastUid, since ? sinceUntilUid : 0) }, listedAtOnce);
  }

  async function fetch(folder: MailFolder, { uid, bytes, receivedAt }: ListedEmail, mailbox: MailboxRow) {
    const isWhole = bytes <= limits.email.bytes;
    const content = await folder.load(uid, isWhole ? undefined : limits.email.headerBytes);
    // Moved or deleted since it was listed.
    if (!content) return null;
    // Parsing takes milliseconds, and comes before the files of earlier emails.
    const requester = runRequester(mailbox.organizationId);
    const outcome = await readers.readEmail(content, isWhole ? 'whole' : 'header', requester);
    const fetched: FetchedEmail = outcome.ok
      ? { uid, receivedAt, email: outcome.email, problem: isWhole ? null : 'too-large' }
      : { uid, receivedAt, email: null, problem: 'unreadable' };
    return fetched;
  }

  /** @returns whether there may be more */
  async function takeAll(claimed: MailboxRow, lease: Lease, begun: number): Promise<boolean> {
    const folder = await openMailFolder({ ...claimed, password: passwordOf(claimed) });
    try {
      let mailbox = await placeIn(claimed, lease, folder);
      for (;;) {
        const listed = await listNext(mailbox, folder);
        if (listed.length === 0) return false;
        for (const each of listed) {
          const fetched = await fetch(folder, each, mailbox);
          if (fetched) await takeEmail(mailbox, lease, fetched, leaseUntil);
          else if (!(await pass(lease, each.uid))) throw new LeaseLost();
          mailbox = { ...mailbox, lastUid: each.uid };
          if (performance.now() - begun > turnMs) return true;
        }
      }
    } finally {
      await folder.close();
    }
  }

  const pass = (lease: Lease, uid: number): Promise<boolean> =>
    database.transaction((transaction) =>
      passEmail(transaction, lease, { uid, receivedAt: null, isNew: false, resumes: 0 }, leaseUntil()),
    );

  const release = { lease: null, leaseUntil: null } as const;

  async function settleFailure(mailbox: MailboxRow, lease: Lease, error: MailboxError): Promise<void> {
    const { organizationId, jobId, id } = mailbox;
    // A full library isn't a failure of the mailbox: it continues once there is room.
    const failures = error === 'no-room' ? 0 : mailbox.failures + 1;
    const enough =
      error === 'login' || error === 'secret'
        ? mailboxLimits.refusalsUntilPaused
        : mailboxLimits.failuresUntilPaused;
    const isPaused = failures >= enough;
    const usual = mailboxLimits.checkedEveryMinutes * minuteMs;
    const waitMs =
      error === 'no-room' ? maxWaitMs : Math.min(maxWaitMs, usual * 2 ** Math.max(0, failures - 1));
    await database.transaction(async (transaction) => {
      const change = {
        ...release,
        error,
        failures,
        nextCheckAt: inMs(waitMs),
        ...(isPaused && { isPaused, pausedFor: error }),
      };
      if (!(await changeLeased(transaction, lease, change)) || !isPaused) return;
      await audit.record(transaction, {
        action: 'mailbox-stopped',
        actorId: null,
        subjectId: id,
        organizationId,
      });
      await notifications.add(transaction, {
        organizationId,
        to: await listRecruiters(transaction, organizationId),
        actor: null,
        kind: 'mailbox-paused',
        about: { jobId },
      });
    });
  }

  function errorOf(thrown: unknown): MailboxError {
    if (thrown instanceof MailFolderError) return thrown.problem;
    if (thrown instanceof CannotCheck) return thrown.error;
    if (thrown instanceof NoRoomForEmail) return 'no-room';
    log.error(describeError(thrown), 'a mailbox could not be checked');
    return 'failed';
  }

  return {
    async check(mailboxId) {
      const begun = performance.now();
      const lease = { id: mailboxId, lease: randomUUID() };
      const mailbox = await claimMailbox(database, lease, { now: clock.now(), until: leaseUntil() });
      if (!mailbox) return;
      const renewing = setInterval(
        // If the lease can't be renewed, another process takes the mailbox, and this one can't change anything.
        () => void changeLeased(database, lease, { leaseUntil: leaseUntil() }).catch(() => {}),
        renewEveryMs,
      ).unref();
      let hasMore: boolean;
      try {
        hasMore = await takeAll(mailbox, lease, begun);
      } catch (thrown) {
        if (thrown instanceof LeaseLost) return;
        return settleFailure(mailbox, lease, errorOf(thrown));
      } finally {
        clearInterval(renewing);
      }
      const now = clock.now();
      await changeLeased(database, lease, {
        ...release,
        error: null,
        failures: 0,
        lastCheckedAt: now,
        nextCheckAt: hasMore ? now : inMs(mailboxLimits.checkedEveryMinutes * minuteMs),
      });
      if (hasMore) throw new Postponed(1);
    },

    async sweep() {
      const due = await listDueMailboxes(database, clock.now());
      await database.transaction(async (transaction) => {
        for (const mailboxId of due) await queue.enqueue(transaction, checkMailboxTask, { mailboxId });
      });
    },

    forgetLeases: () => forgetLeases(database),

    forgetOldEmails: () =>
      deleteBareEmailsBefore(database, new Date(clock.now().getTime() - mailboxLimits.keptDays * dayMs)),
  };
}

/** A check that can't be made; the mail server isn't asked. */
class CannotCheck extends Error {
  readonly error: MailboxError;

  constructor(error: MailboxError) {
    super(error);
    this.error = error;
  }
}
