import { fileLimits, limits } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { list, number, plural } = formatsOf('en');
const resumes = (count: number) => plural(count, { one: '1 resume', other: `${number(count)} resumes` });
const credits = (count: number) => plural(count, { one: '1 credit', other: `${number(count)} credits` });

const english = {
  title: 'Resume analyzer · Winnow',
  heading: 'Analyse resumes',
  introduction: 'Choose a job description, add resumes, see the price, run.',
  job: {
    heading: 'Job description',
    choose: 'Judge against',
    none: 'Choose a job description',
    search: 'Find a job description',
    searchHint: 'Title, company, place or words of the text',
    listed: (listed: number, all: number) =>
      listed < all
        ? `The ${number(listed)} changed last of ${number(all)} are in the list. Search finds the others.`
        : `All ${number(all)} are in the list.`,
    found: (count: number) => `${number(count)} found`,
    more: 'List more',
    add: 'Add another',
    addFirst: 'Add a job description',
    empty: 'A job description comes first',
    emptyWords: 'Paste an advert or have one written. Then come back with the resumes.',
    edit: 'Change requirements',
    asks: (musts: number, others: number) =>
      `${plural(musts, { one: '1 must-have', other: `${number(musts)} must-haves` })} and ${plural(others, {
        one: '1 other requirement',
        other: `${number(others)} other requirements`,
      })}`,
    open: (count: number) =>
      plural(count, {
        one: 'The advert leaves 1 requirement open.',
        other: `The advert leaves ${number(count)} requirements open.`,
      }),
    check: 'Check before the run',
    musts: 'Must-haves',
    noMusts: 'No must-haves: nobody is set apart, everything counts towards the score.',
    failed: 'Your job descriptions could not be read',
    retry: 'Try again',
  },
  files: {
    heading: 'Resumes',
    label: 'Resumes',
    invitation: 'Drop resumes, folders or a zip here',
    choose: 'Choose files',
    folder: 'Choose a folder',
    held: 'From those you hold',
    release: 'Let go to add them',
    limits: `PDF, Word, OpenDocument, RTF, text, HTML or pictures of pages. Up to 10 MB each, ${limits.filesPerBatch} at a time; a zip up to ${Math.round(fileLimits.archiveBytes / 1024 / 1024)} MB.`,
    caption: 'Files',
    waiting: 'Waiting',
    uploading: (percent: string) => `Sending, ${percent}`,
    ready: 'Ready',
    known: 'Held already',
    twin: (file: string) => `Same file as ${file}: judged once, paid once`,
    cleared: 'The list is empty.',
    refused: 'Not taken',
    failed: 'Not here yet',
    retry: 'Try again',
    retryNamed: (file: string) => `Try again: ${file}`,
    retryAll: (count: number) => `Try all ${number(count)} again`,
    remove: (file: string) => `Remove ${file}`,
    clear: 'Remove all',
    /** Files beyond what a run takes, by their names. */
    leftOut: (files: readonly string[]) => {
      const shown = files.slice(0, 5);
      const named = list(files.length > 5 ? [...shown, `${number(files.length - 5)} more`] : shown);
      return plural(files.length, {
        one: `1 file is left out: ${named}. Run the others now, then add it to the next run.`,
        other: `${number(files.length)} files are left out: ${named}. Run the others now, then add these to the next run.`,
      });
    },
    count: (ready: number, all: number) => `${number(ready)} of ${resumes(all)} ready`,
    faults: {
      empty: 'The selected file is empty.',
      'too-large': 'The selected file must be smaller than 10 MB.',
      'wrong-type': 'The selected file must be a PDF, a Word document, or another format named above.',
      'too-many': `You can only select up to ${limits.filesPerBatch} files at the same time.`,
    },
  },
  heldDialog: {
    title: 'Resumes you hold',
    failed: 'The resumes you hold could not be read',
    retry: 'Try again',
    search: 'Search by file name',
    none: 'No resumes here yet.',
    noneFound: 'No file name holds these words.',
    held: (count: number) => `${number(count)} held, the newest first`,
    found: (count: number) => `${number(count)} found, the newest first`,
    more: (listed: number, all: number) => `Show more: ${number(listed)} of ${number(all)} are listed`,
    judged: (count: number) => plural(count, { one: 'judged once', other: `judged ${number(count)} times` }),
    added: (date: string) => `added ${date}`,
    listed: 'in the list already',
    chosen: (count: number) => (count === 0 ? 'None chosen' : `${number(count)} chosen`),
    chooseAll: (count: number) => `Choose ${number(count)}`,
    tooMany: (room: number) =>
      plural(room, {
        one: 'Only one more fits into a run.',
        other: `Only ${number(room)} more fit into a run.`,
      }),
    add: (count: number) => (count === 0 ? 'Add' : `Add ${resumes(count)}`),
    cancel: 'Cancel',
  },
  price: {
    heading: 'Price',
    waiting: 'Add resumes to see the price.',
    chooseJob: 'Choose a job description to see the price.',
    counting: 'Counting',
    retry: 'Try again',
    gone: 'The job description or a resume was deleted meanwhile.',
    deleted: (count: number) =>
      plural(count, {
        one: 'One resume was deleted meanwhile and left the list.',
        other: `${number(count)} resumes were deleted meanwhile and left the list.`,
      }),
    cost: (count: number) => (count === 0 ? 'Free' : credits(count)),
    left: (available: number, cost: number) =>
      cost === 0 ? 'no credits needed' : available < 0 ? 'of unlimited' : `of ${number(available)} you have`,
    free: (count: number) => `${resumes(count)} were judged for this job before: free`,
    duplicates: (count: number) =>
      plural(count, {
        one: '1 file is in the list twice: free',
        other: `${number(count)} files are in the list twice: free`,
      }),
    onlyOnSuccess: 'Taken file by file, on success only. What cannot be read costs nothing.',
    tooFew: (missing: number) => `${credits(missing)} too few.`,
    firstFew: (count: number) =>
      plural(count, { one: 'Analyse the first one', other: `Analyse the first ${number(count)}` }),
    more: 'Get more credits',
    run: (count: number) => `Analyse ${resumes(count)}`,
    runOthers: (count: number) =>
      plural(count, { one: 'Run the other one', other: `Run the other ${number(count)}` }),
    running: 'Starting',
    runAll: 'Analyse all when they are here',
    awaiting: 'Waiting for files',
    stillSending: (count: number) =>
      plural(count, {
        one: 'One file is still on its way.',
        other: `${number(count)} files are still on their way.`,
      }),
    startsWhenHere: (count: number) =>
      plural(count, {
        one: 'The run begins by itself when the last file is here.',
        other: `The run begins by itself when the last ${number(count)} files are here.`,
      }),
    notYet: 'Do not start yet',
  },
  run: {
    titleOf: (job: string) => `${job} · Results · Winnow`,
    back: 'Analyse more resumes',
    version: (version: number) => `Judged against version ${number(version)}`,
    sample: 'Sample run: fictional people, free of charge',
    progress: 'Run',
    words: (done: number, all: number, left: string | null) =>
      `${number(done)} of ${number(all)}${left ? `, about ${left} left` : ''}`,
    seconds: (count: number) => plural(count, { one: 'a second', other: `${number(count)} seconds` }),
    leave: 'You can leave this page; the run goes on.',
    reconnecting: 'Reconnecting',
    cancel: 'Stop the run',
    cancelled: 'Stopped. What was done stays; the rest cost nothing.',
    done: (count: number) => `Done: ${resumes(count)} judged.`,
    ended: 'This run was stopped.',
    emptied: 'Its resumes were deleted.',
    charged: (charged: number, released: number) =>
      charged + released === 0
        ? 'Free of charge'
        : released > 0
          ? `${credits(charged)} taken, ${number(released)} given back`
          : `${credits(charged)} taken`,
    files: 'Files',
    filesOf: (count: number) => plural(count, { one: '1 file', other: `${number(count)} files` }),
    troubles: (count: number) =>
      plural(count, { one: '1 file needs a look', other: `${number(count)} files need a look` }),
    states: {
      queued: 'Waiting',
      reading: 'Reading',
      judging: 'Judging',
      done: 'Done',
      failed: 'Not judged',
      duplicate: 'Same file twice',
      cancelled: 'Cancelled',
    },
    retry: 'Try again',
    retryNamed: (file: string) => `Try again: ${file}`,
    mend: 'Another try would read these files the same. Mend them as they say and add them again.',
    addMended: 'Add mended files',
    failed: 'This run could not be read',
    failedWords:
      'Winnow keeps asking for it. What runs goes on without this page, and nothing of it is lost.',
    missing: 'There is no such run',
    missingWords: 'It may have been deleted, or belong to somebody else.',
    history: 'All results',
  },
};

export type AnalyzerTexts = TextsOf<typeof english>;

export const analyzerTexts = defineTexts(english, {
  de: () => import('./analyzer-texts.de.ts'),
  ar: () => import('./analyzer-texts.ar.ts'),
});
