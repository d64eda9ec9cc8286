import type { Language } from '@winnow/contracts';
import type { FieldError } from '../read-submission.ts';
import type { FileError } from '../receive-application.ts';
import { arabicWords } from './apply-words.ar.ts';
import { germanWords } from './apply-words.de.ts';
import { spanishWords } from './apply-words.es.ts';
import { frenchWords } from './apply-words.fr.ts';

/** The words of a job's public page. */
export type ApplyWords = {
  readonly titleOf: (job: string, employer: string) => string;
  readonly preview: string;
  readonly until: (day: string) => string;
  readonly apply: string;
  readonly questions: string;
  readonly about: string;
  readonly yes: string;
  readonly no: string;
  readonly optional: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly resume: string;
  readonly resumeHelp: (megabytes: number) => string;
  readonly chooseAgain: string;
  readonly person: string;
  readonly personHelp: string;
  readonly keep: string;
  readonly keepHelp: string;
  readonly privacy: string;
  readonly notice: (employer: string, days: number) => readonly string[];
  readonly policy: string;
  readonly consent: string;
  readonly send: string;
  readonly leaveEmpty: string;
  readonly errorHeading: string;
  readonly fields: Readonly<Record<FieldError, string>>;
  readonly files: Readonly<Record<FileError, string>>;
  readonly again: string;
  readonly tooMany: string;
  readonly busy: string;
  readonly closed: string;
  readonly closedWords: string;
  readonly thanks: string;
  readonly thanksWords: (job: string) => string;
  readonly next: readonly string[];
  readonly back: string;
  readonly missing: string;
  readonly missingWords: string;
  readonly receipt: string;
  readonly sentOn: (day: string) => string;
  readonly withdraw: string;
  readonly withdrawWords: string;
  readonly withdrawn: string;
  readonly withdrawnWords: string;
  readonly mail: {
    readonly subject: (job: string) => string;
    readonly updatedSubject: (job: string) => string;
    readonly arrived: (job: string, employer: string, day: string) => string;
    readonly arrivedAgain: (job: string, employer: string, day: string) => string;
    readonly byPerson: string;
    readonly next: string;
    readonly open: string;
    readonly notYou: string;
  };
};

const englishWords: ApplyWords = {
  titleOf: (job, employer) => (employer ? `${job} at ${employer}` : job),
  preview: 'Preview. The job is not open for applications.',
  until: (day) => `Apply by ${day}.`,
  apply: 'Apply for this job',
  questions: 'First, a few questions',
  about: 'About you',
  yes: 'Yes',
  no: 'No',
  optional: 'optional',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  resume: 'Resume',
  resumeHelp: (megabytes) => `PDF, Word, OpenDocument, RTF or text, up to ${megabytes} MB.`,
  chooseAgain: 'Please choose your resume again: browsers never keep files.',
  person: 'Have my resume read by a person only',
  personHelp: 'It is then not read or scored automatically. You have no disadvantage from this.',
  keep: 'Keep my resume for other jobs as well, for 12 months',
  keepHelp: 'You can take this back at any time.',
  privacy: 'Privacy notice',
  notice: (employer, days) => [
    `${employer || 'The employer'} uses what you send to decide about your application for this job, and for nothing else unless you agree to it. It is deleted after ${days} days at the latest, or earlier if you ask for it.`,
    'Your resume is compared with the requirements of the job by a program that shows people where they are met. People decide. If you prefer, a person alone reads it.',
    'You can ask for a copy of your data, have it corrected or deleted, and withdraw your application with the link in the confirmation email.',
  ],
  policy: 'Privacy policy',
  consent: 'I have read the privacy notice and agree to it.',
  send: 'Send application',
  leaveEmpty: 'Leave this field empty',
  errorHeading: 'Your application was not sent yet',
  fields: {
    required: 'Fill in this field.',
    'too-long': 'This is too long. Please shorten it.',
    email: 'Enter a valid email address, such as name@example.com.',
    choose: 'Choose an answer.',
    number: 'Enter a number, such as 3.',
    consent: 'We need your consent to receive your application.',
    'file-required': 'Choose your resume.',
    'file-one': 'Send one file, not several.',
  },
  files: {
    'one-file': 'This archive holds several files. Send your resume as one file.',
    empty: 'This file is empty. Choose another one.',
    'no-text': 'We found no text in this file. Send a PDF or Word file with text.',
    encrypted: 'This file is password-protected. Remove the password and send it again.',
    corrupt: 'This file is damaged. Save it again, or send another format.',
    unsupported: 'We can’t read this format. Send a PDF, Word or text file.',
    misnamed: 'The name of this file says another format than its content. Save it again.',
    'too-large': 'This file is too large. Send a smaller one.',
    timeout: 'This file takes too long to read. Send a simpler one.',
    'no-room': 'The employer can’t receive files at the moment. Please try again tomorrow.',
  },
  again: 'Please send the form once more.',
  tooMany: 'Too many applications came from your network or for this job. Please try again in an hour.',
  busy: 'We can’t receive applications at the moment. Please try again in a few minutes.',
  closed: 'This job is closed',
  closedWords: 'No more applications are taken. Thank you for your interest.',
  thanks: 'Thank you for your application',
  thanksWords: (job) => `Your application for “${job}” has arrived.`,
  next: [
    'We have sent you an email that confirms it. Look into your spam folder if you don’t see it.',
    'A person reads every application and decides. You will hear from the employer by email.',
  ],
  back: 'Back to the job',
  missing: 'Page not found',
  missingWords: 'There is no job at this address. Check the link.',
  receipt: 'Your application',
  sentOn: (day) => `Sent on ${day}`,
  withdraw: 'Withdraw application',
  withdrawWords: 'The employer sees that you withdrew it, and does not consider it any further.',
  withdrawn: 'You withdrew this application',
  withdrawnWords: 'You can apply again on the page of the job as long as it is open.',
  mail: {
    subject: (job) => `Your application for “${job}”`,
    updatedSubject: (job) => `Your new application for “${job}”`,
    arrived: (job, employer, day) =>
      `Your application for “${job}”${employer ? ` at ${employer}` : ''} arrived on ${day}.`,
    arrivedAgain: (job, employer, day) =>
      `Your new application for “${job}”${employer ? ` at ${employer}` : ''} arrived on ${day}. It replaces the one before.`,
    byPerson: 'As you asked, a person alone reads your resume. It is not read or scored automatically.',
    next: 'A person reads every application and decides. You will hear from the employer.',
    open: 'See or withdraw your application',
    notYou:
      'If you didn’t apply, someone entered your address by mistake. Open the link and withdraw the application.',
  },
};

export const applyWords: Readonly<Record<Language, ApplyWords>> = {
  en: englishWords,
  de: germanWords,
  es: spanishWords,
  fr: frenchWords,
  ar: arabicWords,
};
