import { limits, type SkipReason } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';
import { formatsOf } from '../../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  titleOf: (job: string) => `${job} · Winnow`,
  retry: 'Try again',
  more: 'Show more',
  analyze: 'Run analysis',
  newHeading: 'New job description',
  newTitle: 'New job description · Winnow',
  back: 'All job descriptions',
  failed: 'We couldn’t load this job description',
  missing: 'Job description not found',
  missingWords: 'It may have been deleted, or belong to another account.',
  views: { label: 'Parts of the job description', requirements: 'Requirements', text: 'Text' },
  fields: {
    title: 'Title',
    titleHint: 'Taken from the text',
    company: 'Company',
    place: 'Location',
    suggested: 'Read from the text. You can change it.',
    use: (value: string) => `Use “${value}”`,
    takeNamed: (field: string, value: string) => `${field}: use “${value}” from the text`,
  },
  text: {
    label: 'Job description',
    hint: 'Paste the job description here. Headings such as “Requirements” and “Nice to have” help sort the requirements.',
    edit: 'Edit text',
    read: 'Done',
    asRead: 'Job description as it was read',
    asReadHint: 'Highlighted lines were read as requirements. Gray lines were skipped.',
    pasted: 'Requirements were read from the text. Select “Edit text” to change it.',
    notRead: (reason: string) => `Not read: ${reason}`,
    reasons: {
      company: 'about the company',
      benefits: 'pay and benefits',
      legal: 'legal text',
      applying: 'how to apply',
      conditions: 'working conditions',
      page: 'part of the job board',
      'nothing-asked': 'no requirement found',
    } satisfies Record<SkipReason, string>,
    include: 'Add as requirement',
    includeNamed: (line: string) => `Add as requirement: ${line}`,
    included: (line: string) => `Added “${line}” to the requirements.`,
    inList: 'In the list',
    upload: 'Upload a file',
    uploading: 'Reading',
    uploaded: (name: string) => `Text replaced with the content of ${name}.`,
    cut: `The file was longer than ${number(limits.jobTextMax)} characters; the rest was left out.`,
    replaced: 'Text changed.',
    tooShort: `Write at least ${number(limits.jobTextMin)} characters.`,
    tooLong: `Keep it under ${number(limits.jobTextMax)} characters.`,
  },
  saving: {
    save: 'Save',
    saveNew: 'Save job description',
    saving: 'Saving',
    saved: 'Saved.',
    unchanged: 'All changes are saved',
    unsaved: 'Unsaved changes',
    restored: 'Your unsaved changes are back',
    restoredWords: 'You left this page before saving them.',
    discard: 'Discard changes',
    discarded: 'Changes discarded.',
    version: (version: number) => `Version ${number(version)}`,
  },
  versions: {
    heading: 'Versions',
    explanation: 'Every save is kept. Each analysis refers to the version it used.',
    failed: 'We couldn’t load the versions',
    textChanged: 'text changed',
    requirementsChanged: 'requirements changed',
    first: 'first',
    current: 'Current',
    requirements: (count: number) =>
      plural(count, { one: '1 requirement', other: `${number(count)} requirements` }),
    use: 'Use this text',
    used: (version: number) =>
      `The text of version ${number(version)} is in the editor. Save it to make it the current one.`,
  },
  conflict: {
    heading: 'This job description was changed elsewhere',
    words: (version: number) =>
      `Version ${number(version)} was saved while you were editing. Save yours over it, or use the other version. Both are kept.`,
    requirements: 'Requirements',
    text: 'Text',
    must: 'must-have',
    taken: (version: number) => `Version ${number(version)} is in the editor.`,
  },
};

export type EditorTexts = TextsOf<typeof english>;

export const editorTexts = defineTexts(english, {
  de: () => import('./editor-texts.de.ts'),
  es: () => import('./editor-texts.es.ts'),
  fr: () => import('./editor-texts.fr.ts'),
  ar: () => import('./editor-texts.ar.ts'),
});
