import type { EmailTiming, Language } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import { dayInEmail } from '../../platform/email/email-frame.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import { greetedName } from '../../platform/email/greeted-name.ts';
import { type EmailPart, layOutEmail } from '../../platform/email/lay-out-email.ts';
import { countCandidates } from './mark-repository.ts';
import { reviewEmailWords } from './review-email-words.ts';
import { findReviewAnywhere } from './review-repository.ts';
import type { ReviewEmail } from './review-task-values.ts';
import { listRequesters, listReviewers } from './reviewer-repository.ts';

type Dependencies = {
  readonly database: Database;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly languageOf: (userId: string) => Promise<Language>;
  readonly emailOf: (userId: string) => Promise<string>;
  /** When the user wants emails about reviews. */
  readonly timingOf: (userId: string, kind: 'review-requested' | 'review-done') => Promise<EmailTiming>;
};

/** Emails to reviewers and requesters. They never name candidates. */
export function createReviewEmails(dependencies: Dependencies) {
  const { database, emailTransport, siteUrl, languageOf, emailOf, timingOf } = dependencies;
  return {
    /** Sends nothing if the reason no longer applies. */
    async send({ reviewId, userId, kind }: ReviewEmail): Promise<void> {
      const review = await findReviewAnywhere(database, reviewId);
      if (!review || review.state === 'canceled') return;
      const [requester] = await listRequesters(database, [reviewId]);
      const reviewers = await listReviewers(database, [reviewId]);
      const self = reviewers.find((reviewer) => reviewer.userId === userId);
      const candidates = (await countCandidates(database, [reviewId])).get(reviewId) ?? 0;
      const isWanted =
        kind === 'done'
          ? requester?.isMember
          : review.state === 'open' && self?.isMember && self.doneAt === null && candidates > 0;
      if (!isWanted) return;
      const timing = await timingOf(userId, kind === 'done' ? 'review-done' : 'review-requested');
      // In the digest, or not at all. Reminders are urgent, so they don't wait for the digest.
      if (timing === 'off' || (timing === 'daily' && kind !== 'reminder')) return;
      const language = await languageOf(userId);
      const words = reviewEmailWords[language];
      const to = await emailOf(userId);
      const from = greetedName(requester?.name ?? '') ?? null;
      const due = review.dueOn && dayInEmail(new Date(review.dueOn), language);
      const url = addressOf(siteUrl, reviewId, to);
      const message: EmailPart[] =
        review.message === '' ? [] : [{ kind: 'text', text: words.message(review.message) }];
      const about = { from, job: review.jobTitle, candidates };
      switch (kind) {
        case 'asked':
          return emailTransport.send(
            layOutEmail({ to, language }, words.asked.subject(about), [
              { kind: 'text', text: words.asked.text(about) },
              ...message,
              { kind: 'text', text: due ? `${words.due(due)} ${words.asked.blind}` : words.asked.blind },
              { kind: 'link', label: words.asked.open, url },
              { kind: 'small-print', text: words.asked.why },
            ]),
          );
        case 'reminder':
          return emailTransport.send(
            layOutEmail({ to, language }, words.reminder.subject(about), [
              { kind: 'text', text: words.reminder.text(self?.marked ?? 0, about) },
              ...(due ? [{ kind: 'text', text: words.due(due) } as const] : []),
              ...message,
              { kind: 'link', label: words.reminder.open, url },
              { kind: 'small-print', text: words.asked.why },
            ]),
          );
        case 'done': {
          const done = reviewers.filter(({ doneAt }) => doneAt !== null).length;
          return emailTransport.send(
            layOutEmail({ to, language }, words.done.subject(about), [
              { kind: 'text', text: words.done.text(done, about) },
              { kind: 'link', label: words.done.open, url },
              { kind: 'small-print', text: words.done.why },
            ]),
          );
        }
      }
    },
  };
}

/** The email address to log in with is after `#`, which servers don't log. */
function addressOf(siteUrl: string, reviewId: string, email: string): string {
  return `${siteUrl}/reviews/${reviewId}#${new URLSearchParams({ login: email })}`;
}
