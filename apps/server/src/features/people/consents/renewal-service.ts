import { randomUUID } from 'node:crypto';
import { ApiError, type ConsentRequestOutcome, type Language } from '@winnow/contracts';
import { type MemberRequester, userRequester } from '../../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { forInstallation, forOrganization } from '../../../platform/database/scope.ts';
import { dayInEmail } from '../../../platform/email/email-frame.ts';
import type { EmailTransport } from '../../../platform/email/email-transport.ts';
import { layOutEmail } from '../../../platform/email/lay-out-email.ts';
import { everyJobOf, type Member } from '../../../platform/http/caller.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import { languageOfResume } from '../../analyses/contacts/language-of-resume.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { firstAddress } from '../../candidate-emails/single-address.ts';
import { daysAfter } from '../../files/notice-days.ts';
import type { ResumeReader } from '../../files/resume-reader.ts';
import type { ResumeService } from '../../files/resume-service.ts';
import type { NotificationService } from '../../notifications/notification-service.ts';
import { personalOrganizationOf } from '../../organizations/personal-organization.ts';
import { listResumesOfPerson } from '../person-page-repository.ts';
import { findPerson } from '../person-repository.ts';
import { findKeepUntil, insertConsent, listConsents, setKeepUntil } from './consent-repository.ts';
import { renewalEmailWords } from './renewal-email-words.ts';
import {
  type ConsentRequestRow,
  findOrganizationName,
  findRequest,
  insertRequest,
  listAsked,
  lockPerson,
  recordSent,
  takeAnswer,
} from './renewal-repository.ts';
import { emailConsentRequest } from './renewal-task-values.ts';
import type { RenewalTokens } from './renewal-token.ts';
import { consentEmailName } from './stored-consent-emails.ts';

/** What the page behind a link shows. */
export type OpenedRequest = {
  readonly senderName: string;
  readonly replyTo: string;
  readonly language: Language;
  readonly state: 'open' | 'expired' | NonNullable<ConsentRequestRow['answer']>;
  /** A renewed consent lasts until this day, `YYYY-MM-DD`. */
  readonly renewedUntil: string;
};

export type RenewalAnswer = NonNullable<ConsentRequestRow['answer']>;

/** Asks people by email to renew their consent, and records their answers, without an account. */
export type RenewalService = {
  /**
   * @throws ApiError `not-found` if one of the people doesn't exist, `forbidden` for a sender without a verified
   * address
   */
  ask(
    member: Member,
    personIds: readonly string[],
    signal: AbortSignal,
  ): Promise<{ personId: string; outcome: ConsentRequestOutcome }[]>;
  /** Sends the email of a request, unless it was sent. */
  send(requestId: string): Promise<void>;
  /** `null` for a link that wasn't issued here, or whose person was deleted. */
  open(token: string): Promise<OpenedRequest | null>;
  /** Stores an answer once; does nothing for an answered or expired link. */
  answer(token: string, answer: RenewalAnswer): Promise<OpenedRequest | null>;
};

/** Days for which a link works, and during which a person isn't asked again. */
const linkDays = 30;
const againAfterDays = 7;

/** Stored in English, like all texts of consents; screens translate it. */
const answeredByLink = 'Answered by the link in our email';

export function createRenewalService({
  database,
  clock,
  queue,
  audit,
  notifications,
  emailTransport,
  siteUrl,
  resumes,
  reader,
  tokens,
  getUser,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly notifications: Pick<NotificationService, 'add'>;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  readonly siteUrl: string;
  readonly resumes: Pick<ResumeService, 'read'>;
  readonly reader: Pick<ResumeReader, 'read'>;
  readonly tokens: RenewalTokens;
  readonly getUser: (
    userId: string,
  ) => Promise<{ readonly name: string; readonly email: string; readonly isVerified: boolean }>;
}): RenewalService {
  /** Email address and language of the newest resume that has an address. */
  async function findWay(requester: MemberRequester, held: readonly { readonly id: string }[]) {
    for (const { id } of held) {
      const reading = await resumes.read(requester, id);
      if (!reading.ok) continue;
      const facts = await reader.read(reading.kept, dayOf(clock.now()), requester);
      const address = firstAddress(facts.emails.map(({ value }) => value));
      if (address !== null) return { address, language: languageOfResume(facts) ?? ('en' as const) };
    }
    return null;
  }

  async function askOne(
    { organizationId, userId: createdBy }: Member,
    id: string,
    sender: Pick<ConsentRequestRow, 'senderName' | 'replyTo'>,
    requester: MemberRequester,
  ): Promise<{ personId: string; outcome: ConsentRequestOutcome }> {
    const person = await findPerson(database, organizationId, id);
    const held = person && (await listResumesOfPerson(database, everyJobOf(organizationId), person.id));
    if (!person || !held?.length) throw new ApiError('not-found', 'There is no such person.');
    const personId = person.id;
    const [last] = await listConsents(database, organizationId, personId);
    if (last?.kind !== 'given' || last.expiresOn === null) return { personId, outcome: 'no-consent' };
    const own = held.filter(({ isSample }) => !isSample);
    const way = await findWay(requester, own);
    if (!way) return { personId, outcome: 'no-address' };
    const now = clock.now();
    return database.transaction(async (transaction) => {
      // Locks the person, so that two members don't both ask.
      await lockPerson(transaction, organizationId, personId);
      const since = daysAfter(now, -againAfterDays);
      if ((await listAsked(transaction, organizationId, [personId], since)).size > 0)
        return { personId, outcome: 'asked-recently' as const };
      const requestId = randomUUID();
      await insertRequest(transaction, {
        id: requestId,
        organizationId,
        createdBy,
        personId,
        toAddress: way.address,
        language: way.language,
        ...sender,
        sentAt: null,
        expiresAt: daysAfter(now, linkDays),
        answer: null,
        answeredAt: null,
        createdAt: now,
      });
      await audit.record(transaction, {
        action: 'consent-renewal-asked',
        actorId: createdBy,
        subjectId: personId,
        organizationId,
      });
      await queue.enqueue(transaction, emailConsentRequest, { requestId });
      return { personId, outcome: 'queued' as const };
    });
  }

  function present(request: ConsentRequestRow): OpenedRequest {
    const { senderName, replyTo, language, answer, answeredAt, expiresAt } = request;
    const now = clock.now();
    return {
      senderName,
      replyTo,
      language,
      state: answer ?? (expiresAt <= now ? 'expired' : 'open'),
      renewedUntil: yearAfter(answeredAt ?? now),
    };
  }

  /** Links have no caller: the request's row says which organization it belongs to. */
  async function find(token: string): Promise<ConsentRequestRow | null> {
    const id = tokens.read(token);
    return id === null ? null : ((await forInstallation(() => findRequest(database, id))) ?? null);
  }

  async function keepAnswer(
    transaction: Transaction,
    { id, organizationId, createdBy, personId: asked }: ConsentRequestRow,
    answer: RenewalAnswer,
  ): Promise<void> {
    const now = clock.now();
    if (!(await takeAnswer(transaction, id, answer, now))) return;
    const person = await findPerson(transaction, organizationId, asked);
    if (!person) return;
    const personId = person.id;
    const isRenewed = answer === 'renewed';
    await insertConsent(transaction, {
      id: randomUUID(),
      organizationId,
      createdBy,
      personId,
      kind: isRenewed ? 'given' : 'withdrawn',
      day: dayOf(now),
      how: answeredByLink,
      expiresOn: isRenewed ? yearAfter(now) : null,
      byPerson: true,
      createdAt: now,
    });
    if (!isRenewed) {
      const today = dayOf(now);
      const before = await findKeepUntil(transaction, organizationId, personId);
      const day = before !== null && before < today ? before : today;
      await setKeepUntil(transaction, { personId, organizationId, createdBy, createdAt: now }, day);
    }
    await audit.record(transaction, {
      action: isRenewed ? 'consent-renewed' : 'deletion-asked-for',
      actorId: null,
      subjectId: personId,
      organizationId,
    });
    await notifications.add(transaction, {
      organizationId,
      to: [createdBy],
      actor: null,
      kind: isRenewed ? 'consent-renewed' : 'consent-withdrawn',
      about: { personId },
    });
  }

  return {
    async ask(member, personIds, signal) {
      const { name, email, isVerified } = await getUser(member.userId);
      if (!email || !isVerified) {
        const message = 'Verify your email address first: replies of candidates go there.';
        throw new ApiError('forbidden', message);
      }
      const { organizationId } = member;
      const isPersonal = organizationId === personalOrganizationOf(member.userId);
      const team = isPersonal ? undefined : await findOrganizationName(database, organizationId);
      const sender = { senderName: team ?? (name.trim() || email), replyTo: email };
      const requester = userRequester(organizationId, signal);
      const asked = [];
      for (const id of new Set(personIds)) asked.push(await askOne(member, id, sender, requester));
      return asked;
    },

    async send(requestId) {
      const request = await findRequest(database, requestId);
      if (!request || request.sentAt !== null || request.answer !== null) return;
      const { toAddress: to, language, senderName, replyTo, expiresAt } = request;
      const words = renewalEmailWords[language];
      const url = `${siteUrl}/api/consent/${tokens.write(requestId)}`;
      await emailTransport.send({
        ...layOutEmail({ to, language }, words.subject(senderName), [
          { kind: 'text', text: words.asks(senderName) },
          { kind: 'text', text: words.choice(dayInEmail(expiresAt, language)) },
          { kind: 'link', label: words.open, url },
          { kind: 'small-print', text: words.why(senderName, replyTo) },
        ]),
        replyTo: { name: senderName, address: replyTo },
        outboxName: consentEmailName(requestId),
      });
      await recordSent(database, requestId, clock.now());
    },

    async open(token) {
      const request = await find(token);
      return request && present(request);
    },

    async answer(token, answer) {
      const request = await find(token);
      if (!request) return null;
      if (present(request).state === 'open')
        await forOrganization(request.organizationId, () =>
          database.transaction((transaction) => keepAnswer(transaction, request, answer)),
        );
      const answered = await find(token);
      return answered && present(answered);
    },
  };
}

/** The date a year later; February 29 becomes March 1. */
function yearAfter(moment: Date): string {
  const date = new Date(moment);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return dayOf(date);
}
