import { type BatchItem, type FullLimit, fileLimits, limits } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { fileSize, list, number, plural } = formatsOf('en');
const resumes = (count: number) => plural(count, { one: '1 resume', other: `${number(count)} resumes` });
const credits = (count: number) => plural(count, { one: '1 credit', other: `${number(count)} credits` });

const english = {
  title: 'Resume analyzer · Winnow',
  heading: 'Analyze resumes',
  introduction: 'Choose a job, add resumes, check the price, then run the analysis.',
  job: {
    heading: 'Job',
    choose: 'Score against',
    none: 'Choose a job',
    search: 'Find a job',
    searchHint: 'Title, company, location or words from the text',
    listed: (listed: number, all: number) =>
      listed < all
        ? `The list shows the ${number(listed)} most recently changed of ${number(all)}. Search finds the others.`
        : `The list shows all ${number(all)}.`,
    found: (count: number) => `${number(count)} found`,
    more: 'Show more',
    add: 'Add another job',
    addFirst: 'Add job',
    empty: 'Add a job first',
    emptyWords: 'Paste a job description or generate one. Then come back with the resumes.',
    edit: 'Edit requirements',
    asks: (musts: number, others: number) =>
      `${plural(musts, { one: '1 must-have', other: `${number(musts)} must-haves` })} and ${plural(others, {
        one: '1 other requirement',
        other: `${number(others)} other requirements`,
      })}`,
    open: (count: number) =>
      plural(count, {
        one: 'The job description leaves 1 requirement unclear.',
        other: `The job description leaves ${number(count)} requirements unclear.`,
      }),
    check: 'Check before the run',
    musts: 'Must-haves',
    noMusts: 'No must-haves: every requirement counts toward the score, and no one is filtered out.',
    failed: 'We couldn’t load your jobs',
    retry: 'Try again',
  },
  files: {
    heading: 'Resumes',
    label: 'Resumes',
    invitation: 'Drop resumes, folders or a ZIP file here',
    choose: 'Choose files',
    folder: 'Choose folder',
    fromLibrary: 'Choose from library',
    release: 'Drop to upload',
    limits: `PDF, Word, OpenDocument, RTF, text, HTML, JSON Resume, Europass XML or images of pages. Up to 10 MB each, ${limits.filesPerBatch} at a time; a ZIP file up to ${Math.round(fileLimits.archiveBytes / 1024 / 1024)} MB.`,
    caption: 'Files',
    waiting: 'Waiting',
    uploading: (percent: string) => `Uploading, ${percent}`,
    ready: 'Ready',
    known: 'Already in your library',
    twin: (file: string) => `Same file as ${file}: analyzed and charged once`,
    cleared: 'The list is empty.',
    refused: 'Rejected',
    failed: 'Upload failed',
    retry: 'Try again',
    retryNamed: (file: string) => `Try again: ${file}`,
    retryAll: (count: number) => `Retry all ${number(count)}`,
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
    /** Reasons with another meaning for archives than for documents. */
    archiveReasons: {
      'too-large': `This archive contains more than ${limits.filesPerBatch} files, or becomes too large when unpacked. Split it into smaller ones.`,
      'no-text': 'This archive contains no files.',
    },
    fullLimit: (full: FullLimit) => {
      switch (full.limit) {
        case 'files':
          return `You store ${number(full.used)} of ${number(full.max)} files. Delete files you no longer need, or choose a larger plan.`;
        case 'storage':
          return `You use ${fileSize(full.usedBytes)} of ${fileSize(full.maxBytes)}. Delete files you no longer need, or choose a larger plan.`;
        case 'day':
          return `You uploaded ${fileSize(full.usedBytes)} of ${fileSize(full.maxBytes)} today. Try again tomorrow, or choose a larger plan.`;
        case 'free-plan':
          return 'Storage for the Free plan is full right now. Try again later, or choose a larger plan.';
      }
    },
    errors: {
      empty: 'The selected file is empty.',
      'too-large': 'The selected file must be smaller than 10 MB.',
      'wrong-type': 'The selected file must be a PDF, a Word document, or another format listed above.',
      'too-many': `You can only select up to ${limits.filesPerBatch} files at a time.`,
    },
  },
  libraryDialog: {
    title: 'Resume library',
    failed: 'We couldn’t load your resumes',
    retry: 'Try again',
    search: 'Search by file name',
    none: 'No resumes here yet.',
    noneFound: 'No file name contains these words.',
    inLibrary: (count: number) => `${number(count)} in your library, newest first`,
    found: (count: number) => `${number(count)} found, newest first`,
    more: (listed: number, all: number) => `Show more: ${number(listed)} of ${number(all)} shown`,
    analyzed: (count: number) =>
      plural(count, { one: 'analyzed once', other: `analyzed ${number(count)} times` }),
    added: (date: string) => `added ${date}`,
    listed: 'already in the list',
    chosen: (count: number) => (count === 0 ? 'None selected' : `${number(count)} selected`),
    chooseAll: (count: number) => `Select ${number(count)}`,
    tooMany: (room: number) =>
      plural(room, {
        one: 'Only one more fits in a run.',
        other: `Only ${number(room)} more fit in a run.`,
      }),
    add: (count: number) => (count === 0 ? 'Add' : `Add ${resumes(count)}`),
    cancel: 'Cancel',
  },
  price: {
    heading: 'Price',
    waiting: 'Add resumes to see the price.',
    chooseJob: 'Choose a job to see the price.',
    counting: 'Calculating the price',
    retry: 'Try again',
    gone: 'The job or a resume was deleted in the meantime.',
    deleted: (count: number) =>
      plural(count, {
        one: 'One resume was deleted in the meantime and removed from the list.',
        other: `${number(count)} resumes were deleted in the meantime and removed from the list.`,
      }),
    cost: (count: number) => (count === 0 ? 'Free' : credits(count)),
    left: (available: number, cost: number) =>
      cost === 0 ? 'no credits needed' : available < 0 ? 'of unlimited' : `of ${number(available)} available`,
    free: (count: number) =>
      plural(count, {
        one: '1 resume was analyzed for this job before: free',
        other: `${number(count)} resumes were analyzed for this job before: free`,
      }),
    duplicates: (count: number) =>
      plural(count, {
        one: '1 file is in the list twice: free',
        other: `${number(count)} files are in the list twice: free`,
      }),
    onlyOnSuccess: 'Charged per file, and only on success. Unreadable files cost nothing.',
    tooFew: (missing: number) =>
      `You need ${plural(missing, { one: '1 more credit', other: `${number(missing)} more credits` })}.`,
    firstFew: (count: number) =>
      plural(count, { one: 'Analyze the first one', other: `Analyze the first ${number(count)}` }),
    more: 'Buy credits',
    run: (count: number) => `Analyze ${resumes(count)}`,
    runOthers: (count: number) =>
      plural(count, { one: 'Analyze the other one', other: `Analyze the other ${number(count)}` }),
    running: 'Starting',
    runAll: 'Analyze all once they’re uploaded',
    awaiting: 'Waiting for files',
    stillSending: (count: number) =>
      plural(count, {
        one: 'One file is still uploading.',
        other: `${number(count)} files are still uploading.`,
      }),
    startsWhenHere: (count: number) =>
      plural(count, {
        one: 'The run starts automatically once the last file is uploaded.',
        other: `The run starts automatically once the last ${number(count)} files are uploaded.`,
      }),
    notYet: 'Don’t start yet',
  },
  run: {
    allOf: (job: string) => `All candidates of ${job}`,
    titleOf: (job: string) => `${job} · Results · Winnow`,
    back: 'Analyze more resumes',
    version: (version: number) => `Scored against version ${number(version)}`,
    sample: 'Sample run: fictional people, free of charge',
    progress: 'Run',
    words: (done: number, all: number, left: string | null) =>
      `${number(done)} of ${number(all)}${left ? `, about ${left} left` : ''}`,
    seconds: (count: number) => plural(count, { one: '1 second', other: `${number(count)} seconds` }),
    leave: 'You can leave this page. The run continues.',
    reconnecting: 'Reconnecting',
    cancel: 'Cancel run',
    cancelled: 'Canceled. Finished results are kept; the rest cost nothing.',
    done: (count: number) => `Done: ${resumes(count)} analyzed.`,
    ended: 'This run was canceled.',
    emptied: 'The resumes of this run were deleted.',
    charged: (charged: number, released: number) =>
      charged + released === 0
        ? 'Free of charge'
        : released > 0
          ? `${credits(charged)} used, ${number(released)} released`
          : `${credits(charged)} used`,
    files: 'Files',
    filesOf: (count: number) => plural(count, { one: '1 file', other: `${number(count)} files` }),
    troubles: (count: number) =>
      plural(count, { one: '1 file needs attention', other: `${number(count)} files need attention` }),
    states: {
      queued: 'Waiting',
      reading: 'Reading',
      judging: 'Scoring',
      done: 'Done',
      failed: 'Not analyzed',
      duplicate: 'Duplicate file',
      cancelled: 'Canceled',
    },
    reasons: {
      empty: 'The file is empty. Upload another copy.',
      'no-text':
        'We found no readable text in this file. It may be a scan: upload the original document instead.',
      encrypted: 'This file is password-protected. Remove the password and upload it again.',
      corrupt: 'This file is damaged or incomplete. Open it, save a new copy and upload that one.',
      unsupported: 'We can’t read this type of file. Upload a PDF, a Word document or a text file.',
      misnamed:
        'The content of this file doesn’t match its extension. Save it as PDF, Word or plain text and upload it again.',
      'too-large': 'This file is too large, or becomes too large when unpacked. Upload a smaller copy.',
      timeout: 'This file took too long to read. Try again, or save a simpler copy and upload that one.',
      failed: 'Something went wrong on our side, and nothing was charged. Try this file again.',
    } satisfies Record<NonNullable<BatchItem['reason']>, string>,
    duplicate: 'This file is already in this run.',
    retry: 'Try again',
    retryNamed: (file: string) => `Try again: ${file}`,
    mend: 'Trying again won’t change how these files are read. Correct them as described and upload them again.',
    addCorrected: 'Upload corrected files',
    failed: 'We couldn’t load this run',
    failedWords: 'We keep trying. The run continues without this page, and nothing is lost.',
    missing: 'Run not found',
    missingWords: 'It may have been deleted, or it belongs to another account.',
    history: 'All results',
  },
};

export type AnalyzerTexts = TextsOf<typeof english>;

export const analyzerTexts = defineTexts(english, {
  de: () => import('./analyzer-texts.de.ts'),
  es: () => import('./analyzer-texts.es.ts'),
  fr: () => import('./analyzer-texts.fr.ts'),
  ar: () => import('./analyzer-texts.ar.ts'),
});
