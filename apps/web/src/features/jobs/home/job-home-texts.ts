import { limits } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';
import { formatsOf } from '../../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');
const candidates = (count: number) =>
  plural(count, { one: '1 candidate', other: `${number(count)} candidates` });
const resumes = (count: number) => plural(count, { one: '1 resume', other: `${number(count)} resumes` });

const english = {
  titleOf: (job: string) => `${job} · Winnow`,
  back: 'All jobs',
  views: {
    label: 'Views of this job',
    candidates: 'Candidates',
    applications: 'Applications',
    library: 'Library',
    board: 'Board',
    requirements: 'Requirements',
    mailbox: 'Mailbox',
    activity: 'Activity',
    figures: 'Figures',
  },
  whatIf: 'What if: try other weights',
  analyze: 'Upload resumes',
  archived: 'Archived',
  missing: {
    missing: 'Job not found',
    missingWords: 'It may have been deleted.',
    failed: 'We couldn’t load this job',
    retry: 'Try again',
  },
  running: (job: number) =>
    plural(job, { one: 'A run is in progress.', other: `${number(job)} runs are in progress.` }),
  runningWords: 'Candidates join this list as their resumes are analyzed.',
  openRun: 'View progress',
  list: {
    caption: 'Candidates of this job',
    failed: 'We couldn’t load the candidates',
    retry: 'Try again',
    empty: 'No candidates yet',
    emptyWords:
      'Upload resumes to score them against the requirements of this job. Candidates of every run appear here.',
    onlyNew: (count: number) => `New only (${number(count)})`,
    isNew: 'New',
    isNewHelp: 'Joined since your last visit',
    shown: (shown: number, all: number) =>
      shown === all ? candidates(all) : `${number(shown)} of ${candidates(all)}`,
    more: (loaded: number, all: number) => `The best ${number(loaded)} of ${candidates(all)} are loaded.`,
    loadMore: 'Load more',
    none: 'No candidates match these filters',
    noneWords: 'Change or clear the filters to see the others.',
    clear: 'Clear filters',
  },
  outdated: {
    heading: 'The requirements have changed since then',
    words: (count: number) =>
      `${candidates(count)} ${plural(count, { one: 'was', other: 'were' })} scored against an earlier version. Earlier scores stay in their records.`,
    score: 'Score again, free of charge',
    scoring: 'Scoring again',
    done: 'All candidates are scored against the current requirements.',
  },
  board: {
    label: 'Candidates by stage',
    stage: 'Stage',
    empty: 'No candidates',
    drop: 'Drop here',
    hint: 'Drag a card, or press Shift and an arrow key on a candidate, to change the stage.',
    actions: (name: string) => `Actions for ${name}`,
    askForStage: (stage: string) => `Ask for review of everyone in ${stage}`,
    moveTo: (stage: string) => `Move to ${stage}`,
    score: (score: number) => `Score ${number(score)}`,
    notScored: 'Could not be scored',
    more: (count: number) => `Show ${number(count)} more`,
  },
  activity: {
    filter: {
      what: 'Show',
      who: 'By',
      everything: 'Everything',
      anyone: 'Anyone',
      kinds: { note: 'Notes', candidate: 'Candidates', job: 'Job', run: 'Runs' },
      none: 'Nothing here yet.',
    },
    heading: 'Activity',
    failed: 'We couldn’t load the activity',
    retry: 'Try again',
    more: 'Load more',
    note: 'Add a note',
    noteHint: 'For example: what the hiring manager asked for',
    missing: 'Write a note.',
    tooLong: `Keep the note under ${number(limits.jobNoteMax)} characters.`,
    add: 'Add note',
    adding: 'Adding',
    added: 'Note added.',
    remove: 'Delete note',
    removed: 'Note deleted.',
    reason: (reason: string) => `Reason: ${reason}`,
    changes: {
      moved: (from: string, to: string) => `moved from ${from} to ${to}`,
      decided: (decision: string) => `decision: ${decision}`,
      undecided: 'decision cleared',
      notesWritten: 'notes changed',
      notesRemoved: 'notes removed',
      scoreSet: (score: number) => `score set to ${number(score)} by hand`,
      scoreWithdrawn: 'score set by hand was removed',
      corrected: 'facts corrected',
      restored: 'corrections removed',
      passageAccepted: 'passage accepted',
      passageWithdrawn: 'passage withdrawn',
      scoredAgain: (version: number) => `scored again against version ${number(version)}`,
      assigned: (name: string) => `assigned to ${name}`,
      unassigned: 'no longer assigned',
      tags: 'tags changed',
      emailSent: (subject: string) => `email sent: ${subject}`,
      emailFailed: (subject: string) => `email failed: ${subject}`,
      commented: 'commented',
      replied: 'replied to a comment',
      exported: (isAnonymous: boolean) => (isAnonymous ? 'exported without the name' : 'exported'),
      shared: (title: string) => `shared in the list “${title}”`,
      reviewed: 'reviewed',
    },
    saved: (version: number, requirements: number) =>
      version === 1
        ? `Job added with ${plural(requirements, { one: '1 requirement', other: `${number(requirements)} requirements` })}`
        : `Version ${number(version)} saved with ${plural(requirements, { one: '1 requirement', other: `${number(requirements)} requirements` })}`,
    archived: 'Job archived',
    restored: 'Job restored from the archive',
    runStarted: (files: number) => `Run started with ${resumes(files)}`,
    runEnded: (done: number, failed: number) =>
      [`Run finished: ${number(done)} analyzed`, failed > 0 ? `${number(failed)} failed` : '']
        .filter(Boolean)
        .join(', '),
    runCanceled: (done: number) => `Run canceled: ${number(done)} analyzed`,
    openRun: 'View run',
  },
  figures: {
    failed: 'We couldn’t load the figures',
    retry: 'Try again',
    empty: 'No figures yet',
    emptyWords: 'Figures appear once this job has candidates.',
    totals: {
      candidates: 'Candidates',
      undecided: 'Undecided',
      yes: 'Yes',
      maybe: 'Maybe',
      no: 'No',
    },
    funnel: 'Hiring funnel',
    funnelWords: 'Each number counts everyone who reached the stage, including those declined later.',
    stage: 'Stage',
    reached: 'Candidates',
    times: 'Time in stage',
    timesWords:
      'Half of the candidates left the stage within this time. Moves undone within a minute do not count.',
    median: 'Typical time',
    here: 'In stage now',
    longest: 'Waiting longest',
    notEnough: (fewest: number) => `Not enough data: fewer than ${number(fewest)} have left this stage`,
    noOneHere: 'no one',
    hours: (hours: number) => plural(hours, { one: '1 hour', other: `${number(hours)} hours` }),
    days: (days: number) => plural(days, { one: '1 day', other: `${number(days)} days` }),
    lessThanAnHour: 'less than an hour',
    musts: 'Impact of must-haves',
    mustsWords:
      'How many scored candidates do not meet each must-have or do not mention it, and for how many it is the only must-have missing.',
    requirement: 'Must-have',
    lacking: 'Not met or not found',
    alone: 'Only one missing',
    ofScored: (count: number, scored: number) => `${number(count)} of ${number(scored)}`,
    noMusts: 'No candidate is missing a must-have.',
  },
  jobs: {
    isNew: (count: number) => `${number(count)} new`,
    candidates: (count: number) => candidates(count),
    noCandidates: 'No candidates yet',
    undecided: (count: number) => `${number(count)} undecided`,
    active: (when: string) => `Active ${when}`,
    stagesLabel: (parts: string) => `By stage: ${parts}`,
    inStage: (stage: string, count: number) => `${stage} ${number(count)}`,
  },
};

export type JobHomeTexts = TextsOf<typeof english>;

export const jobHomeTexts = defineTexts(english, {
  de: () => import('./job-home-texts.de.ts'),
  es: () => import('./job-home-texts.es.ts'),
  fr: () => import('./job-home-texts.fr.ts'),
  ar: () => import('./job-home-texts.ar.ts'),
});
