import { limits, type UnreadableReason } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural, fileSize } = formatsOf('en');

/** The words of the resume matcher. */
const english = {
  title: 'Resume matcher · Winnow',
  description:
    'Match a resume with a job description, free and without an account: a score, and the words in the resume that earned it.',
  titleWithError: 'Error: Resume matcher · Winnow',
  titleOfResult: (fileName: string) => `${fileName} · Resume matcher · Winnow`,
  heading: 'How well does a resume answer a job?',
  introduction:
    'Winnow reads both and shows, requirement by requirement, what the resume says, with its own words as evidence.',
  privacy:
    'Nothing is stored. The resume is read on this server, judged and forgotten; no other service sees it.',
  resume: 'Resume',
  job: 'Job description',
  jobHelper: 'Paste the whole text, with what is required and what would be nice to have.',
  dropInvitation: 'Drop a resume here',
  dropRelease: 'Let go to use this file',
  chooseFile: 'Choose a file',
  fileLimits:
    'PDF, Word, RTF, ODT, TXT, HTML or a picture of a page, up to 10 MB. You can also paste a file.',
  pasteInstead: 'Paste text instead',
  fileInstead: 'Choose a file instead',
  resumeTextHelper: 'Paste the text of the resume.',
  resumeTextFile: 'pasted-resume.txt',
  fileSize: (bytes: number) => fileSize(bytes),
  removeFile: 'Remove',
  removeFileOf: (name: string) => `Remove ${name}`,
  match: 'Match the resume',
  trySamples: 'Try with samples',
  samples: 'Sample resumes of people who do not exist',
  cancel: 'Cancel',
  working: 'Reading the resume and weighing every requirement.',
  workingLong: 'Still reading. A scan or a long file can take up to a minute.',
  failed: 'The match did not finish',
  failedHint: 'Your resume and the job description are still here.',
  tryAgain: 'Try again',
  tryAgainIn: (seconds: number) =>
    plural(seconds, {
      one: 'You can try again in one second.',
      other: `You can try again in ${number(seconds)} seconds.`,
    }),
  requestId: 'Request',
  resultHeading: (jobTitle: string | null) => jobTitle ?? 'The result',
  against: (fileName: string) => `${fileName} against this job description`,
  change: 'Change resume or job',
  print: 'Print',
  madeBy: (version: string) =>
    `Computed by Winnow's engine ${version} from the words above. The same resume and job description always give the same result. It is a suggestion to read further, not a decision.`,
  errors: {
    noResume: 'Select a resume',
    noJob: 'Enter the job description',
    shortJob: `The job description must have ${number(limits.jobTextMin)} characters or more`,
    longJob: `The job description must have ${number(limits.jobTextMax)} characters or fewer`,
    tooMany: 'You can only select one file at the same time',
    wrongType: 'The selected file must be a PDF, Word, RTF, ODT, TXT or HTML file, or a picture',
    empty: 'The selected file is empty',
    tooLarge: 'The selected file must be smaller than 10 MB',
  },
  unreadable: {
    heading: 'This resume could not be judged',
    noScore: 'So there is no score: what cannot be read is not held against anyone.',
    reason: {
      empty: 'The file is empty. Choose another copy of it.',
      'no-text':
        'This file has no readable text (it may be a scan). Open the document it was made from and save that as PDF, or paste the text.',
      encrypted: 'The file is password protected. Save a copy without the password and choose that.',
      corrupt: 'The file is damaged or incomplete. Open it, save a fresh copy and choose that.',
      unsupported:
        'This kind of file cannot be read, whatever its name says. Choose a PDF, Word or text file.',
      misnamed:
        'The file is not what its name says, or it is damaged. Give it the ending of what it is (.txt for plain text, .docx for Word), or save it anew as PDF, and choose it again.',
      'too-large': 'The file is too large, or unpacks to too much. Choose a smaller copy.',
      timeout: 'Reading this file took too long. Try it again, save a simpler copy, or paste the text.',
    } satisfies Record<UnreadableReason, string>,
  },
};

export type ResumeMatcherTexts = TextsOf<typeof english>;

export const resumeMatcherTexts = defineTexts(english, {
  de: () => import('./resume-matcher-texts.de.ts'),
  ar: () => import('./resume-matcher-texts.ar.ts'),
});
