import { randomUUID } from 'node:crypto';
import {
  ApiError,
  candidateEmailLimits,
  type EmailTemplate,
  type EmailTexts,
  type OrganizationId,
  sentence,
} from '@winnow/contracts';
import { type Clock, dayMs, hourMs } from '../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { everyJobOf, type Member } from '../../platform/http/caller.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AnalysisService, ChosenAnalyses } from '../analyses/analysis-service.ts';
import type { ApplicantContacts } from '../applications/applicant-contacts.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import {
  cancelQueued,
  countOfOwner,
  type EmailRow,
  insertEmails,
  listIdsOf,
  listJobsWithEmails,
  listOfAnalysis,
  listOfApplication,
  listRecent,
  saveJobEmails,
} from './candidate-email-repository.ts';
import { deliverCandidateEmail } from './candidate-email-task-values.ts';
import {
  type EmailPlan,
  keyOf,
  type PlannedEmail,
  planEmails,
  type RecentEmail,
  type Sender,
} from './plan-emails.ts';
import type { Person, Recipient, Recipients } from './recipients.ts';
import { onOneLine } from './render-email.ts';
import type { TemplateService } from './template-service.ts';

export type { EmailPlan };

/** The sender, and the company of their profile if there is one. */
export type EmailAuthor = Member & { readonly ownCompany: string };

/** Scored candidates, and applicants, scored or not. */
export type ChosenRecipients = ChosenAnalyses & { readonly applicationIds?: readonly string[] };

export type WantedEmails = {
  readonly of: ChosenRecipients;
  readonly templateId: string;
  readonly texts: EmailTexts;
  readonly repeats: boolean;
};

type ListedEmails = Person & { readonly emails: EmailRow[] };

type Queued = { readonly ids: string[]; readonly leavesAt: string };

/** Emails to candidates. Only a person who previewed them can send them. */
export type CandidateEmailService = {
  /** @throws ApiError `not-found` */
  getJob(organizationId: OrganizationId, jobId: string): Promise<{ isOn: boolean }>;
  /** Turning emails off cancels queued ones. @throws ApiError `not-found` */
  setJob(member: Member, jobId: string, isOn: boolean): Promise<{ isOn: boolean }>;
  /**
   * @throws ApiError `not-found` for candidates or templates of others, `forbidden` without a verified email,
   * `conflict` if the candidates that match a filter have changed
   */
  preview(author: EmailAuthor, wanted: WantedEmails): Promise<EmailPlan & { readonly replyTo: string }>;
  /** @throws ApiError as `preview`, `conflict` if it differs from the preview, `too-many-requests` */
  send(
    author: EmailAuthor,
    wanted: WantedEmails & { readonly digest: string; readonly idempotencyKey: string },
  ): Promise<Queued>;
  /** @throws ApiError `not-found` if one belongs to others */
  cancel(member: Member, ids: readonly string[]): Promise<{ canceled: number; left: number }>;
  /** Newest first, with the names to be covered in the anonymous view. @throws ApiError `not-found` */
  listOf(organizationId: OrganizationId, analysisId: string): Promise<ListedEmails>;
  /** The same for an applicant. */
  listOfApplication(
    organizationId: OrganizationId,
    of: { readonly jobId: string; readonly id: string },
  ): Promise<ListedEmails>;
};

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueueAll'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly credits: Pick<CreditService, 'once' | 'findEarlierReply'>;
  readonly jobs: Pick<JobService, 'get'>;
  readonly analyses: Pick<AnalysisService, 'choose'>;
  readonly recipients: Pick<Recipients, 'list' | 'getPerson'>;
  readonly applicantContacts: Pick<ApplicantContacts, 'get'>;
  readonly templates: Pick<TemplateService, 'get'>;
  /** A user's row in our database. */
  readonly getUser: (userId: string) => Promise<{ name: string; email: string; isVerified: boolean }>;
};

const { perDay, perRequest, repeatHours, undoSeconds } = candidateEmailLimits;

export function createCandidateEmailService(dependencies: Dependencies): CandidateEmailService {
  const { database, clock, queue, audit, credits, jobs, analyses, recipients, templates, getUser } =
    dependencies;
  const { applicantContacts } = dependencies;

  async function getSender(userId: string): Promise<Sender> {
    const { name, email, isVerified } = await getUser(userId);
    if (!email || !isVerified) {
      const message = 'Verify your email address first: replies of candidates go there.';
      throw new ApiError('forbidden', message);
    }
    return { name: onOneLine(name) || email, replyTo: email };
  }

  /** Checks that a filter matches as many candidates as in the preview, within the limit of a request. */
  async function choose(
    organizationId: OrganizationId,
    { applicationIds = [], ...of }: ChosenRecipients,
  ): Promise<Recipient[]> {
    const analysisIds = await analyses.choose(everyJobOf(organizationId), of);
    if (analysisIds.length + applicationIds.length > perRequest) {
      throw new ApiError('invalid', sentence('emails-at-once', { max: perRequest }));
    }
    return recipients.list(database, organizationId, { analysisIds, applicationIds });
  }

  async function readPlan(author: EmailAuthor, wanted: WantedEmails) {
    const { userId, organizationId, ownCompany } = author;
    const template = await templates.get(organizationId, wanted.templateId);
    const found = await choose(organizationId, wanted.of);
    const sender = await getSender(userId);
    const surroundings = await readSurroundings(database, organizationId, template, found);
    const { texts, repeats } = wanted;
    const { purpose } = template;
    const plan = planEmails({
      contacts: found,
      purpose,
      texts,
      sender,
      ownCompany,
      repeats,
      ...surroundings,
    });
    return { template, sender, surroundings, plan };
  }

  /** Values that may change between preview and sending. */
  async function readSurroundings(
    on: Queryable,
    organizationId: OrganizationId,
    { id: templateId }: Pick<EmailTemplate, 'id'>,
    found: readonly Recipient[],
  ): Promise<{ jobsWithEmails: ReadonlySet<string>; recent: RecentEmail[] }> {
    const jobIds = [...new Set(found.map(({ jobId }) => jobId))];
    const since = new Date(clock.now().getTime() - repeatHours * hourMs);
    return {
      jobsWithEmails: await listJobsWithEmails(on, organizationId, jobIds),
      recent: await listRecent(on, { organizationId, jobIds, templateId }, since),
    };
  }

  async function refuseMoreThanADay(transaction: Transaction, organizationId: OrganizationId, more: number) {
    const since = new Date(clock.now().getTime() - dayMs);
    const left = perDay - (await countOfOwner(transaction, organizationId, since));
    if (more <= left) return;
    const rest = left > 0 ? `${left} are left.` : 'None are left.';
    const message = `You can email ${perDay} candidates in 24 hours. ${rest} Choose fewer, or send later.`;
    throw new ApiError('too-many-requests', message);
  }

  async function queueAll(
    transaction: Transaction,
    { organizationId, userId: createdBy }: Member,
    { template, sender, plan }: Awaited<ReturnType<typeof readPlan>>,
  ): Promise<Queued> {
    await refuseMoreThanADay(transaction, organizationId, plan.emails.length);
    const now = clock.now();
    const leavesAt = new Date(now.getTime() + undoSeconds * 1000);
    const rows = plan.emails.map((email) =>
      asRow(email, { organizationId, createdBy, template, sender, now, leavesAt }),
    );
    await insertEmails(transaction, rows);
    const payloads = rows.map(({ id }) => ({ payload: { emailId: id } }));
    await queue.enqueueAll(transaction, deliverCandidateEmail, payloads);
    const details = { emails: rows.length, purpose: template.purpose };
    const action = 'candidate-emails-queued';
    await audit.record(transaction, { action, actorId: createdBy, subjectId: null, organizationId, details });
    return { ids: rows.map(({ id }) => id), leavesAt: leavesAt.toISOString() };
  }

  /** Emails from before and after the scoring may name a person differently. */
  async function withEmails(organizationId: OrganizationId, person: Person, emails: EmailRow[]) {
    const named = new Map(emails.map((email) => [keyOf(email), email]));
    const names = new Set(person.names);
    for (const email of named.values())
      for (const name of (await recipients.getPerson(organizationId, email)).names) names.add(name);
    return { names: [...names], alias: person.alias, emails };
  }

  return {
    async getJob(organizationId, jobId) {
      const { id } = await jobs.get(organizationId, jobId);
      return { isOn: (await listJobsWithEmails(database, organizationId, [id])).has(id) };
    },

    async setJob({ organizationId, userId: createdBy }, jobId, isOn) {
      const { id } = await jobs.get(organizationId, jobId);
      await database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const wasOn = (await listJobsWithEmails(transaction, organizationId, [id])).has(id);
        if (wasOn === isOn) return;
        const now = clock.now();
        await saveJobEmails(transaction, { jobId: id, organizationId, createdBy, isOn, changedAt: now });
        const canceled = isOn
          ? []
          : await cancelQueued(transaction, { organizationId, jobId: id }, { detail: 'turned-off', at: now });
        const action = isOn ? 'candidate-emails-turned-on' : 'candidate-emails-turned-off';
        const details = { canceled: canceled.length };
        await audit.record(transaction, {
          action,
          actorId: createdBy,
          subjectId: id,
          organizationId,
          details,
        });
      });
      return { isOn };
    },

    async preview(author, wanted) {
      const { plan, sender } = await readPlan(author, wanted);
      return { ...plan, replyTo: sender.replyTo };
    },

    async send(author, { idempotencyKey, digest, ...wanted }) {
      const { organizationId } = author;
      const request = {
        organizationId,
        scope: 'candidate-emails',
        key: idempotencyKey,
        body: { ...wanted, digest },
      };
      const earlier = await credits.findEarlierReply<Queued>(request);
      if (earlier) return earlier;
      const read = await readPlan(author, wanted);
      if (read.plan.digest !== digest) throw notAsPreviewed();
      if (read.plan.emails.length === 0) {
        throw new ApiError('invalid', sentence('no-one-to-email'));
      }
      return credits.once(request, async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const found = read.plan.emails.map(({ contact }) => contact);
        const now = await readSurroundings(transaction, organizationId, read.template, found);
        if (!isSameFor(found, read.surroundings, now)) throw notAsPreviewed();
        return queueAll(transaction, author, read);
      });
    },

    cancel: ({ organizationId, userId }, ids) =>
      database.transaction(async (transaction) => {
        const known = await listIdsOf(transaction, organizationId, ids);
        if (known.length < new Set(ids).size) throw new ApiError('not-found', 'Email not found.');
        const now = clock.now();
        const canceled = await cancelQueued(transaction, { organizationId, ids }, { detail: null, at: now });
        if (canceled.length > 0) {
          const details = { emails: canceled.length };
          const action = 'candidate-emails-canceled';
          await audit.record(transaction, {
            action,
            actorId: userId,
            subjectId: null,
            organizationId,
            details,
          });
        }
        return { canceled: canceled.length, left: known.length - canceled.length };
      }),

    async listOf(organizationId, analysisId) {
      const person = await recipients.getPerson(organizationId, { analysisId, applicationId: null });
      return withEmails(organizationId, person, await listOfAnalysis(database, organizationId, analysisId));
    },

    async listOfApplication(organizationId, { jobId, id }) {
      const applicant = await applicantContacts.get(organizationId, id);
      if (applicant.jobId !== jobId) throw new ApiError('not-found', 'There is no such application.');
      const person = { names: [applicant.name], alias: applicant.alias };
      return withEmails(organizationId, person, await listOfApplication(database, organizationId, id));
    },
  };
}

type Surroundings = {
  readonly jobsWithEmails: ReadonlySet<string>;
  readonly recent: readonly RecentEmail[];
};

/** Returns whether nothing was sent or turned off meanwhile. */
function isSameFor(contacts: readonly Recipient[], before: Surroundings, now: Surroundings): boolean {
  const last = ({ recent }: Surroundings, { jobId }: Recipient) =>
    recent
      .filter((email) => email.jobId === jobId)
      .map((email) => `${keyOf(email)} ${email.createdAt.getTime()}`)
      .join();
  return contacts.every(
    (contact) => now.jobsWithEmails.has(contact.jobId) && last(before, contact) === last(now, contact),
  );
}

function asRow(
  { contact, to, language, subject, body }: PlannedEmail,
  of: {
    readonly organizationId: OrganizationId;
    readonly createdBy: string;
    readonly template: EmailTemplate;
    readonly sender: Sender;
    readonly now: Date;
    readonly leavesAt: Date;
  },
): EmailRow {
  const { organizationId, createdBy, template, sender, now, leavesAt } = of;
  return {
    id: randomUUID(),
    organizationId,
    createdBy,
    analysisId: contact.analysisId,
    applicationId: contact.applicationId,
    jobId: contact.jobId,
    templateId: template.id,
    templateName: template.name,
    purpose: template.purpose,
    language,
    toAddress: to,
    replyTo: sender.replyTo,
    senderName: sender.name,
    subject,
    body,
    state: 'queued',
    detail: null,
    answer: null,
    attempts: 0,
    claimedAt: null,
    createdAt: now,
    leavesAt,
    settledAt: null,
  };
}

function notAsPreviewed(): ApiError {
  return new ApiError('conflict', sentence('preview-outdated'));
}
