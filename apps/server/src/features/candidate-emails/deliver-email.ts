import { candidateEmailLimits, type EmailDetail } from '@winnow/contracts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import { layOutPersonalEmail } from '../../platform/email/lay-out-personal-email.ts';
import { Postponed } from '../../platform/tasks/task.ts';
import type { ContactService } from '../analyses/contacts/contact-service.ts';
import {
  claimEmail,
  countSentTo,
  type EmailRow,
  findEmail,
  listJobsWithEmails,
  updateEmail,
} from './candidate-email-repository.ts';
import { coverNames } from './cover-name.ts';
import { footerWords } from './footer-words.ts';
import type { Recipients } from './recipients.ts';
import { onOneLine } from './render-email.ts';
import { outboxNameOf } from './stored-emails.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  readonly emailGoesToOutbox: boolean;
  readonly contacts: Pick<ContactService, 'record'>;
  readonly recipients: Pick<Recipients, 'getPerson' | 'isWithdrawn'>;
  /** Whether an account is neither suspended nor being deleted. */
  readonly isOpenAccount: (userId: string) => Promise<boolean>;
};

/** Milliseconds of a claim, longer than a worker may take: afterwards the worker counts as dead. */
const claimMs = 3 * 60_000;
const maxAttempts = 12;
const firstWaitSeconds = 30;
const maxWaitSeconds = 60 * 60;

type Outcome = Pick<EmailRow, 'state' | 'detail'> & { readonly answer?: string | null };

/**
 * Hands an email to the mail server, at most once: one that may have left already is not sent again, since a second copy
 * does more harm than a failure that is shown.
 */
export function createDeliverEmail(dependencies: Dependencies) {
  const { database, clock, emailTransport, emailGoesToOutbox, contacts, recipients, isOpenAccount } =
    dependencies;

  /** @param from expected state; does nothing if the state has changed */
  async function settle(email: EmailRow, from: EmailRow['state'], outcome: Outcome): Promise<void> {
    const person = await recipients.getPerson(email.organizationId, email);
    await database.transaction(async (transaction) => {
      const change = { answer: null, ...outcome, settledAt: clock.now() };
      if (!(await updateEmail(transaction, { id: email.id, state: from }, change))) return;
      // Applicants who were not scored have no history except their emails.
      if (outcome.state === 'canceled' || email.analysisId === null) return;
      const isSent = outcome.state === 'sent';
      const subject = coverNames(email.subject, person);
      await contacts.record(transaction, {
        kind: 'email',
        analysisIds: [email.analysisId],
        organizationId: email.organizationId,
        createdBy: email.createdBy,
        text: `${isSent ? 'Sent an email' : 'An email could not be sent'}: “${subject}”.`,
        change: { code: isSent ? 'email-sent' : 'email-failed', subject },
        reason: outcome.answer ?? null,
      });
    });
  }

  /** Why it can't be sent; `null` if it can. */
  async function findObstacle(email: EmailRow): Promise<Outcome | null> {
    if (!(await isOpenAccount(email.createdBy))) return { state: 'canceled', detail: 'account-closed' };
    const on = await listJobsWithEmails(database, email.organizationId, [email.jobId]);
    if (!on.has(email.jobId)) return { state: 'canceled', detail: 'turned-off' };
    if (await recipients.isWithdrawn(email.organizationId, email))
      return { state: 'canceled', detail: 'withdrawn' };
    const since = new Date(clock.now().getTime() - dayMs);
    const sent = await countSentTo(database, email.toAddress, since);
    const isFull = sent >= candidateEmailLimits.perAddressADay;
    return isFull ? { state: 'failed', detail: 'address-limit' } : null;
  }

  async function send(email: EmailRow): Promise<void> {
    const refusal = await emailTransport.send(asMessage(email)).then(() => null, readRefusal);
    if (!refusal) {
      const detail = emailGoesToOutbox ? 'outbox' : null;
      return settle(email, 'sending', { state: 'sent', detail });
    }
    const { isFinal, detail, answer } = refusal;
    if (isFinal || email.attempts >= maxAttempts) {
      return settle(email, 'sending', { state: 'failed', detail, answer });
    }
    await updateEmail(database, email, { state: 'queued', detail: 'retrying', answer });
    throw new Postponed(Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** (email.attempts - 1)));
  }

  return async (emailId: string): Promise<void> => {
    const email = await findEmail(database, emailId);
    if (!email || email.settledAt) return;
    const now = clock.now();
    if (email.state === 'sending') {
      const freeAt = (email.claimedAt ?? now).getTime() + claimMs;
      if (freeAt > now.getTime()) throw new Postponed(secondsUntil(freeAt, now));
      return settle(email, 'sending', { state: 'failed', detail: 'interrupted' });
    }
    if (email.leavesAt > now) throw new Postponed(secondsUntil(email.leavesAt.getTime(), now));
    const obstacle = await findObstacle(email);
    if (obstacle) return settle(email, 'queued', obstacle);
    const claimed = await claimEmail(database, emailId, now);
    if (claimed) await send(claimed);
  };
}

function secondsUntil(time: number, now: Date): number {
  return Math.max(1, Math.ceil((time - now.getTime()) / 1000));
}

function asMessage(email: EmailRow) {
  const { id, toAddress: to, replyTo, senderName, language, subject, body } = email;
  return {
    ...layOutPersonalEmail({
      to,
      language,
      subject,
      body,
      replyTo: { name: senderName, address: replyTo },
      footer: footerWords[language](senderName, replyTo),
    }),
    outboxName: outboxNameOf(id),
  };
}

type Refusal = { readonly isFinal: boolean; readonly detail: EmailDetail; readonly answer: string | null };

/**
 * How a mail server refused. A 5xx reply is final, except to our own login. A connection that ends
 * after the text was transmitted may have delivered a copy.
 */
function readRefusal(error: unknown): Refusal {
  const { responseCode, response, code, command } = Object(error) as Readonly<Record<string, unknown>>;
  if (typeof responseCode === 'number' && code !== 'EAUTH') {
    const answer = typeof response === 'string' ? onOneLine(response) : null;
    return { isFinal: responseCode >= 500, detail: 'refused', answer };
  }
  const mayHaveLeft = command === 'DATA';
  return { isFinal: mayHaveLeft, detail: mayHaveLeft ? 'interrupted' : 'unreachable', answer: null };
}
