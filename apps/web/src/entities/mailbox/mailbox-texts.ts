import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');
const emails = (count: number) => plural(count, { one: '1 email', other: `${number(count)} emails` });
const resumes = (count: number) => plural(count, { one: '1 resume', other: `${number(count)} resumes` });

const english = {
  heading: 'Mailbox',
  explanation:
    'Connect an email folder, and resumes that arrive there are added to your library, ready for a run of this job. The folder is only read: nothing in it is marked, moved, deleted or answered.',
  failed: 'We couldn’t load the mailbox',
  retry: 'Try again',
  none: 'No mailbox connected',
  noneWords:
    'You need IMAP access to the address that applicants write to. A separate folder for this job works best.',
  connect: 'Connect mailbox',
  added: 'Mailbox connected.',
  saved: 'Connection saved.',
  save: 'Save connection',
  cancel: 'Cancel',
  test: 'Test connection',
  edit: 'Edit connection',
  host: 'Mail server (IMAP)',
  hostHelper: 'Your email provider tells you its name.',
  hostMissing: 'Enter the name of the mail server.',
  security: 'Encryption',
  port: 'Port',
  portInvalid: 'Enter 1 to 65535.',
  username: 'User name',
  usernameMissing: 'Enter the user name.',
  password: 'Password',
  passwordHelper: 'Often an app password. It is stored encrypted.',
  passwordKept: 'Leave it empty to keep the stored one.',
  passwordMissing: 'Enter the password.',
  folder: 'Folder',
  folderHelper: 'Such as INBOX or Applications.',
  folderMissing: 'Enter the folder.',
  folders: 'Folders that can be read:',
  beginning: 'Emails already in the folder',
  receivingServer: 'Name of the receiving server (optional)',
  receivingServerHelper:
    'The name in the first Authentication-Results header of an email that you received. Only that server’s SPF and DKIM results are shown, because anyone can write such a header. Testing the connection suggests the name.',
  noReceivingServer: 'The newest email has no SPF or DKIM results.',
  connected: 'Connected',
  failing: 'Not reachable',
  paused: 'Paused',
  pausedWords:
    'We paused it after repeated failures. Correct the connection or resume it; it continues where it stopped.',
  checking: 'Checking now',
  unchecked: 'Not checked yet',
  checkNow: 'Check now',
  pause: 'Pause',
  resume: 'Resume',
  disconnect: 'Disconnect mailbox',
  disconnectTitle: 'Disconnect this mailbox?',
  disconnectWords:
    'Its password is deleted and no more emails are read. Resumes already received stay in your library, and the list of emails stays here.',
  disconnected: 'Mailbox disconnected.',
  emails: 'Emails',
  noEmails: 'No emails have arrived yet.',
  more: 'Load more',
  chooseAll: 'Select all',
  chooseNone: 'Clear selection',
  anonymous: 'Senders, subjects and file names are hidden in the anonymous view.',
  hidden: 'Sender hidden',
  unknownSender: 'Unknown sender',
  noSubject: 'No subject',
  bare: 'No resume attached',
  file: 'File',
  reading: 'Reading',
  known: 'Already in your library',
  inLibrary: 'Added to your library',
  remove: 'Remove email',
  removeTitle: 'Remove this email from the list?',
  removeWords: 'It stays in the mailbox, and its resumes stay in your library.',
  notChecked: 'The sender was not checked (SPF and DKIM).',
  aDomain: 'the sender’s domain',
  promise: (minutes: number) =>
    `New emails are fetched every ${number(minutes)} minutes. We don’t reply to senders.`,
  works: (count: number) => `It works: ${emails(count)} in the folder.`,
  counts: (seen: number, taken: number) => `${emails(seen)}, ${resumes(taken)} added`,
  checked: (when: string) => `Last checked ${when}`,
  leftOut: (count: number) =>
    plural(count, {
      one: '1 more attachment stayed in the mailbox.',
      other: `${number(count)} more attachments stayed in the mailbox.`,
    }),
  choose: (name: string) => `Select ${name}`,
  removeOf: (name: string) => `Remove the email from ${name}`,
  securities: {
    tls: 'TLS',
    starttls: 'STARTTLS',
  },
  beginnings: {
    new: 'Only new emails',
    month: 'Emails from the last 30 days',
    all: 'All emails',
  },
  reasons: {
    empty: 'The file is empty.',
    'no-text': 'No readable text',
    encrypted: 'Password-protected: ask for a copy without a password',
    corrupt: 'Damaged: ask for it again',
    unsupported: 'This file format cannot be read',
    misnamed: 'The content doesn’t match the name',
    'too-large': 'Too large',
    timeout: 'Takes too long to read',
    'not-a-resume': 'Not a file type for resumes',
    winmail: 'Outlook’s own format, which hides attachments: ask for a PDF',
    'inline-picture': 'Picture in the text, not added',
  },
  problems: {
    'too-large': 'Larger than 40 MB: its attachments stayed in the mailbox.',
    'too-complex': 'Too complex to read: its attachments stayed in the mailbox.',
    unreadable: 'Could not be read. It is still in the mailbox.',
  },
  spf: {
    pass: (domain: string) => `Sent by a server of ${domain}`,
    fail: (domain: string) => `Not sent by a server of ${domain}: the sender may be forged`,
    doubtful: (domain: string) => `Probably not sent by a server of ${domain}`,
    none: (domain: string) => `${domain} does not list the servers allowed to send for it`,
    error: (_domain: string) => 'Could not be checked',
    unchecked: (_domain: string) => 'Not checked',
  },
  dkim: {
    pass: (domain: string) => `Signed by ${domain} and unchanged since`,
    fail: (_domain: string) =>
      'The signature does not match: the email may be forged or was changed on its way',
    doubtful: (_domain: string) => 'The signature is not accepted by the receiving server',
    none: (_domain: string) => 'Not signed',
    error: (_domain: string) => 'Could not be checked',
    unchecked: (_domain: string) => 'Not checked',
  },
  errors: {
    address: 'This mail server is at a private address. Enter one that can be reached from the internet.',
    name: 'There is no server with this name. Check the spelling.',
    timeout: 'The mail server did not answer in time. Check its name and port, or try again later.',
    connection: 'No connection to the mail server. Check its name and port, or try again later.',
    certificate:
      'The certificate of the mail server is not valid for this name. Enter the name that your provider gives.',
    'no-tls':
      'The mail server offers no encryption here, so no password was sent. Choose the other kind of encryption, or another port.',
    login:
      'The mail server rejected the user name or password. Many providers require an app password for IMAP.',
    folder: 'There is no such folder, or we don’t have access to it. Check its name.',
    protocol: 'We couldn’t understand the mail server’s responses. Check its name and port.',
    'no-room':
      'Your file storage is full. Delete files or change your plan; new emails are then fetched automatically.',
    secret: 'We can no longer read the stored password. Enter it again.',
    failed: 'Something went wrong on our side. We’ll try again.',
  },
};

export type MailboxTexts = TextsOf<typeof english>;

export const mailboxTexts = defineTexts(english, {
  de: () => import('./mailbox-texts.de.ts'),
  es: () => import('./mailbox-texts.es.ts'),
  fr: () => import('./mailbox-texts.fr.ts'),
  ar: () => import('./mailbox-texts.ar.ts'),
});
