import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  applicationLimits,
  limits,
  may,
  type OrganizationId,
  type UnreadableReason,
} from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { userRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { UploadedFile } from '../../platform/http/read-form.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { openSentFile } from '../files/open-sent-file.ts';
import type { ResumeLine, ResumeService } from '../files/resume-service.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import type { EmailSender } from '../limits/email-budget.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import type { ConsentService } from '../people/consents/consent-service.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import {
  type ApplicationRow,
  findEarlier,
  insertApplication,
  updateApplicationRow,
} from './application-repository.ts';
import { confirmApplication } from './application-task-values.ts';
import { lockApplyPage, type ShownJob } from './apply-page-repository.ts';
import { takesApplications } from './apply-page-service.ts';
import type { Submission } from './read-submission.ts';

/** Why a file was not taken. `no-room`: the organization's storage is full. */
export type FileError = UnreadableReason | 'no-room' | 'one-file';

export type Received =
  | { readonly ok: true; readonly isUpdate: boolean; readonly applicationId: string }
  | { readonly ok: false; readonly file: FileError }
  | { readonly ok: false; readonly file: null };

export type ReceiveApplication = (
  shown: ShownJob,
  sent: {
    readonly submission: Submission;
    readonly file: UploadedFile;
    /** The privacy notice that was shown, in its words. */
    readonly notice: string;
    readonly sender: EmailSender | null;
    readonly signal: AbortSignal;
  },
) => Promise<Received>;

/** 256 bits: unguessable. */
const receiptBytes = 32;

type Dependencies = {
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly readers: Pick<ReadingProcesses, 'unpack'>;
  readonly resumes: Pick<ResumeService, 'readFile' | 'keepMany' | 'keepReading' | 'setByPersonOnly'>;
  readonly hiringTeams: Pick<HiringTeamService, 'get' | 'listViewers'>;
  readonly notifications: Pick<NotificationService, 'add'>;
  readonly consents: Pick<ConsentService, 'recordIn'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly webhookEvents: WebhookEvents;
};

/** Thrown to roll back the whole application. */
class NotTaken extends Error {
  readonly file: FileError | null;

  /** @param file `null`: the page was closed meanwhile */
  constructor(file: FileError | null) {
    super('An application was not taken.');
    this.file = file;
  }
}

/**
 * Receives an application. The resume, its parsed data, the application and all its effects are stored
 * atomically. An email address applies once for a job; a second application replaces the first.
 */
export function createReceiveApplication(dependencies: Dependencies): ReceiveApplication {
  const { clock, queue, readers, resumes, hiringTeams, notifications, consents, audit, webhookEvents } =
    dependencies;

  return async (shown, { submission, file, notice, sender, signal }) => {
    const { organizationId, jobId, createdBy: userId } = shown.page;
    const requester = userRequester(organizationId, signal);
    const opened = await openSentFile(file, readers, requester);
    const [only] = opened;
    if (!only || opened.length > 1) return { ok: false, file: 'one-file' };
    if (!only.ok) return { ok: false, file: only.reason };
    const read = submission.isByPersonOnly ? null : await resumes.readFile(requester, only);
    if (read && !read.ok) return { ok: false, file: read.reason };
    const receipt = randomBytes(receiptBytes).toString('base64url');
    const to = await listTold(organizationId, jobId, userId);
    const from = {
      source: 'apply-page',
      sourceLabel: shown.job.title.slice(0, limits.sourceLabelMax),
    } as const;
    try {
      return await resumes.keepMany({ organizationId, userId }, [only], from, async (transaction, [kept]) => {
        if (!kept || kept.outcome === 'refused') throw new NotTaken(kept?.reason ?? 'empty');
        const page = await lockApplyPage(transaction, jobId);
        // Closed while the file was read.
        if (!page || !takesApplications({ ...shown, page }, dayOf(clock.now()))) throw new NotTaken(null);
        const { resume } = kept;
        const { row, isUpdate } = await store(transaction, shown, {
          submission,
          notice,
          resumeId: resume.id,
          receiptHash: hashOfReceipt(receipt),
        });
        await resumes.setByPersonOnly(transaction, organizationId, resume.id, submission.isByPersonOnly);
        if (read && resume.state !== 'read') await resumes.keepReading(transaction, resume, read);
        if (submission.isKept) await recordConsent(transaction, shown, resume);
        await audit.record(transaction, {
          action: 'application-received',
          actorId: null,
          subjectId: row.id,
          organizationId,
        });
        const about = { jobId, applicationIds: [row.id] };
        await notifications.add(transaction, { organizationId, to, actor: null, kind: 'applied', about });
        await webhookEvents.add(transaction, organizationId, [
          { type: 'application.received', data: { applicationId: row.id, jobId, fileId: row.resumeId } },
        ]);
        await queue.enqueue(transaction, confirmApplication, {
          applicationId: row.id,
          orderId: randomUUID(),
          orderedAt: clock.now().toISOString(),
          ...{ receipt, isUpdate, sender },
        });
        return { ok: true, isUpdate, applicationId: row.id };
      });
    } catch (error) {
      if (error instanceof NotTaken) return { ok: false, file: error.file };
      throw error;
    }
  };

  async function store(
    transaction: Transaction,
    { page }: ShownJob,
    given: {
      readonly submission: Submission;
      readonly notice: string;
      readonly resumeId: string;
      readonly receiptHash: string;
    },
  ): Promise<{ readonly row: ApplicationRow; readonly isUpdate: boolean }> {
    const { organizationId, jobId, language } = page;
    const { isKept, ...said } = given.submission;
    const now = clock.now();
    const emailKey = said.email.toLowerCase();
    const earlier = await findEarlier(transaction, jobId, emailKey);
    const row: ApplicationRow = {
      id: earlier?.id ?? randomUUID(),
      ...{ organizationId, jobId, language, emailKey },
      ...said,
      ...{ resumeId: given.resumeId, receiptHash: given.receiptHash, notice: given.notice },
      consentedAt: now,
      keptUntil: isKept ? lastKeptDay(now) : null,
      declinedAt: earlier?.declinedAt ?? null,
      withdrawnAt: null,
      timesSent: (earlier?.timesSent ?? 0) + 1,
      createdAt: earlier?.createdAt ?? now,
      sentAt: now,
    };
    if (earlier) await updateApplicationRow(transaction, earlier.id, row);
    else await insertApplication(transaction, row);
    return { row, isUpdate: earlier !== undefined };
  }

  /** Of the person whose resume it is, as any consent. */
  async function recordConsent(
    transaction: Transaction,
    { page: { organizationId, createdBy: userId }, job }: ShownJob,
    { personId }: ResumeLine,
  ): Promise<void> {
    const now = clock.now();
    await consents.recordIn(transaction, { organizationId, userId }, personId, {
      kind: 'given',
      on: dayOf(now),
      how: job.title,
      expiresOn: lastKeptDay(now),
      isByThemselves: true,
    });
  }

  /** The hiring team's members who read candidates; without one, who opened the page. */
  async function listTold(organizationId: OrganizationId, jobId: string, createdBy: string) {
    const { members } = await hiringTeams.get(organizationId, jobId);
    const team = members.filter(({ role }) => may(role, 'candidates.read')).map(({ userId }) => userId);
    return team.length > 0 ? team : [createdBy];
  }
}

export function hashOfReceipt(receipt: string): string {
  return createHash('sha256').update(receipt).digest('hex');
}

/** Last day of retention for other jobs if an applicant agrees now. */
function lastKeptDay(now: Date): string {
  const last = new Date(now);
  last.setUTCMonth(last.getUTCMonth() + applicationLimits.keptMonths);
  return dayOf(last);
}
