import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { unreadableReasons } from './errors.ts';
import { readingStates } from './files.ts';
import { rowId } from './ids.ts';
import { pageCursor } from './paging.ts';

export const mailboxLimits = {
  hostMax: 253,
  usernameMax: 320,
  passwordMax: 1_000,
  folderMax: 500,
  receivingServerMax: 253,
  /** Megabytes of an email, beyond which its attachments stay in the mailbox. */
  emailMb: 40,
  /** Attachments of one email that are taken in. */
  attachments: 50,
  /** Minutes between two checks. */
  checkedEveryMinutes: 5,
  /** Consecutive failed checks after which a mailbox is paused: about four hours. */
  failuresUntilPaused: 8,
  /** The same if the server refuses the password: few, since more attempts may lock the account. */
  refusalsUntilPaused: 3,
  /** Days after which emails without a resume are removed from the list. */
  keptDays: 90,
  page: 25,
} as const;

/** TLS from the first byte, or after STARTTLS. No password is sent without TLS. */
export const mailboxSecurities = ['tls', 'starttls'] as const;
export type MailboxSecurity = (typeof mailboxSecurities)[number];

/** Why a mailbox could not be checked. */
export const mailboxErrors = [
  'address',
  'name',
  'timeout',
  'connection',
  'certificate',
  'no-tls',
  'login',
  'folder',
  'protocol',
  'no-room',
  'secret',
  'failed',
] as const;
export type MailboxError = (typeof mailboxErrors)[number];

const moment = z.iso.datetime();

const mailbox = z
  .object({
    id: z.uuid(),
    host: z.string(),
    port: z.int(),
    security: z.enum(mailboxSecurities),
    username: z.string(),
    folder: z.string(),
    receivingServer: z.string().nullable().meta({
      description:
        'Name of the mail server in Authentication-Results headers; null if SPF and DKIM are ignored.',
    }),
    since: moment.nullable().meta({
      description:
        'Emails that had arrived before and were in the folder when it was connected are left out.',
    }),
    isPaused: z.boolean(),
    pausedFor: z.enum(mailboxErrors).nullable().meta({
      description:
        'The error for which it was paused automatically; null if a member paused it or it isn’t paused.',
    }),
    isChecking: z.boolean(),
    lastCheckedAt: moment.nullable().meta({ description: 'When a check last succeeded.' }),
    nextCheckAt: moment.nullable(),
    error: z.enum(mailboxErrors).nullable().meta({ description: 'Why the last check failed.' }),
    emails: z.int().meta({ description: 'Number of emails read.' }),
    resumes: z.int().meta({ description: 'Number of files added to the library.' }),
    connectedBy: z.uuid(),
    createdAt: moment,
  })
  .meta({ id: 'Mailbox' });
export type Mailbox = z.infer<typeof mailbox>;

/** Results of the receiving server's checks, from its `Authentication-Results` header. */
export const senderCheckResults = [
  'pass',
  'fail',
  'softfail',
  'neutral',
  'none',
  'temperror',
  'permerror',
  'policy',
] as const;
export type SenderCheckResult = (typeof senderCheckResults)[number];

const senderCheck = z.object({ result: z.enum(senderCheckResults), domain: z.string().nullable() });
export type SenderCheck = z.infer<typeof senderCheck>;

export const attachmentOutcomes = ['added', 'known', 'refused', 'skipped'] as const;
export const attachmentReasons = [...unreadableReasons, 'not-a-resume', 'winmail', 'inline-picture'] as const;
export type AttachmentReason = (typeof attachmentReasons)[number];

/** Why the attachments of an email were not looked at. */
export const emailProblems = ['too-large', 'too-complex', 'unreadable'] as const;
export type EmailProblem = (typeof emailProblems)[number];

const attachment = z.object({
  id: z.uuid(),
  name: z.string().meta({ description: 'Empty in the anonymous view.' }),
  outcome: z.enum(attachmentOutcomes).meta({
    description: '`known`: already in the library. `skipped`: not a file type for resumes.',
  }),
  reason: z.enum(attachmentReasons).nullable().meta({ description: 'Why it was refused or skipped.' }),
  fileId: z.uuid().nullable().meta({ description: 'The resume in the library.' }),
  personId: z.uuid().nullable(),
  reading: z.enum(readingStates).nullable(),
  unreadableFor: z.enum(unreadableReasons).nullable(),
});

const mailboxEmail = z
  .object({
    id: z.uuid(),
    from: z
      .object({ name: z.string(), address: z.string() })
      .nullable()
      .meta({ description: 'Sender named in the email; null if missing, and in the anonymous view.' }),
    subject: z.string().meta({ description: 'Empty in the anonymous view.' }),
    sentAt: moment.nullable().meta({ description: 'Date stated in the email.' }),
    receivedAt: moment.meta({ description: 'When the mail server received it.' }),
    spf: senderCheck.nullable().meta({ description: 'Null if not checked.' }),
    dkim: senderCheck.nullable().meta({ description: 'Null if not checked.' }),
    problem: z.enum(emailProblems).nullable(),
    leftOut: z.int().meta({ description: 'Number of attachments beyond the limit.' }),
    attachments: z.array(attachment),
  })
  .meta({ id: 'MailboxEmail' });
export type MailboxEmail = z.infer<typeof mailboxEmail>;
export type MailboxAttachment = MailboxEmail['attachments'][number];

const ofJob = { id: rowId };
const common = { access: 'signed-in', permission: 'resumes.write' } as const;

const connection = {
  host: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Enter the name of the mail server.')
    .max(mailboxLimits.hostMax)
    .regex(
      /^[a-z0-9.:-]+$/,
      'Enter a host name such as imap.example.com, without https:// and without a port.',
    ),
  port: z.int().min(1).max(65_535).default(993),
  security: z.enum(mailboxSecurities).default('tls'),
  username: z.string().trim().min(1, 'Enter the user name.').max(mailboxLimits.usernameMax),
  password: z.string().max(mailboxLimits.passwordMax).default('').meta({
    description: 'If empty, the stored password is kept, provided that host and user name stay the same.',
  }),
  folder: z.string().trim().min(1, 'Enter the folder.').max(mailboxLimits.folderMax).default('INBOX'),
};

export const getMailbox = endpoint({
  access: 'signed-in',
  permission: 'resumes.read',
  method: 'GET',
  path: '/job-descriptions/{id}/mailbox',
  summary: 'The mailbox of a job, from which resumes are collected. The password is never returned.',
  input: z.object(ofJob),
  output: z.object({ mailbox: mailbox.nullable() }),
});

export const testMailbox = endpoint({
  ...common,
  method: 'POST',
  path: '/job-descriptions/{id}/mailbox/test',
  summary: 'Test a connection. It opens the folder for reading only, and stores nothing.',
  input: z.object({ ...ofJob, ...connection }),
  output: z.object({
    error: z.enum(mailboxErrors).nullable().meta({ description: 'Null if the connection works.' }),
    emails: z.int().nullable().meta({ description: 'Number of emails in the folder.' }),
    folders: z.array(z.string()).meta({ description: 'Available folders, if the given one was not found.' }),
    receivingServer: z.string().nullable().meta({
      description: 'The name in the topmost Authentication-Results header of one of the newest emails.',
    }),
  }),
  timeoutMs: 60_000,
  limitPerMinute: 10,
  limitPerDay: 200,
});
export type MailboxTest = z.infer<typeof testMailbox.output>;

export const connectMailbox = endpoint({
  ...common,
  method: 'PUT',
  path: '/job-descriptions/{id}/mailbox',
  summary:
    'Connect a job to an IMAP folder, or change the connection. The folder is only read: nothing is moved, marked, deleted or answered.',
  input: z.object({
    ...ofJob,
    ...connection,
    receivingServer: z
      .string()
      .trim()
      .toLowerCase()
      .max(mailboxLimits.receivingServerMax)
      .regex(/^[^\s;]*$/, 'Enter one name, such as mx.example.com.')
      .default(''),
    since: z.iso.datetime({ offset: true }).nullable().default(null).meta({
      description: 'Import emails already in the folder that arrived after this time; null for all of them.',
    }),
  }),
  output: mailbox,
  timeoutMs: 60_000,
  limitPerMinute: 10,
  limitPerDay: 100,
});

export const pauseMailbox = endpoint({
  ...common,
  method: 'POST',
  path: '/job-descriptions/{id}/mailbox/state',
  summary: 'Pause a mailbox, or resume it where it stopped.',
  input: z.object({ ...ofJob, isPaused: z.boolean() }),
  output: mailbox,
});

export const checkMailbox = endpoint({
  ...common,
  method: 'POST',
  path: '/job-descriptions/{id}/mailbox/check',
  summary: `Check a mailbox now rather than within ${mailboxLimits.checkedEveryMinutes} minutes.`,
  input: z.object(ofJob),
  output: mailbox,
  limitPerMinute: 10,
});

export const disconnectMailbox = endpoint({
  ...common,
  method: 'DELETE',
  path: '/job-descriptions/{id}/mailbox',
  summary: 'Disconnect a mailbox and delete its password. Resumes and the list of emails stay.',
  input: z.object(ofJob),
  output: z.object({ id: z.uuid() }),
});

export const listMailboxEmails = endpoint({
  access: 'signed-in',
  permission: 'resumes.read',
  method: 'GET',
  path: '/job-descriptions/{id}/mailbox/emails',
  summary: `Emails in the mailbox of a job, newest first. Emails without a resume are listed for ${mailboxLimits.keptDays} days, others as long as their resumes.`,
  input: z.object({
    ...ofJob,
    cursor: pageCursor,
    limit: z.coerce.number().int().min(1).max(100).default(mailboxLimits.page),
  }),
  output: z.object({
    emails: z.array(mailboxEmail),
    nextCursor: z.string().nullable(),
    isAnonymous: z.boolean(),
  }),
});

export const forgetMailboxEmail = endpoint({
  ...common,
  method: 'DELETE',
  path: '/job-descriptions/{id}/mailbox/emails/{emailId}',
  summary:
    'Remove an email from the list. It stays in the mailbox and is not read again; its resumes stay in the library.',
  input: z.object({ ...ofJob, emailId: rowId }),
  output: z.object({ id: z.uuid() }),
});
