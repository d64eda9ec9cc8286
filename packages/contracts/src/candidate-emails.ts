import * as z from 'zod';
import { languages } from './accounts.ts';
import { analysisFilter, chosenBy } from './analyses.ts';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { describeFieldProblem, findFieldProblems } from './merge-fields.ts';

export const candidateEmailLimits = {
  subjectMax: 200,
  bodyMax: 10_000,
  nameMax: 80,
  /** Templates per account, not counting shipped ones. */
  templates: 30,
  /** Maximum candidates per request. */
  perRequest: 100,
  /** Emails of one account in 24 hours. */
  perDay: 300,
  /** Emails to one address in 24 hours, from all accounts. */
  perAddressADay: 5,
  /** Seconds before an email is sent, in which it can be canceled. */
  undoSeconds: 10,
  /** Hours before the same template can be sent to a candidate of a job again without confirmation. */
  repeatHours: 24,
} as const;

/** Purpose of an email, which determines its warnings. */
export const emailPurposes = ['invitation', 'rejection', 'information', 'other'] as const;
export type EmailPurpose = (typeof emailPurposes)[number];

/** The templates that every account has; their ids are their purposes. */
export const shippedTemplates = ['invitation', 'rejection', 'information'] as const;
export type ShippedTemplate = (typeof shippedTemplates)[number];

/** Rejects unknown merge fields with an error that names them. */
function withFields<Text extends z.ZodType<string>>(text: Text): Text {
  return text.superRefine((given, context) => {
    for (const problem of findFieldProblems(String(given)).slice(0, 5)) {
      const { kind, field } = problem;
      const params = { sentence: `field-${kind}`, values: field === '' ? {} : { field } };
      context.addIssue({ code: 'custom', message: describeFieldProblem(problem), params });
    }
  });
}

const inNumbers = (max: number) => max.toLocaleString('en');
const { subjectMax, bodyMax, nameMax, perRequest } = candidateEmailLimits;

export const emailText = z.object({
  subject: withFields(
    z
      .string()
      .trim()
      .min(1, 'Enter a subject.')
      .max(subjectMax, `Keep the subject under ${subjectMax} characters.`)
      .regex(/^[^\r\n]*$/, 'Keep the subject on one line.'),
  ),
  body: withFields(
    z
      .string()
      .trim()
      .min(1, 'Enter the text of the email.')
      .max(bodyMax, `Keep the text under ${inNumbers(bodyMax)} characters.`),
  ),
});
export type EmailText = z.infer<typeof emailText>;

/** A text per language; other languages fall back to English. */
export const emailTexts = z.object({
  en: emailText,
  de: emailText.nullable(),
  // Missing in templates of earlier releases and clients.
  es: emailText.nullable().default(null),
  fr: emailText.nullable().default(null),
  ar: emailText.nullable(),
});
export type EmailTexts = z.infer<typeof emailTexts>;

const templateId = z.union([z.enum(shippedTemplates), rowId]);
const templateName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(nameMax, `Keep the name under ${nameMax} characters.`);

export const emailTemplate = z
  .object({
    id: templateId,
    purpose: z.enum(emailPurposes),
    name: z.string().meta({ description: 'Empty for a built-in template: screens name it by its purpose.' }),
    texts: emailTexts,
    isShipped: z.boolean(),
    isChanged: z.boolean().meta({ description: 'Whether a built-in template was changed.' }),
    defaults: emailTexts.nullable().meta({ description: 'Default texts of a built-in template.' }),
  })
  .meta({ id: 'EmailTemplate' });
export type EmailTemplate = z.infer<typeof emailTemplate>;

export const listEmailTemplates = endpoint({
  method: 'GET',
  path: '/candidate-emails/templates',
  access: 'signed-in',
  permission: 'candidates.email',
  summary: 'Templates of emails to candidates: the built-in ones, then your own by name.',
  output: z.object({ templates: z.array(emailTemplate) }),
});

export const createEmailTemplate = endpoint({
  method: 'POST',
  path: '/candidate-emails/templates',
  access: 'signed-in',
  permission: 'candidates.email',
  summary: `Save an email template, at most ${candidateEmailLimits.templates} in addition to the built-in ones.`,
  input: z.object({ name: templateName, purpose: z.enum(emailPurposes), texts: emailTexts }),
  output: emailTemplate,
  limitPerMinute: 60,
  limitPerDay: 500,
});

export const saveEmailTemplate = endpoint({
  method: 'PUT',
  path: '/candidate-emails/templates/{id}',
  access: 'signed-in',
  permission: 'candidates.email',
  summary:
    'Change a template. A built-in one keeps its name and purpose. 409 with `current` if another member changed it since `before`.',
  input: z.object({
    id: templateId,
    name: templateName.optional(),
    purpose: z.enum(emailPurposes).optional(),
    texts: emailTexts,
    before: z
      .object({ name: z.string(), purpose: z.enum(emailPurposes), texts: emailTexts })
      .optional()
      .meta({ description: 'The template as the caller saw it.' }),
  }),
  output: emailTemplate,
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const deleteEmailTemplate = endpoint({
  method: 'DELETE',
  path: '/candidate-emails/templates/{id}',
  access: 'signed-in',
  permission: 'candidates.email',
  summary: 'Delete a template; a built-in one is reset to its default.',
  input: z.object({ id: templateId }),
  output: z.object({ id: templateId }),
});

const jobEmails = z.object({
  isOn: z.boolean().meta({ description: 'Whether candidates of the job can be emailed.' }),
});

export const getJobEmails = endpoint({
  method: 'GET',
  path: '/job-descriptions/{id}/emails',
  access: 'signed-in',
  permission: 'candidates.email',
  summary: 'Whether candidates of a job can be emailed. Off by default.',
  input: z.object({ id: z.uuid() }),
  output: jobEmails,
});

export const setJobEmails = endpoint({
  method: 'PUT',
  path: '/job-descriptions/{id}/emails',
  access: 'signed-in',
  permission: 'candidates.email',
  summary: 'Turn emails to candidates of a job on or off. Turning them off cancels those that are queued.',
  input: z.object({ id: z.uuid(), isOn: z.boolean() }),
  output: jobEmails,
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

/** Warnings to review before the email is sent. */
export const emailWarnings = [
  'rejection-despite-yes',
  'rejection-undecided',
  'invitation-despite-no',
  'no-name',
  'sent-recently',
] as const;
export type EmailWarning = (typeof emailWarnings)[number];

/** Why a candidate gets no email. */
export const emailExclusions = [
  'emails-off',
  'sample',
  'no-address',
  'no-company',
  'same-address',
  'sent-recently',
  'withdrawn',
] as const;
export type EmailExclusion = (typeof emailExclusions)[number];

const whom = {
  analysisId: z.uuid().nullable().meta({ description: 'null for an applicant who was not scored.' }),
  applicationId: z.uuid().nullable().meta({
    description: 'The application, for an applicant who was not scored for the job; otherwise null.',
  }),
  name: z.string().meta({ description: 'The alias in the anonymous view, or if no name was found.' }),
  jobDescriptionId: z.uuid(),
  jobTitle: z.string(),
};

const previewedEmail = z.object({
  ...whom,
  to: z.string().nullable().meta({ description: 'Always null in the anonymous view.' }),
  language: z.enum(languages),
  subject: z.string(),
  body: z.string(),
  footer: z.string().meta({ description: 'Text below the body: who sent it, and where a reply goes.' }),
  warnings: z.array(z.enum(emailWarnings)),
});
export type PreviewedEmail = z.infer<typeof previewedEmail>;

const excludedCandidate = z.object({
  ...whom,
  reason: z.enum(emailExclusions),
  sentAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When the same template was last sent, if recently.' }),
});
export type ExcludedCandidate = z.infer<typeof excludedCandidate>;

const wanted = {
  analysisIds: z
    .array(rowId)
    .min(1, 'Choose at least one candidate.')
    .max(perRequest, `Email at most ${perRequest} candidates at once.`)
    .optional(),
  applicationIds: z
    .array(rowId)
    .min(1, 'Choose at least one applicant.')
    .max(perRequest, `Email at most ${perRequest} candidates at once.`)
    .optional()
    .meta({
      description:
        'Applications, including those of applicants who were not scored. Scored applicants are emailed as candidates.',
    }),
  filter: z
    .object(analysisFilter)
    .optional()
    .meta({
      description: `In place of \`analysisIds\`: every analysis that matches, at most ${perRequest}.`,
    }),
  expected: chosenBy(1).expected,
  templateId,
  texts: emailTexts.meta({ description: 'Texts of the template, or edited ones for this email.' }),
  repeats: z.boolean().default(false).meta({
    description: 'Also send to candidates who got the same template for the job in the last 24 hours.',
  }),
};

type Named = {
  readonly analysisIds?: unknown;
  readonly applicationIds?: unknown;
  readonly filter?: unknown;
};

/** Either ids or a filter, not both. */
const namesOnce = [
  (given: Named) =>
    (given.analysisIds === undefined && given.applicationIds === undefined) !== (given.filter === undefined),
  { error: 'Specify analyses or a filter.', path: ['analysisIds'] },
] satisfies [(given: Named) => boolean, object];

export const previewEmails = endpoint({
  method: 'POST',
  path: '/candidate-emails/preview',
  access: 'signed-in',
  permission: 'candidates.email',
  summary: 'What would be sent to each candidate, word for word. Nothing is sent.',
  input: z
    .object({
      ...wanted,
      anonymous: z
        .boolean()
        .default(true)
        .meta({ description: 'Leaves out addresses, and shows aliases instead of names.' }),
    })
    .refine(...namesOnce),
  output: z.object({
    digest: z.string().meta({ description: 'Identifies the preview; required for sending.' }),
    emails: z.array(previewedEmail),
    excluded: z.array(excludedCandidate),
    replyTo: z.string().meta({ description: 'Address that replies go to: that of the account.' }),
  }),
  limitPerMinute: 120,
});

export const emailStates = ['queued', 'sending', 'sent', 'failed', 'canceled'] as const;
export type EmailState = (typeof emailStates)[number];

/**
 * Details of the state of an email. `outbox`: no mail server is set, so it is in the outbox; `retrying`,
 * `unreachable`, `refused`: the mail server; `interrupted`: the server stopped while sending, so it may
 * have been sent; `address-limit`: daily limit of the address; `turned-off`: emails of the job are turned
 * off; `account-closed`: the account is suspended or being deleted; `withdrawn`: the applicant withdrew.
 */
export const emailDetails = [
  'outbox',
  'retrying',
  'unreachable',
  'refused',
  'interrupted',
  'address-limit',
  'turned-off',
  'account-closed',
  'withdrawn',
] as const;
export type EmailDetail = (typeof emailDetails)[number];

export const candidateEmail = z
  .object({
    id: z.uuid(),
    analysisId: whom.analysisId,
    applicationId: whom.applicationId,
    template: z.object({ name: z.string(), purpose: z.enum(emailPurposes) }),
    to: z.string().nullable().meta({ description: 'Always null in the anonymous view.' }),
    language: z.enum(languages),
    subject: z.string(),
    body: z.string(),
    state: z.enum(emailStates),
    detail: z.enum(emailDetails).nullable().meta({ description: 'Details of its state.' }),
    answer: z.string().nullable().meta({ description: 'Response of the mail server.' }),
    queuedAt: z.iso.datetime(),
    leavesAt: z.iso.datetime().meta({ description: 'Until then the email can be canceled.' }),
    settledAt: z.iso.datetime().nullable().meta({ description: 'When it was sent, failed or was canceled.' }),
  })
  .meta({ id: 'CandidateEmail' });
export type CandidateEmail = z.infer<typeof candidateEmail>;

export const sendEmails = endpoint({
  method: 'POST',
  path: '/candidate-emails',
  access: 'signed-in',
  permission: 'candidates.email',
  summary:
    'Queue the previewed emails; they are sent 10 seconds later. 409 if the emails are no longer what was previewed.',
  input: z
    .object({
      ...wanted,
      digest: z.string().regex(/^[0-9a-f]{64}$/),
      idempotencyKey: z.uuid(),
    })
    .refine(...namesOnce),
  output: z.object({ ids: z.array(z.uuid()), leavesAt: z.iso.datetime() }),
  limitPerMinute: 20,
  limitPerDay: 200,
});

export const cancelEmails = endpoint({
  method: 'POST',
  path: '/candidate-emails/cancel',
  access: 'signed-in',
  permission: 'candidates.email',
  summary: 'Cancel emails that haven’t been sent yet.',
  input: z.object({ ids: z.array(rowId).min(1).max(perRequest) }),
  output: z.object({
    canceled: z.int(),
    left: z.int().meta({ description: 'Emails that had already been sent.' }),
  }),
  limitPerMinute: 60,
});

export const listCandidateEmails = endpoint({
  method: 'GET',
  path: '/resume-analysis/{id}/emails',
  access: 'signed-in',
  permission: 'candidates.email',
  summary: 'The emails to a candidate of a job, newest first, also those sent before they were scored.',
  input: z.object({ id: z.uuid(), anonymous: z.enum(['yes', 'no']).default('yes') }),
  output: z.object({ emails: z.array(candidateEmail) }),
  limitPerMinute: 300,
});

export const listApplicationEmails = endpoint({
  method: 'GET',
  path: '/job-descriptions/{id}/applications/{applicationId}/emails',
  access: 'signed-in',
  permission: 'candidates.email',
  summary: 'The emails to an applicant for a job, newest first, also those sent once they were scored.',
  input: z.object({ id: rowId, applicationId: rowId, anonymous: z.enum(['yes', 'no']).default('yes') }),
  output: z.object({ emails: z.array(candidateEmail) }),
  limitPerMinute: 300,
});
