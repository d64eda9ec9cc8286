import { limits, type UnreadableReason } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural, fileSize } = formatsOf('en');

/** The texts of the resume matcher. */
const english = {
  title: 'Resume matcher · Winnow',
  description:
    'Match a resume against a job description, free and without an account: a score, explained requirement by requirement in the resume’s own words.',
  titleWithError: 'Error: Resume matcher · Winnow',
  titleOfResult: (fileName: string) => `${fileName} · Resume matcher · Winnow`,
  heading: 'How well does a resume match a job?',
  introduction:
    'Winnow reads both and shows, requirement by requirement, what the resume says, quoted word for word.',
  privacy:
    'Nothing is stored. The resume is read and scored on this server, then discarded. No other service sees it.',
  resume: 'Resume',
  job: 'Job description',
  jobHelper: 'Paste the full text, with must-haves and nice-to-haves.',
  dropInvitation: 'Drop a resume here',
  dropRelease: 'Drop to use this file',
  chooseFile: 'Choose a file',
  fileLimits:
    'PDF, Word, RTF, ODT, TXT, HTML, JSON Resume, Europass XML or a picture of a page, up to 10 MB. You can also paste a file.',
  pasteInstead: 'Paste text instead',
  fileInstead: 'Choose a file instead',
  resumeTextHelper: 'Paste the text of the resume.',
  resumeTextFile: 'pasted-resume.txt',
  fileSize: (bytes: number) => fileSize(bytes),
  removeFile: 'Remove',
  removeFileOf: (name: string) => `Remove ${name}`,
  match: 'Match the resume',
  trySamples: 'Try with samples',
  samples: 'Sample resumes of fictional people',
  cancel: 'Cancel',
  working: 'Reading the resume and scoring each requirement.',
  workingLong: 'Still reading. A scan or a long file can take up to a minute.',
  failed: 'We couldn’t complete the match',
  failedHint: 'Your resume and the job description are still here.',
  tryAgain: 'Try again',
  tryAgainIn: (seconds: number) =>
    plural(seconds, {
      one: 'You can try again in one second.',
      other: `You can try again in ${number(seconds)} seconds.`,
    }),
  requestId: 'Request',
  resultHeading: (jobTitle: string | null) => jobTitle ?? 'The result',
  against: (fileName: string) => `${fileName} scored against this job description`,
  change: 'Change resume or job',
  print: 'Print',
  madeBy: (version: string) =>
    `Computed by Winnow's engine ${version} from the words above. The same resume and job description always give the same result. It is a starting point for reading, not a decision.`,
  errors: {
    noResume: 'Select a resume',
    noJob: 'Enter the job description',
    shortJob: `The job description must have ${number(limits.jobTextMin)} characters or more`,
    longJob: `The job description must have ${number(limits.jobTextMax)} characters or fewer`,
    tooMany: 'You can only select one file at a time',
    wrongType:
      'The selected file must be a PDF, Word, RTF, ODT, TXT, HTML, JSON Resume or Europass XML file, or a picture',
    empty: 'The selected file is empty',
    tooLarge: 'The selected file must be smaller than 10 MB',
  },
  unreadable: {
    heading: 'This resume could not be scored',
    noScore: 'There is no score: a file that cannot be read never counts against a candidate.',
    reason: {
      empty: 'The file is empty. Choose another copy.',
      'no-text':
        'This file has no readable text (it may be a scan). Save the original document as PDF, or paste the text.',
      encrypted: 'The file is password-protected. Remove the password and choose it again.',
      corrupt: 'The file is damaged or incomplete. Save a new copy and choose that one.',
      unsupported: 'This file type is not supported. Choose a PDF, Word or text file.',
      misnamed:
        'The file’s content doesn’t match its extension, or the file is damaged. Rename it (.txt for plain text, .docx for Word) or save it as PDF, then choose it again.',
      'too-large': 'The file is too large, or becomes too large when unpacked. Choose a smaller copy.',
      timeout: 'Reading this file took too long. Try again, save a simpler copy, or paste the text.',
    } satisfies Record<UnreadableReason, string>,
  },
};

export type ResumeMatcherTexts = TextsOf<typeof english>;

export const resumeMatcherTexts = defineTexts(english, {
  de: () => import('./resume-matcher-texts.de.ts'),
  es: () => import('./resume-matcher-texts.es.ts'),
  fr: () => import('./resume-matcher-texts.fr.ts'),
  ar: () => import('./resume-matcher-texts.ar.ts'),
});
