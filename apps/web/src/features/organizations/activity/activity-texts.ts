import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';
import { formatsOf } from '../../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

/** Who did it, to whom, the role that was given, and how many it is about. */
type Told = { readonly who: string; readonly whom: string; readonly role: string; readonly count: number };

const resumes = (count: number) => plural(count, { one: 'one resume', other: `${number(count)} resumes` });
const candidates = (count: number) =>
  plural(count, { one: 'one candidate', other: `${number(count)} candidates` });
const analyses = (count: number) =>
  plural(count, { one: 'one analysis', other: `${number(count)} analyses` });
const emails = (count: number) => plural(count, { one: 'one email', other: `${number(count)} emails` });
const credits = (count: number) => plural(count, { one: 'one credit', other: `${number(count)} credits` });

const english = {
  heading: 'Audit log',
  explanation: 'Who did what in this organization. Names of candidates are not part of it.',
  failed: 'We couldn’t load the audit log',
  retry: 'Try again',
  none: 'Nothing yet',
  noneWords:
    'What members do appears here: invitations, runs, decisions, comments, exports and changes of settings.',
  noMatch: 'No activity matches these filters.',
  clear: 'Clear filters',
  more: 'Show more',
  former: 'Former member',
  system: 'Winnow',
  download: 'Download CSV',
  downloadFailed: 'We couldn’t download the audit log. Try again.',
  formerNamed: (name: string) => `${name} (former member)`,
  filter: {
    what: 'Activity',
    everything: 'All activity',
    who: 'Member',
    anyone: 'All members',
    formers: 'Former members',
    since: 'From',
    until: 'To',
  },
  kinds: {
    members: 'Members',
    settings: 'Settings',
    'sign-in': 'Sign-in rules',
    credits: 'Credits and billing',
    jobs: 'Jobs',
    runs: 'Runs',
    candidates: 'Candidates',
    comments: 'Comments',
    reviews: 'Reviews',
    exports: 'Exports',
    shares: 'Shared lists',
  },
  columns: {
    number: 'No.',
    time: 'Time (UTC)',
    member: 'Member',
    memberId: 'Member ID',
    kind: 'Activity',
    action: 'What happened',
  },
  events: {
    'organization-created': ({ who }: Told) => `${who} created the organization`,
    'organization-renamed': ({ who }: Told) => `${who} renamed the organization`,
    'organization-logo-changed': ({ who }: Told) => `${who} changed the logo`,
    'member-invited': ({ who, role }: Told) => `${who} invited someone as ${role}`,
    'invitation-resent': ({ who, role }: Told) => `${who} sent an invitation as ${role} again`,
    'invitation-revoked': ({ who }: Told) => `${who} withdrew an invitation`,
    'invitation-declined': ({ who }: Told) => `${who} declined an invitation`,
    'member-joined': ({ who, role }: Told) => `${who} joined as ${role}`,
    'member-role-changed': ({ who, whom, role }: Told) => `${who} gave ${whom} the role ${role}`,
    'member-removed': ({ who, whom }: Told) => `${who} removed ${whom}`,
    'member-left': ({ who }: Told) => `${who} left`,
    'ownership-transferred': ({ who, whom }: Told) => `${who} made ${whom} the owner`,
    'email-domain-verified': ({ who }: Told) => `${who} verified an email domain`,
    'email-domain-lapsed': () => 'An email domain lapsed: its DNS record is gone',
    'email-domain-removed': ({ who }: Told) => `${who} removed an email domain`,
    'single-sign-on-changed': ({ who }: Told) => `${who} changed single sign-on`,
    'single-sign-on-removed': ({ who }: Told) => `${who} removed single sign-on`,
    'single-sign-on-required': ({ who }: Told) => `${who} made single sign-on required`,
    'single-sign-on-optional': ({ who }: Told) => `${who} made single sign-on optional`,
    'scim-token-created': ({ who }: Told) => `${who} created a token for directory sync`,
    'scim-token-revoked': ({ who }: Told) => `${who} revoked a token of directory sync`,
    'scim-roles-changed': ({ who }: Told) => `${who} changed the roles of directory sync`,
    'member-provisioned': ({ whom, role }: Told) => `The directory added ${whom} as ${role}`,
    'member-deprovisioned': ({ whom }: Told) => `The directory removed ${whom}`,
    'member-role-provisioned': ({ whom, role }: Told) => `The directory gave ${whom} the role ${role}`,
    'single-sign-on-bypassed': ({ who }: Told) => `${who} entered without single sign-on, as an owner`,
    'organization-exported': ({ who }: Told) => `${who} requested an export`,
    'organization-export-downloaded': ({ who }: Told) => `${who} downloaded an export`,
    'hiring-team-joined': ({ who, whom }: Told) => `${who} added ${whom} to a hiring team`,
    'hiring-team-left': ({ who, whom }: Told) => `${who} removed ${whom} from a hiring team`,
    'review-requested': ({ who }: Told) => `${who} asked for a review`,
    'review-closed': ({ who }: Told) => `${who} ended a review and showed its results`,
    'review-canceled': ({ who }: Told) => `${who} canceled a review`,
    'spending-limit-changed': ({ who, whom }: Told) => `${who} changed the monthly limit of ${whom}`,
    'organization-settings-changed': ({ who }: Told) => `${who} changed the settings`,
    'organization-suspended': ({ who }: Told) => `${who} closed the organization to its members`,
    'organization-restored': ({ who }: Told) => `${who} reopened the organization`,
    'organization-limits-set': ({ who }: Told) => `${who} changed the limits of the organization`,
    'organization-looked-at': ({ who }: Told) => `${who} viewed the organization`,
    'credits-given': ({ who, count }: Told) => `${who} added ${credits(count)}`,
    'plan-set': ({ who }: Told) => `${who} changed the plan`,
    'invoice-corrected': ({ who }: Told) => `${who} reissued an invoice`,
    'invoice-settled': ({ who }: Told) => `${who} changed the status of an invoice`,
    'payment-refunded': () => 'A payment was refunded',
    'subscription-withdrawn': () => 'A subscription was withdrawn',
    'job-deleted': ({ who }: Told) => `${who} deleted a job`,
    'candidate-emails-turned-on': ({ who }: Told) => `${who} turned on emails to candidates of a job`,
    'candidate-emails-turned-off': ({ who }: Told) => `${who} turned off emails to candidates of a job`,
    'run-started': ({ who, count }: Told) => `${who} started a run of ${resumes(count)}`,
    'run-canceled': ({ who }: Told) => `${who} canceled a run`,
    'candidate-decided': ({ who, count }: Told) => `${who} decided on ${candidates(count)}`,
    'score-overridden': ({ who }: Told) => `${who} overrode a score`,
    'candidate-emails-queued': ({ who, count }: Told) => `${who} sent ${emails(count)} to candidates`,
    'candidate-emails-canceled': ({ who, count }: Told) => `${who} canceled ${emails(count)} to candidates`,
    'analyses-deleted': ({ who, count }: Told) => `${who} deleted ${analyses(count)}`,
    'files-deleted': ({ who, count }: Told) => `${who} deleted ${resumes(count)}`,
    'comment-added': ({ who }: Told) => `${who} added a comment`,
    'comment-edited': ({ who }: Told) => `${who} edited a comment`,
    'comment-deleted': ({ who }: Told) => `${who} deleted a comment`,
    'review-completed': () => 'A review was completed',
    'analyses-exported': ({ who, count }: Told) => `${who} exported ${candidates(count)}`,
    'list-shared': ({ who, count }: Told) => `${who} shared a list of ${candidates(count)}`,
    'list-unshared': ({ who }: Told) => `${who} ended a shared list`,
  },
};

export type ActivityTexts = TextsOf<typeof english>;

export const activityTexts = defineTexts(english, {
  de: () => import('./activity-texts.de.ts'),
  es: () => import('./activity-texts.es.ts'),
  fr: () => import('./activity-texts.fr.ts'),
  ar: () => import('./activity-texts.ar.ts'),
});
