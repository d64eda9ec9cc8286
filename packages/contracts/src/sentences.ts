import { waitlistEmailTaken } from './waitlist-rules.ts';

/**
 * The server's messages for failed requests, in English, by a stable code. The other languages are in the web
 * (`lib/requests/sentence-texts.*.ts`), where a missing one does not compile. A code and its values are never renamed:
 * pages that are open may know the old ones.
 */
export const sentences = {
  // Forms and what they hold
  required: 'This field is required.',
  'not-valid': 'This value is not valid.',
  'wrong-format': 'This value does not have the expected format.',
  'email-invalid': 'Enter a valid email address.',
  'too-short': ({ min }: Min) => `Use at least ${counted(min, 'character')}.`,
  'too-long': ({ max }: Max) => `Use at most ${counted(max, 'character')}.`,
  'too-few': ({ min }: Min) => `Choose at least ${min}.`,
  'too-many': ({ max }: Max) => `Choose at most ${max}.`,
  'too-low': ({ min }: Min) => `Enter a number of at least ${min}.`,
  'too-high': ({ max }: Max) => `Enter a number of at most ${max}.`,
  'webhook-url-invalid':
    'Enter a complete address without a password or #, such as https://example.com/webhooks.',
  'webhook-url-private': 'This address is private. Enter one that can be reached from the internet.',
  'https-required': 'Enter an address that begins with https://.',
  'date-format': 'Write a date as 2024 or 2024-05.',
  'month-format': 'Use a month such as 2026-11.',
  'address-format': 'Enter an IP address or network, such as 203.0.113.7 or 2001:db8::/32.',
  'domain-format': 'Enter a domain, such as example.com.',
  'time-zone-unknown': 'This time zone is unknown. Use a name such as Europe/Berlin.',
  'time-zone-not-listed': 'Choose a time zone from the list.',
  'subject-on-one-line': 'Keep the subject on one line.',
  'field-unknown': ({ field }: { readonly field: string }) =>
    `{${field}} is not a field. Choose one of the listed fields.`,
  'field-unclosed': ({ field }: { readonly field: string }) =>
    `The field {${field} has no closing brace. Add } after its name.`,
  'field-unopened': 'There is a } without a { before it. Remove it.',
  'say-why': 'Enter a short reason.',
  'name-required': 'Enter a name.',
  'candidate-required': 'Choose at least one candidate.',
  'candidates-or-filter': 'Specify analyses or a filter.',
  'unstorable-character': 'The text contains a character that can’t be stored. Remove it and try again.',
  'file-required': 'Choose a file.',
  'file-larger-than': ({ megabytes }: { readonly megabytes: number }) =>
    `The file must be ${megabytes} MB or smaller.`,
  'request-broken': 'The request is damaged or incomplete. Send it again.',
  'page-unknown': 'This page of the list doesn’t exist. Start at the first page.',
  'sent-before': 'This request was already sent with different content.',

  // Files and texts that could not be read; the engine says more
  'parcel-unreadable': 'These files were damaged on the way. Send them again.',
  'import-ended': 'This import has ended. Start another one.',
  'import-under-way': 'This import is still in progress. Cancel it first.',
  'tracking-full': ({ max }: Max) =>
    `An organization can connect at most ${max} systems. Disconnect one first.`,
  'tracking-refused': 'The system rejects these credentials. Check them and their permissions.',
  'tracking-unavailable': "The system can't be reached at the moment. Try again later.",
  'tracking-limited': 'The system is limiting requests. Try again in a few minutes.',
  'tracking-unexpected':
    'The system returned an unexpected response. Try again, and contact support if it keeps happening.',
  'tracking-missing': 'The system no longer has this. Load its jobs again.',
  'tracking-job-empty': ({ title }: { readonly title: string }) =>
    `The job “${title}” has no description in the system. Add one there, or import it without scoring.`,
  'import-not-ended':
    'This import is still in progress. Wait until it ends, or cancel it, before you undo it.',
  'table-empty': 'This file is empty. Choose another one.',
  'table-not-text':
    'This is not a CSV file. In your spreadsheet, choose "Save as" and the type CSV, and choose that file.',
  'table-no-rows': 'This file has no rows below its headings. Add one row for each candidate.',
  'table-too-many-rows': ({ max }: Max) =>
    `This file has more than ${max} rows. Split it into several files.`,
  'table-too-many-columns': ({ max }: Max) =>
    `This file has more than ${max} columns. Delete those that you don't need.`,
  'table-quote-open': ({ line }: { readonly line: number }) =>
    `A quotation mark in line ${line} or before is never closed. Close it, or double it ("") if it is part of the text.`,
  'table-mapping-unfit': 'The columns don’t match this file. Choose the file again and set its columns.',
  'table-name-missing': 'Choose the column with the names.',
  'table-field-twice': 'Two columns are set to the same field. Leave one of them out.',
  'questions-same-id': 'Two questions have the same ID. Give each its own.',
  'answers-not-distinct':
    'Every accepted answer must be one of the answers, and no answer can be listed twice.',
  'import-more-files': 'The import was started for fewer files. Start another one for the rest.',
  'unreadable-empty': 'The file is empty. Choose another one.',
  'unreadable-no-text': 'The file contains no text. If it is a scan, upload the original document.',
  'unreadable-encrypted': 'The file is password-protected. Remove the password and upload it again.',
  'unreadable-corrupt': 'The file is damaged. Save a new copy and upload that one.',
  'unreadable-unsupported':
    'This file format is not supported. Upload a PDF, a Word document or a text file.',
  'unreadable-misnamed': 'The content of the file doesn’t match its name. Rename it or save it as a PDF.',
  'unreadable-too-large': 'The file is too large to read. Upload a smaller copy.',
  'unreadable-timeout': 'The file takes too long to read. Save a simpler copy and upload that one.',
  'text-takes-too-long': 'This text takes too long to read. Shorten it and try again.',
  'resume-takes-too-long': 'This resume takes too long to read. Save a simpler copy of it and upload that.',
  'picture-format': 'Choose a picture: JPEG, PNG, WebP, GIF or AVIF, at most 50 megapixels.',
  'picture-unreadable': 'We couldn’t read this picture. Upload a JPEG, PNG or WebP file.',
  'attachment-gone': 'A file that you attached is no longer available. Attach it again.',
  'files-full': ({ used, max }: { readonly used: number; readonly max: number }) =>
    `There is no room for this file: you store ${used} of ${max} files. Delete files you no longer need, or choose a larger plan.`,
  'storage-full': ({ used, max }: { readonly used: number; readonly max: number }) =>
    `There is no room for this file: you store ${used} of ${max} MB. Delete files you no longer need, or choose a larger plan.`,
  'day-full': ({ used, max }: { readonly used: number; readonly max: number }) =>
    `There is no room for this file today: you added ${used} of ${max} MB. Try again tomorrow, or choose a larger plan.`,
  'free-plan-full':
    'There is no room for this file: storage for the Free plan is full right now. Try again later, or choose a larger plan.',
  'files-unreachable': 'Files cannot be reached at the moment. Please try again in a minute.',

  // Jobs and presets
  'changed-meanwhile': 'Someone else changed this in the meantime. Compare and save again.',
  'job-changed': 'Someone else changed this job description in the meantime. Compare and save again.',
  'requirement-gone': 'This requirement is no longer in the job description.',
  'preset-name-taken': 'You already have a preset with this name. Choose another name.',
  'mailbox-password-required': 'Enter the password.',
  'mailbox-there': 'Someone connected a mailbox to this job in the meantime. Reload the page.',
  'mailbox-is-paused': 'This mailbox is paused. Resume it first.',
  'mailbox-error-address':
    'This mail server is at a private address. Enter one that can be reached from the internet.',
  'mailbox-error-name': 'There is no server with this name. Check the spelling.',
  'mailbox-error-timeout':
    'The mail server did not answer in time. Check its name and port, or try again later.',
  'mailbox-error-connection':
    'No connection to the mail server. Check its name and port, or try again later.',
  'mailbox-error-certificate':
    'The certificate of the mail server is not valid for this name. Enter the name that your provider gives.',
  'mailbox-error-no-tls':
    'The mail server offers no encryption here, so no password was sent. Choose the other kind of encryption, or another port.',
  'mailbox-error-login':
    'The mail server rejected the user name or password. Many providers require an app password for IMAP.',
  'mailbox-error-folder': 'There is no such folder, or we don’t have access to it. Check its name.',
  'mailbox-error-protocol': 'We couldn’t understand the mail server’s responses. Check its name and port.',
  'mailbox-error-no-room':
    'Your file storage is full. Delete files or change your plan; new emails are then fetched automatically.',
  'mailbox-error-secret': 'We can no longer read the stored password. Enter it again.',
  'mailbox-error-failed': 'Something went wrong on our side. We’ll try again.',
  'webhooks-full': ({ max }: Max) => `You can have at most ${max} webhooks. Delete one first.`,
  'searches-full': ({ max }: Max) =>
    `You have saved ${max} searches, the most a member can have. Delete one to save another.`,
  'presets-full': ({ max }: Max) =>
    `You have ${max} presets, the most an account can have. Delete one to save another.`,

  // Candidates
  'notes-changed': 'The notes were changed in another window in the meantime.',
  'second-reader-off': 'The second reader is off in this organization. An owner or admin can turn it on.',
  'second-reader-limit': ({ perDay }: { readonly perDay: number }) =>
    `You have used all ${perDay} requests for today. Try again tomorrow.`,
  'second-reader-failed': 'The language model gave no usable answer. Nothing was changed. Try again later.',
  'second-reader-changed': 'What will be sent has changed. Check it before you send it.',
  'second-reader-nothing': 'Every requirement was found, so there is nothing to look for.',
  'resume-by-person-only': ({ count }: { readonly count: number }) =>
    `${counted(count, 'applicant')} asked to have the resume read only by a person, so it can’t be scored. Leave it out.`,
  'application-withdrawn': 'The applicant withdrew this application.',
  'passage-gone': 'This passage is no longer in the resume, so it cannot be accepted.',
  'facts-busy': 'The facts are being corrected in another window. Try again in a moment.',
  'assignee-sees-not-all':
    'This person can’t see all of these candidates. Add them to the hiring team first.',
  'tags-full': ({ max }: Max) => `A candidate can have up to ${max} tags.`,
  'candidates-at-once': ({ max }: Max) => `Choose up to ${inNumbers(max)} candidates at once.`,
  'resumes-moved': 'These resumes were merged or split in the meantime. Reload the page and try again.',
  'resume-stays': 'At least one resume must stay with the person.',
  'matches-changed': 'Other candidates match these filters now. Check the list and try again.',
  'file-not-failed': 'Only a file that failed or was canceled can be tried again.',
  'mention-sees-not': 'You mentioned someone who can’t see this candidate. Remove the mention.',
  'mentions-full': ({ max }: Max) => `Mention up to ${max} people in one comment.`,
  'reply-to-reply': 'You can’t reply to a reply.',
  'comment-edit-over': ({ minutes }: { readonly minutes: number }) =>
    `A comment can be edited for ${minutes} minutes. Reply to it instead.`,

  // Emails to candidates
  'emails-at-once': ({ max }: Max) => `Email at most ${max} candidates at once.`,
  'no-one-to-email': 'None of these candidates can be emailed. The preview says why.',
  'preview-outdated': 'Something changed since the preview. Check the preview again.',
  'templates-full': ({ max }: Max) =>
    `You have ${max} templates, the most an account can have. Delete one to save another.`,

  // Reviews
  'review-ended': 'This review has ended.',
  'review-asked-before': 'This review was already requested.',
  'review-results-shown': 'The results are already shown, so the due date can’t be changed.',
  'review-unfinished': 'No one has finished yet. Wait, or cancel the review.',
  'review-marks-missing': 'Mark every candidate before you finish.',
  'review-candidates-full': ({ max }: Max) => `Choose up to ${max} candidates for one review.`,
  'review-of-one-job': 'Choose candidates for one job.',
  'review-due-over': 'Choose a day that isn’t in the past.',
  'review-due-far': ({ days }: { readonly days: number }) => `Choose a day within ${days} days.`,
  'review-results-hidden': 'The results of this review are not shown yet.',
  'review-finished': 'You finished this review, so your marks can no longer be changed.',

  // Shared lists and exports
  'list-comments-full': 'This list has reached its maximum number of comments.',
  'list-candidates-full': ({ max }: Max) => `Choose up to ${max} candidates for one list.`,
  'export-full': ({ max }: Max) => `A file can contain at most ${max} candidates. Choose fewer.`,
  'too-many-lists': ({ max }: Max) => `An organization can have up to ${max} talent lists.`,
  'list-full': ({ max }: Max) => `A talent list can have up to ${max} people.`,
  'consent-ends-before': 'A consent can’t end before it was given.',
  'keep-needs-consent': 'To keep someone beyond the retention period, you need a consent that lasts as long.',
  'export-empty': 'There is nothing to export.',

  // Hiring teams and organizations
  'role-without-jobs':
    'Admins and auditors do not see jobs. Give them another role before you add them to a hiring team.',
  'personal-setting': 'For your personal space, change this in your settings.',
  'personal-organization': 'This is your personal space. Create an organization to work with others.',
  'owned-organizations-full': ({ max }: Max) => `You can own at most ${max} organizations.`,
  'owner-needed': 'An organization needs an owner. Make another member an owner first.',
  'leave-instead': 'To remove yourself, leave the organization.',
  'owner-already': 'You are already an owner.',
  'member-is-owner': 'This member is already an owner.',
  'only-owner': ({ organization }: { readonly organization: string }) =>
    `You are the only owner of ${organization}. Make another member an owner, or remove the other members first.`,
  'organization-name-differs': 'Enter the name of the organization exactly as shown.',
  'members-full': ({ max }: Max) => `This organization can have at most ${max} members.`,
  'seats-taken': ({
    seats,
    used,
    invited,
  }: {
    readonly seats: number;
    readonly used: number;
    readonly invited: number;
  }) =>
    `All ${seats} seats of the plan are taken (${used} used${invited > 0 ? ` and ${invited} invited` : ''}). Choose a larger plan, remove a member or withdraw an invitation. Hiring managers and auditors need no seat.`,
  'own-seat-missing':
    'You have no seat in this organization, so you can’t spend its credits. An owner or admin can free up a seat or choose a larger plan.',
  'invited-elsewhere': 'This invitation was sent to another email address. Log in with that address.',
  'member-already': 'This person is already a member.',
  'invitations-full': ({ max }: Max) => `You can have at most ${max} open invitations. Withdraw some first.`,
  'invitation-accepted': 'This invitation was already used. Ask for a new one.',
  'invitation-declined': 'This invitation was declined. Ask for a new one.',
  'invitation-revoked': 'This invitation was withdrawn. Ask for a new one.',
  'invitation-expired': 'This invitation has expired. Ask for a new one.',

  // Email domains and single sign-on
  'domain-open-to-anyone': ({ domain }: { readonly domain: string }) =>
    `Anyone can have an address at ${domain}. Add a domain that belongs to your organization.`,
  'domains-full': ({ max }: Max) => `An organization has at most ${max} domains.`,
  'domain-listed': ({ domain }: { readonly domain: string }) => `${domain} is already on the list.`,
  'domain-unreachable': ({ domain }: { readonly domain: string }) =>
    `We couldn’t reach the DNS of ${domain}. Try again in a minute.`,
  'domain-of-another': ({ domain, days }: { readonly domain: string; readonly days: number }) =>
    `${domain} is verified for another organization. Ask its owner to remove it there, or remove their DNS record and check again after ${days} days.`,
  'client-id-required': 'Enter the client ID.',
  'client-secret-required': 'Enter the client secret of this client.',
  'sign-on-no-connection': 'Set up the identity provider first.',
  'sign-on-no-domain': 'Verify an email domain first.',
  'sign-on-never-used': 'Log in once with single sign-on first, so that you know it works.',
  'sign-on-no-way-in':
    'An owner needs a password and two-step login first, to get in when the provider is down.',
  'api-key-unknown': 'This API key is unknown. Check that you copied all of it.',
  'api-key-revoked': 'This API key was revoked. Ask an administrator of your organization for a new one.',
  'api-key-expired': 'This API key has expired. Ask an administrator of your organization for a new one.',
  'api-key-replaced': 'This API key has a new secret, and the old one no longer works. Use the new one.',
  'api-key-maker-left':
    'The member who created this API key has left the organization. Create a new key under another member.',
  'api-key-address':
    'This API key can’t be used from this address. Add the address to the key, or call from another.',
  'api-key-scope': ({ scope }: { readonly scope: string }) =>
    `This API key lacks the scope ${scope}. Use a key that has it.`,
  'api-key-closed': 'Programs can’t make this call. Log in to Winnow instead.',
  'api-key-scope-beyond-role': ({ scope }: { readonly scope: string }) =>
    `Your role doesn’t allow the scope ${scope}. Leave it out, or ask an owner to create the key.`,
  'api-key-expiry-past': 'Choose an expiration date in the future.',
  'api-key-not-active': 'This API key no longer works, so it can’t be rotated. Create a new one.',
  'api-keys-full': ({ max }: Max) => `An organization has at most ${max} API keys. Revoke one first.`,
  'assistant-access-ended': 'This assistant doesn’t have access, or no longer does. Connect it again.',
  'assistants-forbidden':
    'This organization does not allow AI assistants. Ask an owner or admin, or choose another organization.',
  'assistant-beyond-role':
    'Your role in this organization doesn’t allow any of what the assistant asks for. Choose another organization.',
  'assistant-request-gone':
    'This request is no longer valid. It has expired, was answered, or belongs to another account. Start again in the assistant.',
  'directory-hosted':
    'Accounts of this installation are managed by a hosted service, so directory sync isn’t available.',
  'directory-tokens-full': ({ max }: Max) => `A directory has at most ${max} tokens. Revoke one first.`,
  'sign-on-hosted':
    'Accounts of this installation are managed by a hosted service, so single sign-on isn’t available.',

  // Credits
  'credits-short': ({ wanted, left }: { readonly wanted: number; readonly left: number }) =>
    `This takes ${counted(wanted, 'credit')}, and ${left === 0 ? 'you have none left' : `you have ${left}`}. Nothing was started.`,
  'limit-short': ({
    wanted,
    limit,
    left,
  }: {
    readonly wanted: number;
    readonly limit: number;
    readonly left: number;
  }) =>
    `This takes ${counted(wanted, 'credit')}, and you have ${left} left of your monthly limit of ${limit}. Ask an owner or admin to raise it. Nothing was started.`,
  'writer-credits-short': ({ left }: { readonly left: number }) =>
    `A generated job description costs 1 credit, and you have ${left}. Write it by hand, or get more credits.`,
  'writer-limit-reached':
    'A generated job description costs 1 credit, and nothing is left of your monthly limit. Write it by hand, or ask an owner or admin to raise the limit.',

  // Plans, payments and invoices
  'plan-free': 'You are on the Free plan, so there is nothing to cancel.',
  'plan-not-canceled': 'Your plan is not canceled, so there is nothing to resume.',
  'plan-present': 'You already have the Pro plan.',
  'plan-by-contract': 'Your plan is set by contract. Contact us to change it.',
  'plan-ended': 'This plan has already ended.',
  'plan-unpaid': 'An invoice for your plan is unpaid. Pay it to get Pro back.',
  'plan-at-stripe': 'This plan is paid through Stripe. Contact us to change it.',
  'plan-at-stripe-first': 'This plan is paid through Stripe. End it there first.',
  'payment-under-way': 'A payment for Pro is in progress. Pro starts when it arrives.',
  'ordered-in-another-tab': 'Pro was ordered again in another tab. Continue there.',
  'no-cards': 'Invoices are paid by bank transfer, so there are no cards to manage.',
  'invoice-overdue': 'An invoice is overdue. Pay it first, then order again.',
  'invoices-unpaid': ({ count }: { readonly count: number }) =>
    `You have ${count} unpaid invoices. Pay one first, then order again.`,
  'invoice-at-stripe': ({ number }: { readonly number: string }) =>
    `Invoice ${number} is managed by Stripe. Change it in Stripe’s dashboard.`,
  'invoice-state': ({
    number,
    state,
    next,
  }: {
    readonly number: string;
    readonly state: InvoiceState;
    readonly next: InvoiceState;
  }) => `Invoice ${number} is ${state} and can’t be ${next}.`,
  'invoice-address-at-stripe': 'This invoice is managed by Stripe. Change the address there.',
  'invoice-void': 'This invoice is no longer valid.',
  'invoice-too-old': ({ days }: { readonly days: number }) =>
    `A paid invoice can be reissued within ${days} days. Contact us about this one.`,
  'invoice-current': 'This invoice already has your current address.',
  'date-over': 'Choose a date in the future',

  // Accounts and signing in
  'operator-not-suspendable': 'An operator can’t be suspended. Remove the address from the settings first.',
  'password-required': 'Password is required',
  'password-wrong': 'The current password is incorrect.',
  'password-weak': 'This password is too weak. Choose a longer one.',
  'password-same': 'Choose a password that differs from the old one.',
  'account-present': 'An account with this email already exists. Log in instead.',
  'proof-required': 'Send the link from the email, or its code with your email address.',
  'sign-in-refused': 'This login was refused.',
  'on-waitlist': waitlistEmailTaken,
} as const;

type Min = { readonly min: number };
type Max = { readonly max: number };
type InvoiceState = 'open' | 'paid' | 'void' | 'refunded' | 'disputed' | 'charged-back';

const inNumbers = (count: number): string => count.toLocaleString('en');
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export type SentenceCode = keyof typeof sentences;
export type SentenceValues = Readonly<Record<string, string | number>>;

/** A message of the server: a code for screens in any language, and the English text for everyone else. */
export type Sentence = {
  readonly code: SentenceCode;
  readonly values: SentenceValues;
  readonly words: string;
};

type ValuesOf<Code extends SentenceCode> = (typeof sentences)[Code] extends (values: infer Values) => string
  ? [values: Values]
  : [];

/** Creates a message of the catalogue with its values. */
export function sentence<Code extends SentenceCode>(code: Code, ...[values]: ValuesOf<Code>): Sentence {
  const says: string | ((values: never) => string) = sentences[code];
  // The type of the second argument follows from the first, which the compiler does not see in here.
  const words = typeof says === 'string' ? says : says(values as never);
  return { code, values: (values ?? {}) as SentenceValues, words };
}

/** The message with a different English text, such as a more specific one from another program. */
export function sentenceInWords(code: CodeWithoutValues, words: string): Sentence {
  return { code, values: {}, words };
}

export type CodeWithoutValues = {
  [Code in SentenceCode]: (typeof sentences)[Code] extends string ? Code : never;
}[SentenceCode];
