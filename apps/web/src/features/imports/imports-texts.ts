import type { ImportItemReason, ImportItemState, ResumeImport, ScoringHold } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');
const files = (count: number) => plural(count, { one: '1 file', other: `${number(count)} files` });
const rows = (count: number) => plural(count, { one: '1 row', other: `${number(count)} rows` });
const runs = (count: number) => plural(count, { one: '1 run', other: `${number(count)} runs` });
const credits = (count: number) => plural(count, { one: '1 credit', other: `${number(count)} credits` });

const reasons: Readonly<Record<ImportItemReason, string>> = {
  empty: 'Empty',
  'no-text': 'No readable text',
  encrypted: 'Password-protected',
  corrupt: 'Damaged',
  unsupported: 'Unsupported file type',
  misnamed: 'The content doesn’t match the name',
  'too-large': 'Larger than 10 MB',
  timeout: 'Took too long to read',
  'nested-archive': 'Archive inside an archive',
  'outside-path': 'Its path points outside the archive',
  'no-room': 'No storage left',
  failed: 'Something went wrong on our side',
  'row-problems': 'Correct this row',
};
const itemStates: Readonly<Record<ImportItemState, string>> = {
  waiting: 'Not sent yet',
  queued: 'Waiting to be read',
  reading: 'Reading',
  done: 'Imported',
  duplicate: 'Duplicates',
  refused: 'Not imported',
  canceled: 'Canceled',
};
const states: Readonly<Record<ResumeImport['state'], string>> = {
  running: 'In progress',
  paused: 'Paused',
  done: 'Done',
  canceled: 'Canceled',
  undoing: 'Undoing',
  undone: 'Undone',
};
const holds: Readonly<Record<ScoringHold, string>> = {
  credits: 'No credits are left. The remaining resumes are scored as soon as there are more.',
  'spending-limit':
    'You’ve reached your spending limit for this month. The remaining resumes are scored next month, or once the limit is raised.',
  'no-seat':
    'You need a seat to spend credits, and none is free. The remaining resumes are scored once you have one.',
};

const english = {
  title: 'Imports · Winnow',
  heading: 'Import resumes',
  introduction:
    'Bring in folders and ZIP archives of up to 20,000 resumes, or a CSV file of up to 10,000 candidates. Importing is free.',
  reasons,
  itemStates,
  states,
  drop: {
    label: 'Resumes to import',
    invitation: 'Drop folders, ZIP archives or files here',
    choose: 'Choose files',
    folder: 'Choose folder',
    release: 'Drop to check them',
    limits:
      'PDF, Word and other documents of up to 10 MB each, also in ZIP archives. Or one CSV file with a row for each candidate.',
    looking: 'Checking the files…',
  },
  summary: {
    heading: (count: number) => `${files(count)} chosen`,
    ready: (count: number, size: string) => `${files(count)} can be imported (${size}).`,
    left: (count: number) => `${files(count)} can’t be imported:`,
    brokenArchive: (name: string) => `${name}: this archive can’t be opened.`,
    tooMany: (max: number) => `An import can have at most ${number(max)} files. Choose fewer.`,
    none: 'None of these files can be imported.',
    noRoom: (room: number) =>
      `Your storage has room for ${plural(room, { one: '1 more file', other: `${number(room)} more files` })}. The others are listed and can be imported later.`,
    name: 'Name of the import',
    nameHelp: 'It is shown as the source of these resumes.',
    usualName: (date: string) => `Import of ${date}`,
    what: 'What do you want to do with them?',
    library: 'Import to the library',
    libraryWords: 'Free. You can find everyone in the talent pool.',
    score: 'Import and score for a job',
    scoreWords: (runCount: number, cost: number) =>
      `${runs(runCount)} of up to 50 resumes, ${credits(cost)} at most. Duplicates and unreadable files cost nothing.`,
    balance: (left: number) => `You have ${credits(left)}.`,
    unlimited: 'Your plan has unlimited credits.',
    short: (left: number) =>
      `Your credits cover ${number(left)} of them. The others are scored as soon as there are more.`,
    job: 'Job',
    chooseJob: 'Choose a job',
    jobMissing: 'Choose the job to score for.',
    begin: (count: number) => `Import ${files(count)}`,
    other: 'Choose other files',
  },
  list: {
    heading: 'Imports',
    none: 'No imports yet.',
    more: 'Show more',
    failed: 'We couldn’t load the imports.',
    progress: (done: number, total: number) => `${number(done)} of ${files(total)}`,
  },
  one: {
    back: 'All imports',
    reading: 'Progress',
    progress: (done: number, total: number) => `${number(done)} of ${number(total)}`,
    rate: (perSecond: string, left: string) => `${perSecond} files per second, ${left} left`,
    seconds: (count: number) => plural(count, { one: '1 second', other: `${number(count)} seconds` }),
    minutes: (count: number) => plural(count, { one: '1 minute', other: `${number(count)} minutes` }),
    sending: (done: number, total: number) =>
      `Sending: ${number(done)} of ${number(total)}. You can work on other pages, but keep this window open.`,
    lost: 'Connection lost. Sending continues automatically when you’re back online.',
    sendFailed: 'Sending stopped.',
    unsent: (count: number) => `${files(count)} not sent yet`,
    unsentWords: 'Choose the same files or folders again. Files that have arrived aren’t sent twice.',
    pause: 'Pause',
    goOn: 'Continue',
    cancel: 'Cancel',
    cancelHeading: 'Cancel this import?',
    cancelWords: 'Files that have been read stay in the library. The others are not imported.',
    undo: 'Undo import',
    undoHeading: 'Undo this import?',
    undoWords:
      'The resumes, tags and consents it added are deleted. What has been used or changed since is kept, for example candidates in a run or on a talent list.',
    undoingHeading: 'Undoing this import',
    undoingWords: (count: number) =>
      `${files(count)} removed so far. What has been used or changed since is kept.`,
    undoFailed: 'This import couldn’t be undone yet',
    undoFailedWords:
      'Something went wrong on our side. We keep trying, and what has been removed stays removed. You can also try again now.',
    undoAgain: 'Try again now',
    keepImport: 'Keep everything',
    keptSince: (count: number) => `${files(count)} kept because they have been used or changed since.`,
    keep: 'Keep importing',
    retry: (count: number) => `Retry ${files(count)}`,
    report: 'Report (CSV)',
    removed: (count: number) => `${files(count)} since deleted from the library.`,
    scoring: 'Scoring',
    scoringFor: (job: string) => `For ${job}`,
    jobGone: 'The job was deleted. No more resumes will be scored.',
    run: (place: number, count: number) => `Run ${number(place)} (${number(count)})`,
    left: (count: number) =>
      plural(count, {
        one: '1 resume is still to be scored.',
        other: `${number(count)} resumes are still to be scored.`,
      }),
    holds,
    buy: 'Buy credits',
    files: 'Files',
    duplicateOf: (name: string) => `Same as ${name}`,
    noneInState: 'No files',
    more: 'Show more',
    toLibrary: 'Open talent pool',
    failed: 'We couldn’t load this import.',
    retryLoad: 'Try again',
    missing: 'Import not found',
    missingWords: 'It may have been deleted.',
  },
  table: {
    failed: 'We couldn’t read this file',
    columns: 'Columns',
    columnsWords: 'Check what each column contains. Columns you leave out aren’t imported.',
    leftOut: 'Leave out',
    samples: (samples: readonly string[]) => `For example ${samples.join(' · ')}`,
    noSamples: 'This column is empty.',
    nameMissing: 'Choose the column with the names.',
    preview: (shown: number, total: number) =>
      shown === total
        ? `Preview of ${rows(total)}`
        : `Preview of the first ${number(shown)} of ${rows(total)}`,
    line: (line: number) => `Line ${number(line)}`,
    lineRefused: (line: number) => `Line ${number(line)} · not imported`,
    row: (line: number, name: string) =>
      name === '' ? `Line ${number(line)}` : `Line ${number(line)}: ${name}`,
    unnamed: 'No name',
    noProblems: 'No errors found.',
    refused: (count: number) =>
      plural(count, { one: '1 row can’t be imported', other: `${number(count)} rows can’t be imported` }),
    refusedWords:
      'Correct these rows and choose the file again, or import the others. Rows that you have imported aren’t imported twice.',
    moreRefused: (count: number) => `And ${rows(count)} more. The report of the import lists all of them.`,
    begin: (count: number) =>
      plural(count, { one: 'Import 1 candidate', other: `Import ${number(count)} candidates` }),
    waiting: 'Waiting',
    inColumn: (column: string, words: string) => `Column “${column}”: ${words}`,
    fields: {
      name: 'Name',
      'first-name': 'First name',
      'last-name': 'Last name',
      email: 'Email',
      phone: 'Phone',
      location: 'Location',
      title: 'Job title',
      company: 'Company',
      years: 'Years of experience',
      skills: 'Skills',
      languages: 'Languages',
      degree: 'Degree',
      school: 'School or university',
      summary: 'Summary',
      link: 'Links',
      source: 'Source',
      tags: 'Tags',
      'consent-date': 'Consent given on',
      notes: 'Notes (not scored)',
    },
    problems: {
      'name-missing': 'Enter a name.',
      'too-little': 'Add more than a name, such as an email address or a job title.',
      'email-invalid': 'Enter a valid email address, such as ada@example.com.',
      'years-invalid': 'Enter a number of years, such as 8.',
      'link-invalid': 'Enter a web address, such as https://example.com/ada.',
      'date-invalid': 'Enter a date as 2026-04-03.',
      'date-ambiguous': 'This could be read as two dates. Enter the date as 2026-04-03.',
      'date-in-future': 'This date is in the future. Enter the day on which consent was given.',
      'too-many-cells':
        'This row has more cells than there are headings. Put text with separators in quotation marks.',
      'too-many-tags': 'A candidate can have at most 20 tags. Remove some.',
      'too-long': 'This text is too long. Shorten it.',
    },
  },
  csv: {
    file: 'File',
    line: 'Line',
    bytes: 'Bytes',
    state: 'Status',
    reason: 'Reason',
    duplicateOf: 'Duplicate of',
    toDo: 'What to do',
  },
  indicator: (done: number, total: number) => `Importing: ${number(done)} of ${number(total)}`,
};

export type ImportsTexts = TextsOf<typeof english>;
export const importsTexts = defineTexts(english, {
  de: () => import('./imports-texts.de.ts'),
  es: () => import('./imports-texts.es.ts'),
  fr: () => import('./imports-texts.fr.ts'),
  ar: () => import('./imports-texts.ar.ts'),
});
