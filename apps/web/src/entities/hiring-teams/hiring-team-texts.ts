import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  heading: 'Hiring team',
  open: (count: number) =>
    count === 0
      ? 'Hiring team: no members yet'
      : plural(count, { one: 'Hiring team: 1 member', other: `Hiring team: ${number(count)} members` }),
  explanation: 'Hiring managers see a job and its candidates once they are on its team.',
  failed: 'We couldn’t load the hiring team',
  retry: 'Try again',
  none: 'The hiring team has no members yet.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name} from the hiring team`,
  removed: (name: string) => `${name} is no longer on the hiring team.`,
  add: 'Add members',
  everybody: 'Everyone who can see jobs is on the team.',
  save: (count: number) =>
    count === 0
      ? 'Add to team'
      : plural(count, { one: 'Add 1 member', other: `Add ${number(count)} members` }),
  added: (count: number) =>
    plural(count, {
      one: 'Added 1 member to the hiring team.',
      other: `Added ${number(count)} members to the hiring team.`,
    }),
  inviteHeading: 'Invite a hiring manager',
  email: 'Email address',
  emailError: 'Enter a valid email address.',
  invite: 'Send invitation',
  invited: (email: string) => `Invitation sent to ${email}.`,
  waiting: 'Invited',
  expired: 'Invitation expired',
  revokeNamed: (email: string) => `Withdraw the invitation to ${email}`,
  revoke: 'Withdraw',
  revoked: (email: string) => `Invitation to ${email} withdrawn.`,
};

export type HiringTeamTexts = TextsOf<typeof english>;

export const hiringTeamTexts = defineTexts(english, {
  de: () => import('./hiring-team-texts.de.ts'),
  es: () => import('./hiring-team-texts.es.ts'),
  fr: () => import('./hiring-team-texts.fr.ts'),
  ar: () => import('./hiring-team-texts.ar.ts'),
});
