import {
  type EmailedKind,
  emailedKinds,
  type Language,
  type Notification,
  suggestedEmailTimings,
} from '@winnow/contracts';
import { type Clock, dayMs } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { EmailMessage, EmailTransport } from '../../../platform/email/email-transport.ts';
import { greetedName } from '../../../platform/email/greeted-name.ts';
import { type EmailPart, layOutEmail } from '../../../platform/email/lay-out-email.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import { Postponed } from '../../../platform/tasks/task.ts';
import { type EmailBudget, maySend } from '../../limits/email-budget.ts';
import type { InboxService } from '../inbox-service.ts';
import { sendDigest } from '../notification-task-values.ts';
import {
  findNotificationSettings,
  lockNotificationSettings,
  updateNotificationSettingsRow,
} from '../settings/notification-settings-repository.ts';
import { freshSettings, timingOf } from '../settings/notification-settings-service.ts';
import { lastDigestMoment } from './digest-moment.ts';
import {
  claimForEmail,
  countEmailsSince,
  findAddress,
  listDigestReaders,
  listUntold,
  releaseFromEmail,
} from './notification-email-repository.ts';
import { notificationEmailWords } from './notification-email-words.ts';
import type { UnsubscribeTokens, Unsubscription } from './unsubscribe-token.ts';

export type NotificationEmails = ReturnType<typeof createNotificationEmails>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  readonly emailBudget: Pick<EmailBudget, 'take'>;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly inbox: Pick<InboxService, 'find'>;
  readonly unsubscribeTokens: Pick<UnsubscribeTokens, 'write'>;
  readonly languageOf: (userId: string) => Promise<Language>;
};

/** Review requests and results have their own emails when the user wants them at once. */
const toldByReviews: readonly EmailedKind[] = ['review-requested', 'review-done'];
/** Milliseconds until an email: meanwhile it can be read in the app and merged with similar ones. */
const graceMs = 60_000;
/** Maximum immediate emails in a day; later notifications wait for the digest. */
const maxAtOnceADay = 5;
/** A digest contains nothing older, so that turning it on doesn't send old notifications. */
const digestedWithinMs = 3 * dayMs;
const listedInDigest = 10;

/** Notifications by email, immediately or in a daily digest. Each is in at most one email. */
export function createNotificationEmails(dependencies: Dependencies) {
  const { database, clock, queue, emailTransport, emailBudget, siteUrl, inbox } = dependencies;
  const { unsubscribeTokens, languageOf } = dependencies;

  return {
    /** @throws Postponed while it may still be read in the app, or if the budget of emails is exhausted */
    async sendAtOnce({
      userId,
      id,
      orderId,
    }: {
      userId: string;
      id: string;
      orderId: string;
    }): Promise<void> {
      const [notification] = await inbox.find(userId, [id]);
      if (!notification || notification.isRead || notification.isGone) return;
      const kind = emailedKindOf(notification);
      const settings = await findNotificationSettings(database, userId);
      if (kind === null || timingOf(settings, kind) !== 'at-once') return;
      const now = clock.now();
      const waitedMs = now.getTime() - new Date(notification.at).getTime();
      if (waitedMs < graceMs) throw new Postponed(Math.ceil((graceMs - waitedMs) / 1_000));
      const sent = await countEmailsSince(database, userId, new Date(now.getTime() - dayMs));
      if (sent >= maxAtOnceADay) return;
      await send({ userId, of: kind }, orderId, [notification], async (to, language) => {
        const words = notificationEmailWords[language];
        const text = sentenceOf(notification, language, userId);
        return layOutEmail({ to, language }, withoutStop(text), [
          { kind: 'text', text },
          { kind: 'link', label: words.open, url: `${siteUrl}/notifications/${id}` },
          ...endOf({ userId, of: kind }, language),
        ]);
      });
    },

    /** Queues the digests that are due in their readers' time zones. */
    async queueDigests(): Promise<void> {
      const now = clock.now();
      const since = new Date(now.getTime() - digestedWithinMs);
      for (const reader of await listDigestReaders(database, emailedKinds, since)) {
        const { userId, digestHour, timeZone, digestedOn, oldest } = reader;
        const fresh = freshSettings(userId);
        const wanted = { digestHour: digestHour ?? fresh.digestHour, timeZone };
        const { moment, day } = lastDigestMoment(now, wanted);
        if (oldest === null || oldest >= moment || (digestedOn !== null && digestedOn >= day)) continue;
        await database.transaction((transaction) => queue.enqueue(transaction, sendDigest, { userId, day }));
      }
    },

    /** Sends the digest of a day, unless it was sent or there is nothing unread. */
    async sendDigest({ userId, day }: { userId: string; day: string }): Promise<void> {
      const settings = (await findNotificationSettings(database, userId)) ?? freshSettings(userId);
      if (settings.digestedOn !== null && settings.digestedOn >= day) return;
      const kinds = emailedKinds.filter((kind) => {
        const timing = timingOf(settings, kind);
        // Includes notifications that exceeded the daily limit.
        return timing === 'daily' || (timing === 'at-once' && !toldByReviews.includes(kind));
      });
      const now = clock.now();
      const { moment } = lastDigestMoment(now, settings);
      const since = new Date(now.getTime() - digestedWithinMs);
      const ids = await listUntold(database, userId, { kinds, since, before: moment });
      const found = (await inbox.find(userId, ids)).filter(({ isRead, isGone }) => !isRead && !isGone);
      if (found.length === 0 || !(await claimDay(userId, day))) return;
      const [first] = found;
      await send({ userId, of: 'digest' }, first?.id ?? userId, found, async (to, language) => {
        const { digest } = notificationEmailWords[language];
        const listed = found.slice(0, listedInDigest);
        const more = found.length - listed.length;
        return layOutEmail({ to, language }, digest.subject(found.length), [
          { kind: 'text', text: digest.text(found.length) },
          ...listed.map(
            (one): EmailPart => ({ kind: 'text', text: `• ${sentenceOf(one, language, userId)}` }),
          ),
          ...(more > 0 ? [{ kind: 'text', text: digest.more(more) } as const] : []),
          { kind: 'link', label: digest.open, url: `${siteUrl}/notifications` },
          ...endOf({ userId, of: 'digest' }, language),
        ]);
      }).catch(async (error: unknown) => {
        // Nothing was sent: the same day is retried.
        await updateNotificationSettingsRow(database, userId, { digestedOn: settings.digestedOn });
        throw error;
      });
    },
  };

  /** Claims the digest of a day: only one of several processes sends it. */
  function claimDay(userId: string, day: string): Promise<boolean> {
    return database.transaction(async (transaction) => {
      const { digestedOn } = await lockNotificationSettings(transaction, freshSettings(userId));
      if (digestedOn !== null && digestedOn >= day) return false;
      await updateNotificationSettingsRow(transaction, userId, { digestedOn: day });
      return true;
    });
  }

  /**
   * Claims the notifications right before sending: a process killed while sending doesn't send a second email, and a
   * refused email is retried.
   */
  async function send(
    unsubscription: Unsubscription,
    orderId: string,
    told: readonly Notification[],
    write: (to: string, language: Language) => Promise<EmailMessage>,
  ): Promise<void> {
    const { userId } = unsubscription;
    const to = await findAddress(database, userId);
    if (to === undefined) return;
    const message = await write(to, await languageOf(userId));
    const orderedAt = clock.now();
    const planned = { id: orderId, to, sender: null, isForAccount: true, orderedAt, waitsMs: dayMs };
    if (!(await maySend(database, emailBudget, planned))) return;
    const claimed = await claimForEmail(
      database,
      told.map(({ id }) => id),
      orderedAt,
    );
    if (claimed.length === 0) return;
    const url = `${siteUrl}/api/unsubscribe/${unsubscribeTokens.write(unsubscription)}`;
    const headers = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    try {
      await emailTransport.send({ ...message, headers });
    } catch (error) {
      await releaseFromEmail(database, claimed);
      throw error;
    }
  }

  /** The end of an email: why it was sent and how to unsubscribe. */
  function endOf(unsubscription: Unsubscription, language: Language): EmailPart[] {
    const words = notificationEmailWords[language];
    const url = `${siteUrl}/unsubscribe#${unsubscribeTokens.write(unsubscription)}`;
    return [{ kind: 'small-print', text: `${words.why}\n${words.unsubscribe} ${url}` }];
  }
}

function emailedKindOf({ kind }: Notification): EmailedKind | null {
  return kind in suggestedEmailTimings ? (kind as EmailedKind) : null;
}

function sentenceOf(notification: Notification, language: Language, reader: string): string {
  const words = notificationEmailWords[language];
  const { kind, about, actor, member, count, jobTitle: job } = notification;
  const who = greetedName(actor?.name ?? '') ?? words.former;
  switch (kind) {
    case 'mentioned':
      return words.mentioned({ who, count, job });
    case 'replied':
      return words.replied({ who, count, job });
    case 'assigned':
      return words.assigned({ who, count, job });
    case 'review-requested':
      return words.reviewRequested({ who, count: about.candidates, job });
    case 'review-done':
      return words.reviewDone({ who, count, job });
    case 'hiring-team':
      return words.hiringTeam({ who, count, job });
    case 'spending-limit':
      return about.memberId === reader
        ? words.ownLimit(about.spentCredits, about.limitCredits)
        : words.limit(
            greetedName(member?.name ?? '') ?? words.former,
            about.spentCredits,
            about.limitCredits,
          );
    case 'search-matches':
      return words.searchMatches(count, notification.searchName ?? '');
    case 'member-joined':
      return words.memberJoined({ who, count, job });
    case 'strong-match':
      return words.strongMatch({ who, count, job });
    case 'applied':
      return words.applied({ who, count, job });
    case 'mailbox-paused':
      return words.mailboxPaused({ who, count, job });
    case 'consent-renewed':
      return words.consentRenewed;
    case 'consent-withdrawn':
      return words.consentWithdrawn;
    case 'run-finished':
      return '';
  }
}

/** Removes the full stop, for a subject. */
function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
