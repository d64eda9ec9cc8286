import type { Notification } from '@winnow/contracts';
import { useAnonymousView } from '../../entities/account/use-anonymous-view.ts';
import { useShownName } from '../../entities/analysis/use-shown-name.ts';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { useStoredUser } from '../../lib/session/use-session.ts';
import { type NotificationTexts, notificationTexts } from './notification-texts.ts';

type Names = {
  readonly texts: NotificationTexts;
  readonly who: string;
  readonly candidate: string;
  /** Of the library. */
  readonly person: string;
  readonly day: (date: string) => string;
  readonly roleName: (role: 'owner' | 'admin' | 'recruiter' | 'hiring-manager' | 'auditor') => string;
  readonly member: string;
  /** Whether it is about the user. */
  readonly isOwn: boolean;
};

/** Text of a notification; candidates are named by alias if names are hidden. */
export function useNotificationWords(): (notification: Notification) => string {
  const texts = useTexts(notificationTexts);
  const { roles } = useTexts(organizationTexts);
  const { shortDate } = useFormats();
  const shownName = useShownName();
  const { isAnonymous } = useAnonymousView();
  const reader = useStoredUser()?.id;
  return (notification) => {
    const { actor, member, candidate, person, kind, about } = notification;
    const shown = (alias: string, name: string | null) =>
      apart(shownName({ alias, candidateName: name, fileName: alias }, isAnonymous));
    return sentenceOf(notification, {
      texts,
      who: apart(actor?.name ?? texts.former),
      candidate: candidate ? shown(candidate.alias, candidate.name) : texts.candidate,
      person: person ? shown(person.alias, person.name) : texts.person,
      day: (date) => shortDate(`${date}T12:00:00`),
      roleName: (role) => roles[role].name,
      member: apart(member?.name ?? texts.former),
      isOwn: kind === 'spending-limit' && about.memberId === reader,
    });
  };
}

function sentenceOf(notification: Notification, names: Names): string {
  const { kind, about, count } = notification;
  const { texts, who, candidate, person, day, roleName, member, isOwn } = names;
  const { sentences } = texts;
  switch (kind) {
    case 'mentioned':
      return sentences.mentioned(who, candidate, count);
    case 'replied':
      return sentences.replied(who, candidate, count);
    case 'assigned':
      return notification.candidate ? sentences.assigned(who, candidate) : sentences.assignedMany(who, count);
    case 'review-requested':
      return about.dueOn === null
        ? sentences.reviewRequested(who, about.candidates)
        : sentences.reviewRequestedBy(who, about.candidates, day(about.dueOn));
    case 'review-done':
      return count > 1 ? sentences.reviewDoneMany(who, count - 1) : sentences.reviewDone(who);
    case 'hiring-team':
      return sentences.hiringTeam(who);
    case 'run-finished':
      return sentences.runFinished(about.scored, about.total);
    case 'spending-limit': {
      const { spentCredits, limitCredits } = about;
      return isOwn
        ? sentences.ownLimit(spentCredits, limitCredits)
        : sentences.limit(member, spentCredits, limitCredits);
    }
    case 'search-matches':
      return sentences.searchMatches(count, apart(notification.searchName ?? ''));
    case 'member-joined':
      return count > 1 ? sentences.joinedMany(who, count - 1) : sentences.joined(who, roleName(about.role));
    case 'strong-match':
      return sentences.strongMatch(count);
    case 'applied':
      return sentences.applied(count);
    case 'mailbox-paused':
      return sentences.mailboxPaused;
    case 'consent-renewed':
      return sentences.consentRenewed(person);
    case 'consent-withdrawn':
      return sentences.consentWithdrawn(person);
  }
}

/** Isolates the text direction of a name within a sentence. */
function apart(name: string): string {
  return `\u2068${name}\u2069`;
}
