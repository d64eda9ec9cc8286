import * as z from 'zod';
import { languages } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { pageCursor } from './paging.ts';
import { sentences } from './sentences.ts';

export const applicationLimits = {
  questions: 10,
  questionMax: 300,
  options: 10,
  optionMax: 120,
  /** The largest number that a question can ask for. */
  numberMax: 1_000_000,
  noticeMax: 4_000,
  urlMax: 2_000,
  nameMax: 100,
  emailMax: 254,
  phoneMax: 40,
  /** Months for which an applicant can agree to be kept for other jobs. */
  keptMonths: 12,
  page: 50,
} as const;

const questionText = z
  .string()
  .trim()
  .min(1, 'Enter the question.')
  .max(applicationLimits.questionMax, `Keep a question under ${applicationLimits.questionMax} characters.`);
const option = z
  .string()
  .trim()
  .min(1, 'Enter every answer.')
  .max(applicationLimits.optionMax, `Keep an answer under ${applicationLimits.optionMax} characters.`);

const question = z.discriminatedUnion('kind', [
  z.object({ id: rowId, kind: z.literal('yes-no'), text: questionText, accepts: z.enum(['yes', 'no']) }),
  z.object({
    id: rowId,
    kind: z.literal('choice'),
    text: questionText,
    options: z.array(option).min(2).max(applicationLimits.options),
    accepts: z.array(option).min(1).max(applicationLimits.options),
  }),
  z.object({
    id: rowId,
    kind: z.literal('number'),
    text: questionText,
    atLeast: z.number().min(0).max(applicationLimits.numberMax),
  }),
]);
export type KnockOutQuestion = z.infer<typeof question>;

const questions = z
  .array(question)
  .max(applicationLimits.questions, `Ask at most ${applicationLimits.questions} questions.`)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, sentences['questions-same-id'])
  .refine(
    (all) => all.every((each) => each.kind !== 'choice' || isOneOf(each)),
    sentences['answers-not-distinct'],
  );

function isOneOf({
  options,
  accepts,
}: {
  readonly options: readonly string[];
  readonly accepts: readonly string[];
}) {
  return new Set(options).size === options.length && accepts.every((each) => options.includes(each));
}

const settings = {
  isOpen: z.boolean().meta({ description: 'Whether candidates can apply.' }),
  isListed: z.boolean().meta({ description: 'Whether the organization’s feeds include the job.' }),
  language: z.enum(languages).meta({ description: 'Language of the page and of the confirmation email.' }),
  closesOn: z.iso
    .date()
    .nullable()
    .meta({ description: 'Last day for applications (UTC); null without one.' }),
  notice: z
    .string()
    .trim()
    .max(applicationLimits.noticeMax)
    .meta({ description: 'Text added to the standard privacy notice.' }),
  privacyUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ }).max(applicationLimits.urlMax)])
    .meta({ description: 'Link to the organization’s privacy policy; may be empty.' }),
  questions,
};

const applyPage = z
  .object({
    jobId: z.uuid(),
    ...settings,
    url: z
      .string()
      .nullable()
      .meta({ description: 'Address of the public page; null before it is first saved.' }),
    embedUrl: z
      .string()
      .nullable()
      .meta({ description: 'Address of the form alone, for embedding in a frame.' }),
    feeds: z
      .object({ xml: z.string(), json: z.string() })
      .meta({ description: 'Feeds of the organization’s open jobs.' }),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApplyPage' });
export type ApplyPage = z.infer<typeof applyPage>;

/** Where an application is. Only `new` and `declined` are set by members. */
export const applicationStates = ['new', 'in-run', 'scored', 'declined', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

const application = z
  .object({
    id: z.uuid(),
    state: z.enum(applicationStates),
    name: z.string(),
    alias: z.string().meta({ description: 'Name to show in the anonymous view.' }),
    email: z.string(),
    phone: z.string(),
    fileId: z.uuid(),
    fileName: z.string(),
    personId: z.uuid(),
    answers: z.array(
      z.object({
        question: z.string().meta({ description: 'The question as the applicant saw it.' }),
        answer: z.string(),
        isAccepted: z.boolean(),
      }),
    ),
    meetsAll: z.boolean().meta({ description: 'Whether every knock-out question was answered acceptably.' }),
    isByPersonOnly: z.boolean().meta({
      description:
        'Whether the applicant asked that only a person reads the resume. It is then never scored.',
    }),
    keptUntil: z.iso
      .date()
      .nullable()
      .meta({ description: 'Date until which the applicant agreed to be considered for other jobs.' }),
    analysis: z
      .object({ id: z.uuid(), score: z.int().nullable(), isFlagged: z.boolean() })
      .nullable()
      .meta({ description: 'The analysis for this job, once the resume is scored.' }),
    emails: z
      .int()
      .meta({ description: 'Number of emails that members sent or queued to the applicant for the job.' }),
    timesSent: z.int().meta({ description: 'How often the application was sent; the last one counts.' }),
    consentedAt: z.iso.datetime().meta({ description: 'When the applicant agreed to the privacy notice.' }),
    at: z.iso.datetime().meta({ description: 'When the application was last sent.' }),
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof application>;

const ofJob = { id: rowId };

export const getApplyPage = endpoint({
  method: 'GET',
  path: '/job-descriptions/{id}/apply-page',
  access: 'signed-in',
  permission: 'jobs.read',
  scope: 'jobs:read',
  about: { job: 'id' },
  summary: 'The public page on which candidates apply for a job.',
  input: z.object(ofJob),
  output: applyPage,
});

export const saveApplyPage = endpoint({
  method: 'PUT',
  path: '/job-descriptions/{id}/apply-page',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'Open a job for applications, close it, or change its page. The link stays the same.',
  input: z.object({ ...ofJob, ...settings }),
  output: applyPage,
  limitPerMinute: 60,
});

export const listApplications = endpoint({
  method: 'GET',
  path: '/job-descriptions/{id}/applications',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'candidates:read',
  about: { job: 'id' },
  summary: 'Applications that came through a job’s page, latest first.',
  input: z.object({
    ...ofJob,
    cursor: pageCursor,
    limit: z.coerce.number().int().min(1).max(200).default(applicationLimits.page),
  }),
  output: z
    .object({ applications: z.array(application), nextCursor: z.string().nullable(), total: z.int() })
    .meta({ id: 'Applications' }),
});
export type Applications = z.infer<typeof listApplications.output>;

export const updateApplication = endpoint({
  method: 'PATCH',
  path: '/job-descriptions/{id}/applications/{applicationId}',
  access: 'signed-in',
  permission: 'candidates.review',
  about: { job: 'id' },
  summary: 'Decline an application, or undo it. Nothing is sent to the applicant.',
  input: z.object({ ...ofJob, applicationId: rowId, state: z.enum(['new', 'declined']) }),
  output: application,
});
