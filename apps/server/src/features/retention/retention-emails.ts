import type { Clock } from '../../platform/clock/clock.ts';
import { dayInEmail } from '../../platform/email/email-frame.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import { layOutEmail } from '../../platform/email/lay-out-email.ts';
import type { UserService } from '../accounts/users/user-service.ts';
import { daysAfter, noticeDaysOf, sentAt } from '../files/notice-days.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import { retentionEmailWords } from './retention-email-words.ts';

export type RetentionEmails = {
  /** Emails a user about resumes due for deletion, unless they opted out or were notified. */
  notifyFilesDue(userId: string): Promise<void>;
};

type Dependencies = {
  readonly clock: Clock;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly users: Pick<UserService, 'findRetention' | 'recordFilesDueNotified'>;
  readonly resumes: Pick<ResumeService, 'measureSent'>;
};

export function createRetentionEmails({
  clock,
  emailTransport,
  siteUrl,
  users,
  resumes,
}: Dependencies): RetentionEmails {
  return {
    async notifyFilesDue(userId) {
      const person = await users.findRetention(userId);
      if (!person?.email || !person.wantsEmails) return;
      const { email, language, retentionDays } = person;
      const now = clock.now();
      const noticeDays = noticeDaysOf(retentionDays);
      const told = person.notifiedUntil && person.notifiedUntil > now ? person.notifiedUntil : now;
      const between = (from: Date, end: Date) =>
        resumes.measureSent(personalOrganizationOf(userId), {
          after: sentAt(from, retentionDays),
          until: sentAt(end, retentionDays),
        });
      const soon = await between(told, daysAfter(now, noticeDays));
      if (soon.files === 0) return;
      // Announces twice the notice period, so that the next email comes at least one period later.
      const until = daysAfter(now, 2 * noticeDays);
      const { files, firstSentAt } = await between(told, until);
      const first = dayInEmail(daysAfter(firstSentAt ?? now, retentionDays), language);
      const words = retentionEmailWords[language];
      await emailTransport.send(
        layOutEmail({ to: email, language }, words.subject(files), [
          { kind: 'text', text: words.due(files, first, dayInEmail(until, language)) },
          { kind: 'text', text: words.whatToDo },
          { kind: 'link', label: words.open, url: `${siteUrl}/resume-history?view=files&due=soon` },
          { kind: 'small-print', text: words.why(retentionDays) },
        ]),
      );
      await users.recordFilesDueNotified(userId, until);
    },
  };
}
