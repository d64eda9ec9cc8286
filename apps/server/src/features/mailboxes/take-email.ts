import { createHash, randomUUID } from 'node:crypto';
import { type AttachmentReason, type EmailProblem, limits, type OrganizationId } from '@winnow/contracts';
import type { EmailAttachment, ReadEmail, SenderChecks } from '@winnow/documents/processes';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { runRequester } from '../../engine-tasks/requester.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { ResumeService, UploadOutcome } from '../files/resume-service.ts';
import { findAttachmentKind } from './attachment-kind.ts';
import {
  type AttachmentRow,
  type EmailRow,
  insertAttachments,
  insertEmail,
  isKnownEmail,
} from './email-repository.ts';
import { type Lease, type MailboxRow, passEmail } from './mailbox-repository.ts';
import { readEmailedResume } from './mailbox-task-values.ts';

/** A fetched email. */
export type FetchedEmail = {
  readonly uid: number;
  readonly receivedAt: Date;
  readonly email: ReadEmail | null;
  readonly problem: EmailProblem | null;
};

/** Another process has the mailbox, or it was disconnected. */
export class LeaseLost extends Error {}

/** A storage limit leaves no room; the whole email is stored later. */
export class NoRoomForEmail extends Error {}

type File = { readonly name: string; readonly contentHash: string | null } & (
  | { readonly bytes: Uint8Array }
  | { readonly outcome: 'refused' | 'skipped'; readonly reason: AttachmentReason }
);

/**
 * Stores an email with its files and marks it as processed, in one transaction: after a crash it is either complete or
 * fetched again. @throws LeaseLost, NoRoomForEmail
 */
export type TakeEmail = (
  mailbox: MailboxRow,
  lease: Lease,
  email: FetchedEmail,
  leaseUntil: () => Date,
) => Promise<void>;

export function createTakeEmail({
  database,
  clock,
  queue,
  readers,
  resumes,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly readers: Pick<ReadingProcesses, 'unpack'>;
  readonly resumes: Pick<ResumeService, 'keepMany'>;
}): TakeEmail {
  async function open(attachment: EmailAttachment, organizationId: OrganizationId): Promise<File[]> {
    const { name, bytes } = attachment;
    const kind = findAttachmentKind(attachment);
    if (kind.is === 'skipped') return [{ name, contentHash: null, outcome: 'skipped', reason: kind.reason }];
    const refused = (reason: AttachmentReason, named = name): File => ({
      name: named,
      contentHash: bytes && named === name ? hashOf(bytes) : null,
      outcome: 'refused',
      reason,
    });
    if (bytes === null) return [refused('too-large')];
    if (kind.is === 'archive') {
      const unpacked = await readers.unpack({ bytes, name }, runRequester(organizationId));
      if (!unpacked.ok) return [refused(unpacked.reason)];
      if (unpacked.files) {
        return unpacked.files.map((file): File => {
          const inner = `${name}${inArchive}${file.name}`;
          return file.ok ? fileOf(inner, file.bytes) : refused(file.reason, inner);
        });
      }
    }
    return [fileOf(name, bytes)];
  }

  return async (mailbox, lease, { uid, receivedAt, email, problem }, leaseUntil) => {
    const { organizationId, jobId } = mailbox;
    const attachments = email?.attachments ?? [];
    const emailHash = hashOfEmail(email, attachments, uid, mailbox);
    const pass = async (transaction: Transaction, isNew: boolean, added: number) => {
      const passed = { uid, receivedAt, isNew, resumes: added };
      if (!(await passEmail(transaction, lease, passed, leaseUntil()))) throw new LeaseLost();
    };
    if (await isKnownEmail(database, jobId, emailHash))
      return database.transaction((transaction) => pass(transaction, false, 0));
    const files: File[] = [];
    for (const attachment of attachments) files.push(...(await open(attachment, organizationId)));
    const distinct = withoutCopies(files);
    const row: EmailRow = {
      id: randomUUID(),
      organizationId,
      jobId,
      emailHash,
      senderName: storable(email?.from?.name ?? null),
      senderAddress: storable(email?.from?.address ?? null),
      subject: storable(email?.subject ?? '') ?? '',
      sentAt: email?.sentAt ? new Date(email.sentAt) : null,
      receivedAt,
      ...checksOf(email?.checks ?? null, mailbox.receivingServer),
      problem: problem ?? email?.problem ?? null,
      leftOut: email?.leftOut ?? 0,
      createdAt: clock.now(),
    };
    const given = distinct.flatMap((file) =>
      'bytes' in file ? [{ fileName: lastPartOf(file.name), bytes: file.bytes }] : [],
    );
    const settle = async (transaction: Transaction, outcomes: readonly UploadOutcome[]) => {
      if (outcomes.some((outcome) => outcome.outcome === 'refused' && outcome.reason === 'no-room'))
        throw new NoRoomForEmail();
      const inserted = await insertEmail(transaction, row);
      const added = outcomes.filter(({ outcome }) => outcome === 'stored').length;
      await pass(transaction, inserted !== undefined, added);
      if (!inserted) return;
      const rest = [...outcomes];
      const rows = distinct.map((file, position): AttachmentRow => {
        const common = {
          id: randomUUID(),
          organizationId,
          emailId: row.id,
          position,
          name: storable(file.name) ?? '',
        };
        const { contentHash } = file;
        if (!('bytes' in file))
          return { ...common, contentHash, outcome: file.outcome, reason: file.reason, resumeId: null };
        const outcome = rest.shift();
        if (!outcome) throw new Error('Every file that is kept has an outcome.');
        return { ...common, contentHash, ...asKept(outcome) };
      });
      await insertAttachments(transaction, rows);
      for (const outcome of outcomes)
        if (outcome.outcome !== 'refused' && outcome.resume.state === 'unread')
          await queue.enqueue(transaction, readEmailedResume, {
            organizationId,
            resumeId: outcome.resume.id,
          });
    };
    if (given.length === 0) return database.transaction((transaction) => settle(transaction, []));
    const member = { organizationId, userId: mailbox.createdBy };
    const from = {
      source: 'mailbox' as const,
      sourceLabel: mailbox.username.slice(0, limits.sourceLabelMax),
    };
    return resumes.keepMany(member, given, from, settle);
  };
}

function asKept(outcome: UploadOutcome): Pick<AttachmentRow, 'outcome' | 'reason' | 'resumeId'> {
  if (outcome.outcome !== 'refused')
    return {
      outcome: outcome.outcome === 'stored' ? 'added' : 'known',
      reason: null,
      resumeId: outcome.resume.id,
    };
  if (outcome.reason === 'no-room') throw new NoRoomForEmail();
  return { outcome: 'refused', reason: outcome.reason, resumeId: null };
}

/** Removes identical files of one email. */
function withoutCopies(files: readonly File[]): File[] {
  const seen = new Set<string>();
  return files.filter(({ contentHash }) => {
    if (contentHash === null) return true;
    const isNew = !seen.has(contentHash);
    seen.add(contentHash);
    return isNew;
  });
}

/** Only the results of the receiving server count, since anyone can write such a header. */
function checksOf(checks: SenderChecks | null, receivingServer: string | null) {
  if (!checks || receivingServer === null || checks.server !== receivingServer)
    return { spf: null, spfDomain: null, dkim: null, dkimDomain: null };
  const { spf, spfDomain, dkim, dkimDomain } = checks;
  return { spf, spfDomain, dkim, dkimDomain };
}

/** Without a Message-ID and readable text, an email is identified by its UID on the server. */
function hashOfEmail(
  email: ReadEmail | null,
  attachments: readonly EmailAttachment[],
  uid: number,
  { id, uidValidity }: MailboxRow,
): string {
  if (!email?.messageId && attachments.length === 0)
    return hashOf(Buffer.from(JSON.stringify([id, uidValidity, uid])));
  const { messageId, from, subject, sentAt } = email ?? {};
  const files = attachments.map(({ name, bytes }) => [name, bytes && hashOf(bytes)]);
  return hashOf(Buffer.from(JSON.stringify([messageId, from, subject, sentAt, files])));
}

const fileOf = (name: string, bytes: Uint8Array): File => ({ name, bytes, contentHash: hashOf(bytes) });
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const inArchive = ' / ';
const lastPartOf = (name: string): string => name.split(inArchive).at(-1) ?? name;
/** The database stores no null characters. */
const storable = (text: string | null): string | null => text?.replaceAll('\0', '').toWellFormed() ?? null;
