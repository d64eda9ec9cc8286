import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

/** Texts of single sign-on on the organization's page. */
const english = {
  heading: 'Single sign-on',
  explanation: 'Members log in with your organization’s accounts, through OpenID Connect.',
  failed: 'We couldn’t load single sign-on',
  retry: 'Try again',
  saved: 'Saved.',
  cancel: 'Cancel',
  unavailable:
    'Accounts of this installation are managed by a hosted service, so single sign-on isn’t available.',
  domains: {
    heading: 'Email domains',
    explanation: 'Single sign-on works for email addresses in domains you have verified.',
    label: 'Domain',
    invalid: 'Enter a domain, such as example.com.',
    add: 'Add domain',
    check: 'Check now',
    checkNamed: (domain: string) => `Check ${domain} now`,
    remove: 'Remove',
    removeNamed: (domain: string) => `Remove ${domain}`,
    record: 'TXT record',
    how: (domain: string) =>
      `Add this TXT record to the DNS of ${domain}, then check. It can take an hour to become visible.`,
    gone: 'The record is missing. Add it again: after seven days without it, the domain is no longer verified.',
    notFound: 'The record isn’t there yet. Try again later.',
    verified: (domain: string) => `${domain} is verified.`,
    states: { pending: 'Not verified', verified: 'Verified', missing: 'Record missing', lapsed: 'Lapsed' },
  },
  provider: {
    heading: 'Identity provider',
    explanation: 'Create a web application with your provider, such as Entra ID, Okta, Google or Keycloak.',
    redirectAddress: 'Redirect address',
    issuer: 'Issuer',
    issuerHelper: 'The address before /.well-known/openid-configuration.',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    secretHelper: 'Stored encrypted, and never shown again.',
    secretKept: 'Leave it empty to keep the current secret.',
    missing: 'Fill in this field.',
    defaultRole: 'Role of new members',
    admits: 'Add people when they first log in',
    admitsHelper: 'Otherwise only members can log in.',
    save: 'Save provider',
    remove: 'Remove provider',
    removed: 'Single sign-on was removed.',
    test: 'Test connection',
    works: 'The connection works.',
    fails: 'The connection doesn’t work',
    link: 'Login link for your provider’s app launcher',
    problems: {
      'private-address': 'The address isn’t public, or doesn’t begin with https://.',
      unreachable: 'The provider isn’t responding. Check the address.',
      certificate: 'The provider’s certificate isn’t valid.',
      'no-provider': 'There is no OpenID Connect provider at this address.',
      'other-issuer':
        'The provider reports a different issuer. Enter it exactly, with or without the slash at the end.',
      'many-tenants': 'This address is shared by many organizations. Enter the one with your tenant ID.',
      'no-code-flow': 'The provider doesn’t offer the authorization code flow.',
      'no-keys': 'The provider’s keys can’t be read.',
      'wrong-client': 'The provider rejected the client ID or the client secret.',
    },
  },
  required: {
    heading: 'Enforcement',
    label: 'Require single sign-on',
    explanation:
      'Members with an address in your domains can open this organization only through single sign-on.',
    title: 'Require single sign-on?',
    consequence:
      'Other sessions lose access to this organization immediately. Accounts and personal spaces aren’t affected.',
    confirm: 'Require single sign-on',
    affected: (count: number) =>
      plural(count, {
        one: 'One member must use it:',
        other: `${number(count)} members must use it:`,
      }),
    guests: (count: number) =>
      plural(count, {
        one: 'One member with an address in another domain logs in as before.',
        other: `${number(count)} members with addresses in other domains log in as before.`,
      }),
    owners: (count: number) =>
      plural(count, {
        one: 'One owner with a password and two-step login can always get in.',
        other: `${number(count)} owners with a password and two-step login can always get in.`,
      }),
    noWayIn: 'No owner could get in without the provider',
    obstacles: {
      'no-connection': 'Set up the identity provider first.',
      'no-domain': 'Verify a domain first.',
      'never-used': 'Log in with single sign-on once first, so that you know it works.',
      'no-way-in': 'An owner needs a password and two-step login first, to get in when the provider is down.',
    },
  },
};

export type SignOnTexts = TextsOf<typeof english>;

export const signOnTexts = defineTexts(english, {
  de: () => import('./sign-on-texts.de.ts'),
  es: () => import('./sign-on-texts.es.ts'),
  fr: () => import('./sign-on-texts.fr.ts'),
  ar: () => import('./sign-on-texts.ar.ts'),
});
