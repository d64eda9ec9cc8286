import { randomUUID } from 'node:crypto';
import {
  ApiError,
  type Mailbox,
  type MailboxEmail,
  type MailboxError,
  type MailboxTest,
  type OrganizationId,
  sentence,
} from '@winnow/contracts';
import { limits } from '@winnow/documents/processes';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { userRequester } from '../../engine-tasks/requester.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { pageOf, readTimeCursor } from '../../platform/database/cursor.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import {
  type MailConnection,
  type MailFolder,
  MailFolderError,
  type OpenMailFolder,
} from '../../platform/imap/mail-folder.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { IdentityBase } from '../identity/identity-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import { deleteEmail, listAttachments, listEmails } from './email-repository.ts';
import {
  changeMailbox,
  deleteMailbox,
  findMailbox,
  insertMailbox,
  type MailboxRow,
} from './mailbox-repository.ts';
import { openMailboxPassword, sealMailboxPassword } from './mailbox-secret.ts';
import { checkMailboxTask } from './mailbox-task-values.ts';
import { presentEmail } from './present-email.ts';

type Given = MailConnection & { readonly receivingServer: string; readonly since: string | null };

/** The mailbox of a job and its emails. All functions throw ApiError `not-found` for a job of another organization. */
export type MailboxService = {
  get(organizationId: OrganizationId, jobId: string): Promise<Mailbox | null>;
  /** Tests the connection by opening the folder; stores nothing. */
  test(organizationId: OrganizationId, jobId: string, connection: MailConnection): Promise<MailboxTest>;
  /** @throws ApiError `invalid` if the connection fails */
  connect(member: Member, jobId: string, given: Given): Promise<Mailbox>;
  pause(member: Member, jobId: string, isPaused: boolean): Promise<Mailbox>;
  checkNow(member: Member, jobId: string): Promise<Mailbox>;
  disconnect(member: Member, jobId: string): Promise<string>;
  listEmails(
    member: Member,
    jobId: string,
    page: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<{ emails: MailboxEmail[]; nextCursor: string | null; isAnonymous: boolean }>;
  forgetEmail(member: Member, jobId: string, id: string): Promise<void>;
};

export function createMailboxService({
  database,
  clock,
  queue,
  audit,
  jobs,
  organizations,
  readers,
  openMailFolder,
  identityBase: { keys },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly jobs: Pick<JobService, 'get'>;
  readonly organizations: Pick<OrganizationService, 'isAnonymous'>;
  readonly readers: Pick<ReadingProcesses, 'readEmail'>;
  readonly openMailFolder: OpenMailFolder;
  readonly identityBase: Pick<IdentityBase, 'keys'>;
}): MailboxService {
  async function find(organizationId: OrganizationId, jobId: string): Promise<MailboxRow | undefined> {
    await jobs.get(organizationId, jobId);
    return findMailbox(database, organizationId, jobId);
  }

  const get = async (organizationId: OrganizationId, jobId: string): Promise<MailboxRow> =>
    (await find(organizationId, jobId)) ?? notConnected();

  function present(row: MailboxRow): Mailbox {
    const { id, host, port, security, username, folder, receivingServer, isPaused, pausedFor, error } = row;
    const isChecking = row.leaseUntil !== null && row.leaseUntil > clock.now();
    return {
      id,
      host,
      port,
      security,
      username,
      folder,
      receivingServer,
      since: row.since?.toISOString() ?? null,
      isPaused,
      pausedFor,
      isChecking,
      lastCheckedAt: row.lastCheckedAt?.toISOString() ?? null,
      nextCheckAt: isPaused ? null : row.nextCheckAt.toISOString(),
      error,
      emails: row.emails,
      resumes: row.resumes,
      connectedBy: row.createdBy,
      createdAt: row.createdAt.toISOString(),
    };
  }

  /** Adds the stored password if none is given and account and server are the same. */
  function completed(given: MailConnection, stored: MailboxRow | undefined): MailConnection {
    if (given.password !== '') return given;
    const isSame =
      stored &&
      stored.host === given.host &&
      stored.port === given.port &&
      stored.username === given.username;
    if (!isSame) throw invalid('password', sentence('mailbox-password-required'));
    try {
      return { ...given, password: openMailboxPassword(keys, stored.id, stored.sealedSecret) };
    } catch {
      throw invalid('password', sentence('mailbox-password-required'));
    }
  }

  async function tryOut(connection: MailConnection): Promise<{ folder: MailFolder } | MailFolderError> {
    try {
      return { folder: await openMailFolder(connection) };
    } catch (error) {
      if (error instanceof MailFolderError) return error;
      throw error;
    }
  }

  /** The receiving server named in the newest emails, for a member to confirm. */
  async function findReceivingServer(organizationId: OrganizationId, folder: MailFolder) {
    const { uidNext } = folder;
    const recent = await folder.list({ after: Math.max(0, uidNext - recentUids) }, recentUids);
    for (const { uid } of recent.slice(-lookedAt).reverse()) {
      const content = await folder.load(uid, limits.email.headerBytes);
      if (!content) continue;
      const outcome = await readers.readEmail(content, 'header', userRequester(organizationId));
      if (outcome.ok && outcome.email.checks) return outcome.email.checks.server;
    }
    return null;
  }

  const record = (transaction: Transaction, { organizationId, userId }: Member, action: string, id: string) =>
    audit.record(transaction, { action, actorId: userId, subjectId: id, organizationId });

  return {
    async get(organizationId, jobId) {
      const row = await find(organizationId, jobId);
      return row ? present(row) : null;
    },

    async test(organizationId, jobId, given) {
      const connection = completed(given, await find(organizationId, jobId));
      const tried = await tryOut(connection);
      if (tried instanceof MailFolderError)
        return { error: tried.problem, emails: null, folders: [...tried.folders], receivingServer: null };
      const { folder } = tried;
      try {
        const receivingServer = await findReceivingServer(organizationId, folder);
        return { error: null, emails: folder.emails, folders: [], receivingServer };
      } catch (error) {
        if (!(error instanceof MailFolderError)) throw error;
        return { error: error.problem, emails: null, folders: [], receivingServer: null };
      } finally {
        await folder.close();
      }
    },

    async connect(member, jobId, { receivingServer: named, since, ...given }) {
      const { organizationId, userId: createdBy } = member;
      const stored = await find(organizationId, jobId);
      const connection = completed(given, stored);
      const tried = await tryOut(connection);
      if (tried instanceof MailFolderError) throw invalid(fieldOf(tried.problem), wordsFor(tried.problem));
      await tried.folder.close();
      const { password, ...place } = connection;
      const id = stored?.id ?? randomUUID();
      const isSameFolder =
        stored !== undefined &&
        stored.host === place.host &&
        stored.username === place.username &&
        stored.folder === place.folder;
      const settings = {
        ...place,
        sealedSecret: sealMailboxPassword(keys, id, password),
        receivingServer: named === '' ? null : named,
        isPaused: false,
        pausedFor: null,
        error: null,
        failures: 0,
        nextCheckAt: clock.now(),
        lease: null,
        leaseUntil: null,
      };
      const beginning = {
        since: since === null ? null : new Date(since),
        sinceUntilUid: 0,
        uidValidity: null,
        lastUid: 0,
        lastReceivedAt: null,
        lastCheckedAt: null,
        emails: 0,
        resumes: 0,
      };
      await database.transaction(async (transaction) => {
        if (stored) {
          const change = isSameFolder ? settings : { ...settings, ...beginning };
          await changeMailbox(transaction, id, change);
        } else {
          const row = {
            id,
            organizationId,
            createdBy,
            jobId,
            ...settings,
            ...beginning,
            createdAt: clock.now(),
          };
          if (!(await insertMailbox(transaction, row)))
            throw new ApiError('conflict', sentence('mailbox-there'));
        }
        await record(transaction, member, stored ? 'mailbox-changed' : 'mailbox-connected', id);
        await queue.enqueue(transaction, checkMailboxTask, { mailboxId: id });
      });
      return present(await get(organizationId, jobId));
    },

    async pause(member, jobId, isPaused) {
      const { id, isPaused: was } = await get(member.organizationId, jobId);
      if (was !== isPaused) {
        await database.transaction(async (transaction) => {
          const now = clock.now();
          const goOn = { pausedFor: null, error: null, failures: 0, nextCheckAt: now };
          // A check in progress ends, since it loses its lease.
          const change = isPaused ? { lease: null, leaseUntil: null } : goOn;
          await changeMailbox(transaction, id, { isPaused, ...change });
          await record(transaction, member, isPaused ? 'mailbox-paused' : 'mailbox-resumed', id);
          if (!isPaused) await queue.enqueue(transaction, checkMailboxTask, { mailboxId: id });
        });
      }
      return present(await get(member.organizationId, jobId));
    },

    async checkNow({ organizationId }, jobId) {
      const { id, isPaused } = await get(organizationId, jobId);
      if (isPaused) throw new ApiError('conflict', sentence('mailbox-is-paused'));
      await database.transaction(async (transaction) => {
        await changeMailbox(transaction, id, { nextCheckAt: clock.now() });
        await queue.enqueue(transaction, checkMailboxTask, { mailboxId: id });
      });
      return present(await get(organizationId, jobId));
    },

    async disconnect(member, jobId) {
      const { id } = await get(member.organizationId, jobId);
      await database.transaction(async (transaction) => {
        await deleteMailbox(transaction, id);
        await record(transaction, member, 'mailbox-disconnected', id);
      });
      return id;
    },

    async listEmails(member, jobId, { cursor, limit }) {
      const { organizationId } = member;
      await jobs.get(organizationId, jobId);
      const after = cursor ? readTimeCursor(cursor) : undefined;
      const rows = await listEmails(database, organizationId, jobId, { after, limit });
      const { shown, nextCursor } = pageOf(rows, limit, ({ receivedAt, id }) => ({
        value: receivedAt.toISOString(),
        id,
      }));
      const attachments = await listAttachments(
        database,
        shown.map(({ id }) => id),
      );
      const isAnonymous = await organizations.isAnonymous(member);
      return {
        emails: shown.map((row) => presentEmail(row, attachments, isAnonymous)),
        nextCursor,
        isAnonymous,
      };
    },

    async forgetEmail(member, jobId, id) {
      const { organizationId } = member;
      await jobs.get(organizationId, jobId);
      await database.transaction(async (transaction) => {
        if (!(await deleteEmail(transaction, organizationId, { jobId, id })))
          throw new ApiError('not-found', 'There is no such email.');
        await record(transaction, member, 'mailbox-email-removed', id);
      });
    },
  };
}

/** Number of UIDs to look at: some of the newest may be deleted. */
const recentUids = 50;
const lookedAt = 5;

function notConnected(): never {
  throw new ApiError('not-found', 'This job has no mailbox.');
}

function invalid(field: string, words: ReturnType<typeof sentence>): ApiError {
  return new ApiError('invalid', words, { errors: { [field]: [words] } });
}

type Field = 'host' | 'port' | 'security' | 'password' | 'folder';

function fieldOf(error: MailboxError): Field {
  if (error === 'login') return 'password';
  if (error === 'folder') return 'folder';
  return error === 'no-tls' ? 'security' : 'host';
}

/** The sentence of an error, which the screens use as well. */
function wordsFor(error: MailboxError) {
  return sentence(`mailbox-error-${error}`);
}
