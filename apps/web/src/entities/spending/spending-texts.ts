import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  former: 'Former member',
  member: 'Member',
  everyone: 'All members',
  month: 'Month',
  allMonths: 'All months',
  own: (count: number) =>
    plural(count, {
      one: 'Includes 1 of your own monthly credits, used once the organization has none left.',
      other: `Includes ${number(count)} of your own monthly credits, used once the organization has none left.`,
    }),
  limit: (left: number, all: number) => `${number(left)} of ${number(all)} left for you this month`,
  payOwn: (count: number) =>
    plural(count, {
      one: '1 credit of your own, returned if not needed',
      other: `${number(count)} credits of your own; any not needed are returned`,
    }),
  overLimit: 'This is more than your monthly limit allows. Ask an owner or admin to raise it.',
  noOwn:
    'An organization on the Free plan has no credits of its own. Its members use their own, or you can buy some.',
  report: {
    heading: 'Spending',
    explanation: 'Credits used each month (UTC), by member and by job.',
    failed: 'We couldn’t load the spending report',
    retry: 'Try again',
    none: 'No credits were used in this month.',
    total: (count: number) => plural(count, { one: '1 credit used', other: `${number(count)} credits used` }),
    byMember: 'By member',
    byJob: 'By job',
    writer: 'Generated job descriptions',
    untitled: 'Untitled job',
    download: 'Download CSV',
  },
  limits: {
    heading: 'Monthly limits',
    explanation: 'What each member may spend in a month. Without a limit, a member can spend all credits.',
    field: 'Credits a month',
    fieldOf: (name: string) => `Monthly limit of ${name}`,
    none: 'No limit',
    error: 'Enter a whole number, or nothing for no limit.',
    spent: (spent: number, limit: number | null) =>
      limit === null
        ? `${number(spent)} spent this month`
        : `${number(spent)} of ${number(limit)} spent this month`,
    save: 'Save',
    saveOf: (name: string) => `Save the limit of ${name}`,
    saved: (name: string) => `Limit of ${name} saved.`,
  },
  seats: {
    used: (used: number, included: number) =>
      included < 0 ? `${number(used)} seats used` : `${number(used)} of ${number(included)} seats used`,
    invited: (count: number) => `${number(count)} invited`,
    rule: 'Owners, admins and recruiters take a seat. Hiring managers and auditors don’t.',
    full: 'All seats are taken. Choose a larger plan, or free up a seat.',
    without: 'No seat',
    withoutWords: 'Keeps access, but can’t spend credits until a seat is free.',
    lose: (names: string, included: number) =>
      `Free has ${number(included)} seats. These members keep their access and work, but can’t spend credits: ${names}.`,
  },
  defaults: {
    heading: 'Candidates',
    explanation: 'For everyone in this organization.',
    failed: 'We couldn’t load these settings',
    retry: 'Try again',
    anonymous: 'Hide names and photos by default',
    anonymousHelper: 'For members who haven’t chosen. Each member can change it for themselves.',
    exporting: 'Hiring managers may export candidates',
    exportingHelper:
      'Only for jobs where they are on the hiring team, with names. The audit log records every export.',
    retention: 'Retention period (days)',
    retentionHelper: (min: number, max: number) =>
      `Resumes and what was read from them are deleted after this time. From ${number(min)} to ${number(max)}.`,
    retentionError: (min: number, max: number) =>
      `Enter a whole number from ${number(min)} to ${number(max)}.`,
    submit: 'Save retention period',
    saved: 'Settings saved.',
  },
};

export type SpendingTexts = TextsOf<typeof english>;

export const spendingTexts = defineTexts(english, {
  de: () => import('./spending-texts.de.ts'),
  es: () => import('./spending-texts.es.ts'),
  fr: () => import('./spending-texts.fr.ts'),
  ar: () => import('./spending-texts.ar.ts'),
});
