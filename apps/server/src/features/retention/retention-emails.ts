import type * as z from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { dayInEmail } from '../../platform/email/email-frame.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import { layOutEmail } from '../../platform/email/lay-out-email.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { UserService } from '../accounts/users/user-service.ts';
import { daysAfter, noticeDaysOf, sentAt } from '../files/notice-days.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import { retentionEmailWords } from './retention-email-words.ts';
import type { notifyFilesDue } from './retention-task-values.ts';

export type RetentionEmails = {
  /** Emails a user about resumes due for deletion, their own or a team's, unless they opted out or were notified. */
  notifyFilesDue(whose: z.output<typeof notifyFilesDue.payload>): Promise<void>;
};

type Dependencies = {
  readonly clock: Clock;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly users: Pick<UserService, 'findRetention' | 'recordFilesDueNotified'>;
  readonly organizations: Pick<
    OrganizationService,
    'findTeamOfKeeper' | 'getRetentionDays' | 'recordKeeperNotified'
  >;
  readonly resumes: Pick<ResumeService, 'measureSent'>;
};

export function createRetentionEmails({
  clock,
  emailTransport,
  siteUrl,
  users,
  organizations,
  resumes,
}: Dependencies): RetentionEmails {
  return {
    async notifyFilesDue({ userId, organizationId }) {
      const person = await users.findRetention(userId);
      if (!person?.email || !person.wantsEmails) return;
      const { email, language } = person;
      const kept = organizationId
        ? await findTeam({ userId, organizationId })
        : { ...person, organizationId: personalOrganizationOf(userId), team: null };
      if (!kept) return;
      const { retentionDays, notifiedUntil, team } = kept;
      const now = clock.now();
      const noticeDays = noticeDaysOf(retentionDays);
      const told = notifiedUntil && notifiedUntil > now ? notifiedUntil : now;
      const between = (from: Date, end: Date) =>
        resumes.measureSent(kept.organizationId, {
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
          { kind: 'text', text: words.due({ files, first, last: dayInEmail(until, language), team }) },
          { kind: 'text', text: team ? words.whatToDoInTeam : words.whatToDo },
          { kind: 'link', label: words.open, url: `${siteUrl}/resume-history?view=files&due=soon` },
          {
            kind: 'small-print',
            text: team ? words.whyInTeam(retentionDays, team) : words.why(retentionDays),
          },
        ]),
      );
      if (organizationId) await organizations.recordKeeperNotified({ userId, organizationId }, until);
      else await users.recordFilesDueNotified(userId, until);
    },
  };

  async function findTeam(member: Member) {
    const team = await organizations.findTeamOfKeeper(member);
    if (!team) return null;
    const { organizationId } = member;
    const retentionDays = await organizations.getRetentionDays(organizationId);
    return { organizationId, retentionDays, notifiedUntil: team.notifiedUntil, team: team.name };
  }
}
