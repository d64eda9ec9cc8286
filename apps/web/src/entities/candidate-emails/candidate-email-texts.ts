import { candidateEmailLimits, type FieldProblem } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');
const { subjectMax, bodyMax, nameMax, perRequest, templates, undoSeconds } = candidateEmailLimits;
const emails = (count: number) => plural(count, { one: '1 email', other: `${number(count)} emails` });

const english = {
  retry: 'Try again',
  failed: 'We couldn’t load the templates',
  purposes: {
    invitation: 'Interview invitation',
    rejection: 'Rejection',
    information: 'Request for information',
    other: 'Other',
  },
  languages: { en: 'English', de: 'German', es: 'Spanish', fr: 'French', ar: 'Arabic' },
  fields: {
    'candidate name': 'Candidate name',
    'job title': 'Job title',
    company: 'Company',
    'recruiter name': 'Your name',
    'reply address': 'Reply address',
  },
  write: {
    template: 'Template',
    language: 'Language',
    languageHint:
      'Each candidate gets the email in the language of their resume or application, or in English if you leave that language empty.',
    subject: 'Subject',
    body: 'Message',
    insert: 'Insert:',
    insertNamed: (field: string) => `Insert the field ${field}`,
    noSubject: 'Enter a subject.',
    noBody: 'Enter a message.',
    longSubject: `Keep the subject under ${number(subjectMax)} characters.`,
    longBody: `Keep the message under ${number(bodyMax)} characters.`,
    inLanguage: (language: string, problem: string) => `${language}: ${problem}`,
    problem: ({ kind, field }: FieldProblem) =>
      kind === 'unknown'
        ? `{${field}} is not a field. Use one of the fields above.`
        : kind === 'unclosed'
          ? `{${field} has no closing brace. Add } after the field.`
          : 'There is a } without a { before it. Remove it.',
  },
  dialog: {
    open: 'Email',
    title: (count: number) =>
      plural(count, { one: 'Email 1 candidate', other: `Email ${number(count)} candidates` }),
    explanation: 'Choose a template and edit it for this email. You’ll see every email before it is sent.',
    tooMany: `Email at most ${number(perRequest)} candidates at once`,
    tooManyWords: 'Select fewer candidates, then try again.',
    cancel: 'Cancel',
    preview: 'Preview emails',
    back: 'Edit message',
    send: (count: number) => `Send ${emails(count)}`,
    sending: 'Sending',
    sent: (count: number) => `Sending ${emails(count)} in ${number(undoSeconds)} seconds.`,
    takenBack: (count: number) => `Canceled ${emails(count)}.`,
    tooLate: (count: number) =>
      plural(count, {
        one: '1 email had already been sent.',
        other: `${number(count)} emails had already been sent.`,
      }),
    changed: 'Something changed since the preview. Check the emails again before you send them.',
    outdated: 'The list has changed since you selected it',
    outdatedWords:
      'Other candidates match the filters now. Close this dialog, check the list, and select again. Your message is kept.',
  },
  preview: {
    explanation: 'This is what each candidate receives. Nothing is sent until you send it.',
    failed: 'We couldn’t create the preview',
    recipients: (count: number) =>
      plural(count, { one: '1 recipient', other: `${number(count)} recipients` }),
    needsAttention: 'Needs attention',
    place: (place: number, count: number) => `${number(place)} of ${number(count)}`,
    next: 'Next email',
    previous: 'Previous email',
    to: 'To',
    hiddenAddress: 'hidden in anonymous view',
    replyTo: 'Replies to',
    language: 'Language',
    hiddenName: 'Anonymous view shows an alias. The email itself uses the name.',
    none: 'None of these candidates can be emailed',
    warnings: {
      'rejection-despite-yes':
        'This candidate has a “Yes” or is in a later stage, and this email is a rejection.',
      'rejection-undecided': 'This email is a rejection, and this candidate has no decision yet.',
      'invitation-despite-no': 'This candidate was declined, and this email is an invitation.',
      'no-name': 'No name was found in the resume, so the greeting leaves it out.',
      'sent-recently': 'This candidate got the same template in the last 24 hours.',
    },
    warned: (count: number) =>
      plural(count, { one: '1 email needs attention', other: `${number(count)} emails need attention` }),
    look: 'Show the next one',
    excluded: (count: number) =>
      plural(count, { one: '1 candidate gets no email', other: `${number(count)} candidates get no email` }),
    reasons: {
      'emails-off': 'Emails are off for the job',
      sample: 'Sample candidate',
      'no-address': 'No email address in the resume',
      'no-company': 'The job has no company',
      'same-address': 'Same address as another candidate',
      'sent-recently': 'Got this template in the last 24 hours',
      withdrawn: 'Withdrew the application',
    },
    repeats: (count: number) =>
      plural(count, {
        one: 'Send it again to 1 candidate who got it in the last 24 hours',
        other: `Send it again to ${number(count)} candidates who got it in the last 24 hours`,
      }),
    off: (job: string) => `Emails are off for “${job}”`,
    offWords:
      'Turn them on to email its candidates. This is recorded in the audit log. Emails are only sent when you send them.',
    turnOn: 'Turn on emails',
    noCompany: (job: string) => `“${job}” has no company`,
    noCompanyWords: 'Add the company to the job, or take {company} out of the message.',
    editJob: 'Edit job',
  },
  job: {
    label: 'Email candidates of this job',
    helper: 'Off by default. Lets you email them from templates; each email is previewed and sent by you.',
  },
  sent: {
    heading: 'Emails',
    failed: 'We couldn’t load the emails',
    none: 'No emails to this candidate yet.',
    states: {
      queued: 'Queued',
      sending: 'Sending',
      sent: 'Sent',
      failed: 'Not sent',
      canceled: 'Canceled',
    },
    details: {
      outbox: 'No mail server is set up, so it is in the outbox of this installation.',
      retrying: 'The mail server hasn’t accepted it yet. We’ll try again.',
      unreachable: 'The mail server couldn’t be reached.',
      refused: 'The mail server rejected it.',
      interrupted:
        'The connection broke while it was being sent, so it may have been sent. Check with the candidate before you send it again.',
      'address-limit': 'This address has reached its daily limit of emails.',
      'turned-off': 'Emails were turned off for the job.',
      'account-closed': 'The account was closed.',
      withdrawn: 'The applicant withdrew.',
    },
    answer: (words: string) => `Mail server: ${words}`,
    show: 'Show message',
    cancel: 'Cancel email',
    canceled: 'Email canceled.',
  },
  settings: {
    heading: 'Email templates',
    explanation: 'For emails to candidates. Fields in braces are filled in for each one.',
    template: 'Template',
    add: 'New template',
    newTemplate: 'New template',
    name: 'Template name',
    purpose: 'Purpose',
    noName: 'Enter a name.',
    longName: `Keep the name under ${number(nameMax)} characters.`,
    save: 'Save template',
    saving: 'Saving',
    saved: 'Template saved.',
    reset: 'Reset to default',
    resetDone: 'Template reset to its default.',
    remove: 'Delete template',
    removed: 'Template deleted.',
    discard: 'Discard changes',
    full: `You have ${number(templates)} templates, the most an account can have.`,
    preview: 'Preview with example values',
    you: 'Your name',
  },
};

export type CandidateEmailTexts = TextsOf<typeof english>;

export const candidateEmailTexts = defineTexts(english, {
  de: () => import('./candidate-email-texts.de.ts'),
  es: () => import('./candidate-email-texts.es.ts'),
  fr: () => import('./candidate-email-texts.fr.ts'),
  ar: () => import('./candidate-email-texts.ar.ts'),
});
