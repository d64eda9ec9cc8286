import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';

export const consentLimits = {
  howMax: 300,
  /** Days ahead in which consents that end are listed, and how many of them. */
  daysMax: 365,
  listed: 200,
  /** People who are asked for a renewal by one call. */
  asked: 50,
} as const;

const day = z.iso.date().meta({ description: 'YYYY-MM-DD, UTC.' });

export const consentStates = ['none', 'given', 'expired', 'withdrawn'] as const;
export type ConsentState = (typeof consentStates)[number];

const consentEntry = z.object({
  id: z.uuid(),
  kind: z.enum(['given', 'withdrawn']),
  on: day,
  how: z.string().meta({ description: 'How it was given or withdrawn, as free text.' }),
  expiresOn: day.nullable().meta({ description: 'Last valid day; null without an end.' }),
  recordedBy: z.uuid(),
  byPerson: z.boolean().meta({
    description:
      'Whether the person answered through the link in a renewal email; `recordedBy` is then the member who asked.',
  }),
  recordedAt: z.iso.datetime(),
});

/** A person's consent, and until when their data is kept. */
export const personConsent = z
  .object({
    state: z.enum(consentStates),
    expiresOn: day.nullable(),
    history: z.array(consentEntry).meta({ description: 'Newest first.' }),
    keepUntil: day.nullable().meta({
      description: 'Day after which the resumes are deleted; null if only the retention period applies.',
    }),
    retentionEndsOn: day.meta({ description: 'When the retention period of the newest resume ends.' }),
  })
  .meta({ id: 'PersonConsent' });
export type PersonConsent = z.infer<typeof personConsent>;

const ofPerson = { id: rowId };

export const getConsent = endpoint({
  method: 'GET',
  path: '/people/{id}/consent',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'candidates:read',
  summary: 'The consents of a person, and how long the person is kept.',
  input: z.object(ofPerson),
  output: personConsent,
  limitPerMinute: 300,
});

export const recordConsent = endpoint({
  method: 'POST',
  path: '/people/{id}/consent',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'candidates:write',
  summary: 'Record that a person gave or withdrew their consent. Earlier records stay.',
  input: z.object({
    ...ofPerson,
    kind: z.enum(['given', 'withdrawn']),
    on: day,
    how: z.string().trim().max(consentLimits.howMax).default(''),
    expiresOn: day.nullable().default(null),
  }),
  output: personConsent,
  limitPerMinute: 60,
  limitPerDay: 2_000,
});

export const keepPerson = endpoint({
  method: 'PUT',
  path: '/people/{id}/keep-until',
  access: 'signed-in',
  permission: 'candidates.delete',
  scope: 'candidates:delete',
  summary:
    'Set the day after which a person is deleted; null for the retention period. A later day needs a consent that lasts as long.',
  input: z.object({ ...ofPerson, day: day.nullable() }),
  output: personConsent,
  limitPerMinute: 60,
});

export const listEndingConsents = endpoint({
  method: 'GET',
  path: '/consents/ending',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'candidates:read',
  summary: 'People whose consent ends soon or has ended, earliest first.',
  input: z.object({ days: z.coerce.number().int().min(0).max(consentLimits.daysMax).default(30) }),
  output: z.array(
    z
      .object({
        personId: z.uuid(),
        name: z.string().nullable(),
        expiresOn: day,
        askedAt: z.iso
          .datetime()
          .nullable()
          .meta({ description: 'When a renewal was last asked for, within 30 days.' }),
      })
      .meta({ id: 'EndingConsent' }),
  ),
  limitPerMinute: 120,
});

/**
 * Outcome of a request. `no-consent`: there is none with an end. `asked-recently`: an email was sent within the last
 * seven days.
 */
export const consentRequestOutcomes = ['queued', 'no-address', 'no-consent', 'asked-recently'] as const;
export type ConsentRequestOutcome = (typeof consentRequestOutcomes)[number];

export const askForRenewal = endpoint({
  method: 'POST',
  path: '/consents/renewals',
  access: 'signed-in',
  permission: 'candidates.email',
  scope: null,
  summary:
    'Email people a link to renew their consent for a year, or to withdraw it and have their data deleted. The link works once, for 30 days, without an account.',
  input: z.object({ personIds: z.array(rowId).min(1).max(consentLimits.asked) }),
  output: z.array(z.object({ personId: z.uuid(), outcome: z.enum(consentRequestOutcomes) })),
  limitPerMinute: 30,
  limitPerDay: 500,
});
