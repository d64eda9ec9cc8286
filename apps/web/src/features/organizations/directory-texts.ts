import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

/** Texts of directory sync on the organization's page. */
const english = {
  heading: 'Directory sync',
  explanation:
    'Your directory, such as Entra ID or Okta, adds and removes members through SCIM 2.0. It needs a verified email domain.',
  failed: 'We couldn’t load directory sync',
  retry: 'Try again',
  cancel: 'Cancel',
  unavailable:
    'Accounts of this installation are managed by a hosted service, so directory sync isn’t available.',
  address: 'Base URL (tenant URL) for your directory',
  tokens: {
    heading: 'Tokens',
    none: 'No directory is connected. Create a token and enter it in your directory.',
    create: 'Create token',
    another: 'Create second token',
    full: 'To replace a token, revoke one first.',
    ending: (ending: string) => `Token ending in ${ending}`,
    made: (by: string, when: string) => `Created by ${by} on ${when}`,
    former: 'a former member',
    used: (when: string) => `Last used ${when}`,
    unused: 'Not used yet',
    revoke: 'Revoke',
    revokeNamed: (ending: string) => `Revoke the token ending in ${ending}`,
    revoked: 'The token was revoked.',
    revokeTitle: 'Revoke this token?',
    revokeConsequence:
      'Your directory can no longer add or remove members with it. Current members are not affected.',
    revokeConfirm: 'Revoke token',
    madeTitle: 'Copy your token',
    madeExplanation: 'It is shown only now. Enter it in your directory as the secret token.',
    secret: 'Token',
    done: 'Done',
  },
  roles: {
    heading: 'Roles',
    explanation:
      'Assign a role to each group in your directory. A member of several groups gets the role with the most permissions. Owners stay owners.',
    none: 'Your directory hasn’t sent any groups yet.',
    roleOf: (group: string) => `Role of ${group}`,
    noRole: 'No role',
    people: (count: number) => plural(count, { one: '1 user', other: `${number(count)} users` }),
    otherwise: 'Everyone else',
    otherwiseHelper: 'The role of new members who aren’t in a group with a role.',
    saved: 'Saved.',
  },
  users: (active: number, inactive: number) =>
    `${plural(active, { one: '1 active user', other: `${number(active)} active users` })}, ${number(inactive)} inactive`,
};

export type DirectoryTexts = TextsOf<typeof english>;

export const directoryTexts = defineTexts(english, {
  de: () => import('./directory-texts.de.ts'),
  es: () => import('./directory-texts.es.ts'),
  fr: () => import('./directory-texts.fr.ts'),
  ar: () => import('./directory-texts.ar.ts'),
});
