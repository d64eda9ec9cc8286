import { type CandidateGroup, groupWords } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');
const candidates = (count: number) =>
  plural(count, { one: '1 candidate', other: `${number(count)} candidates` });

export type Swept = {
  readonly text: string;
  readonly count: number;
  readonly groups: readonly CandidateGroup[];
};
const inGroups = (groups: readonly CandidateGroup[]) =>
  groups
    .toReversed()
    .map((group) => `“${groupWords[group]}”`)
    .join(' or ');

const english = {
  caption: 'Candidates, grouped by what to do next',
  waiting: 'Results appear here as they finish.',
  review: (count: number) => `Review ${candidates(count)}`,
  none: 'No resume of this run could be scored',
  noneWords: 'The reason is shown for each file below. Files that couldn’t be read cost nothing.',
  emptied: {
    heading: 'The candidates of this run were deleted',
    words: 'You deleted them, or their retention period ended. Your credit ledger still lists the run.',
  },
  noneFound: 'No candidates match these filters',
  noneFoundWords: 'Change or clear the filters to see the others of this run.',
  clearFilters: 'Clear filters',
  /** `order` names the sort order if it isn't the default. */
  shown: (shown: number, all: number, order: string | null) =>
    [shown === all ? candidates(all) : `${number(shown)} of ${candidates(all)}`, order]
      .filter(Boolean)
      .join(' · '),
  selectAll: 'Select all shown',
  groupNames: groupWords,
  groups: {
    'talk-first': 'Every must-have is met, with a good score and enough evidence.',
    'ask-first':
      'A must-have is partly met or not found in the resume, or the score or confidence is low. Ask before you decide.',
    'missing-must': 'The resume shows that a must-have is not met. You decide if that matters.',
    'cannot-judge': 'Too little text could be read to score.',
  },
  glance: {
    heading: 'Summary of this run',
    half: (median: number) => `Half of them score ${number(median)} or higher.`,
    scores: 'Scores',
    range: 'Score',
    candidates: 'Candidates',
    lacking: 'Most often not met or not found',
    lackingWords: (judged: number) => `How many of ${candidates(judged)} don’t show it.`,
    requirement: 'Requirement',
    costliest: (requirement: string, count: number) =>
      `“${requirement}” is the only must-have that ${plural(count, { one: '1 candidate does', other: `${number(count)} candidates do` })} not show.`,
  },
  ties: { score: 'Same score', confidence: 'Same confidence', experience: 'Same experience' },
  sort: {
    label: 'Sort',
    orders: {
      score: { descending: 'Best score first', ascending: 'Lowest score first' },
      confidence: { descending: 'Highest confidence first', ascending: 'Lowest confidence first' },
      experience: { descending: 'Most experience first', ascending: 'Least experience first' },
      judged: { descending: 'Recently analyzed first', ascending: 'Oldest analysis first' },
      name: { ascending: 'Candidate, A to Z', descending: 'Candidate, Z to A' },
    },
  },
  columns: {
    select: 'Select',
    candidate: 'Candidate',
    musts: 'Must-haves',
    score: 'Score',
    decision: 'Decision',
  },
  row: {
    open: (name: string) => `Open ${name}`,
    select: (name: string) => `Select ${name}`,
    noYears: 'Experience not stated',
    musts: (met: number, all: number, partly: number) =>
      `${number(met)} of ${number(all)} must-haves${partly > 0 ? `, ${number(partly)} partly` : ''}`,
    mustsLabel: (met: number, all: number, partly: number) =>
      `${number(met)} of ${number(all)} must-haves met${partly > 0 ? `, ${number(partly)} partly met` : ''}`,
    confidence: (percent: string) => `Confidence ${percent}`,
    score: (score: number) => `Score ${score} of 100`,
    notScored: 'Could not be scored',
    override: (score: number) => `Your score: ${number(score)}`,
    flags: (count: number) => plural(count, { one: '1 flag', other: `${number(count)} flags` }),
    corrected: 'Corrected',
    outdated: 'Scored against an older version',
    notes: 'Notes',
    comments: (count: number) => plural(count, { one: '1 comment', other: `${number(count)} comments` }),
    decide: (name: string) => `Decision on ${name}`,
    moved: (places: number) =>
      places > 0 ? `up ${number(places)}` : places < 0 ? `down ${number(-places)}` : 'same place',
  },
  rankedLower: {
    because: (reasons: string) => `Below lower scores: ${reasons}`,
    'not-met': (count: number) =>
      plural(count, { one: '1 must-have is not met', other: `${number(count)} must-haves are not met` }),
    partly: (count: number) =>
      plural(count, {
        one: '1 must-have is only partly met',
        other: `${number(count)} must-haves are only partly met`,
      }),
    'not-found': (count: number) =>
      plural(count, {
        one: '1 must-have was not found',
        other: `${number(count)} must-haves were not found`,
      }),
    'low-confidence': 'confidence is low',
    'computed-score': 'groups follow the computed score',
  },
  bands: {
    strong: 'Strong match',
    'worth-a-call': 'Good match',
    partial: 'Partial match',
    'little-found': 'Weak match',
  },
  tools: {
    search: 'Search',
    searchHint: 'Name or any word',
    stage: 'Stage',
    decision: 'Decision',
    any: 'Any',
    undecided: 'Undecided',
    anonymous: 'Anonymous',
    anonymousHelp: 'Hides names and locations until you turn it off.',
    weights: 'Weights and must-haves',
  },
  keys: {
    next: 'Next candidate',
    previous: 'Previous candidate',
    open: 'Open the candidate',
    yes: 'Decide yes',
    maybe: 'Decide maybe',
    no: 'Decide no',
  },
  changed: {
    decided: {
      yes: (name: string) => `Yes to ${name}.`,
      maybe: (name: string) => `Maybe for ${name}.`,
      no: (name: string) => `No to ${name}.`,
    },
    overtaken: (who: string, decision: string) =>
      `${who} decided “${decision}” just before you. Yours replaced it.`,
    undecided: (name: string) => `Cleared the decision on ${name}.`,
    moved: (name: string, stage: string) => `Moved ${name} to ${stage}.`,
    overridden: (score: number) => `Your score of ${number(score)} is shown next to the computed one.`,
    notOverridden: 'Removed your own score.',
    noNotes: 'Removed the notes.',
  },
  export: {
    label: 'Export',
    csv: 'CSV',
    xlsx: 'Excel',
    pdf: 'PDF report',
    json: 'JSON',
    'json-resume': 'JSON Resume',
    what: (count: number, isAnonymous: boolean) =>
      `${candidates(count)}, ${isAnonymous ? 'anonymous' : 'with names'}`,
    name: (job: string, isAnonymous: boolean) => `${job} - candidates${isAnonymous ? ', anonymous' : ''}`,
  },
  weights: {
    title: 'Weights and must-haves',
    explanation:
      'The list updates as you change them, free of charge. Nothing is saved until you choose “Keep for this job”.',
    swapped: (count: number) =>
      count === 0
        ? 'The order stays the same.'
        : plural(count, {
            one: '1 candidate changes position.',
            other: `${number(count)} candidates change position.`,
          }),
    reset: 'Reset',
    keep: 'Keep for this job',
    keeping: 'Saving',
    kept: 'Saved as a new version. All candidates were scored again, free of charge.',
  },
  sweeping: {
    one: ({ text, count, groups }: Swept, judged: number) =>
      `${number(count)} of ${candidates(judged)} ${count === 1 ? 'is' : 'are'} in ${inGroups(groups)} because of “${text}”`,
    several: (count: number) => `${number(count)} must-haves each rule out nearly all candidates`,
    each: ({ text, count, groups }: Swept, judged: number) =>
      `“${text}”: ${number(count)} of ${candidates(judged)} in ${inGroups(groups)}`,
    moved: (count: number) =>
      count === 0
        ? 'Other must-haves keep them there as well.'
        : `As a nice-to-have it would move ${candidates(count)} to another group. Scoring again is free of charge.`,
    makeNice: 'Make it a nice-to-have',
    makeNiceOf: (requirement: string) => `Make it a nice-to-have: ${requirement}`,
    working: 'Scoring again',
    niceNow: (requirement: string) =>
      `“${requirement}” is a nice-to-have now. All candidates were scored again, free of charge.`,
    mustAgain: (requirement: string) =>
      `“${requirement}” is a must-have again. All candidates were scored again, free of charge.`,
  },
  outdated: {
    heading: 'The job description has changed since then',
    words: (count: number) =>
      `${candidates(count)} ${plural(count, { one: 'was', other: 'were' })} scored against an older version. Their records keep that score.`,
    score: 'Score again, free of charge',
    scoring: 'Scoring again',
    done: 'All candidates were scored against the current job description.',
  },
  share: {
    title: 'Share a list',
    explanation:
      'Anyone with the link can read the list and the reasons, without an account. Resumes can’t be downloaded.',
    name: 'Title',
    who: (count: number) => candidates(count),
    days: 'Open for',
    day: (count: number) => plural(count, { one: '1 day', other: `${number(count)} days` }),
    anonymous: 'Anonymous',
    comments: 'Allow comments',
    create: 'Create link',
    creating: 'Creating',
    link: 'Link',
    once: 'Copy it now. You won’t see it again.',
    copy: 'Copy',
    copied: 'Copied.',
    done: 'Done',
    cancel: 'Cancel',
    manage: 'Manage links',
  },
};

export type ResultsTexts = TextsOf<typeof english>;

export const resultsTexts = defineTexts(english, {
  de: () => import('./results-texts.de.ts'),
  es: () => import('./results-texts.es.ts'),
  fr: () => import('./results-texts.fr.ts'),
  ar: () => import('./results-texts.ar.ts'),
});
