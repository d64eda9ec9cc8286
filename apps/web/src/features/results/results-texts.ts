import { type CandidateGroup, groupWords, limits } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');
const candidates = (count: number) =>
  plural(count, { one: '1 candidate', other: `${number(count)} candidates` });

type Swept = {
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
  none: 'No resume of this run could be judged',
  noneWords: 'Each file below says why. What could not be read cost nothing.',
  emptied: {
    heading: 'What was judged in this run was deleted',
    words: 'By you, or because the time that resumes are kept was over. Your credit ledger still names it.',
  },
  noneFound: 'Nobody fits these filters',
  noneFoundWords: 'Others are in this run: change the filters, or clear them.',
  clearFilters: 'Clear the filters',
  /** `order` says how they are sorted, where it is not as usual. */
  shown: (shown: number, all: number, order: string | null) =>
    [shown === all ? candidates(all) : `${number(shown)} of ${candidates(all)}`, order]
      .filter(Boolean)
      .join(' · '),
  selectAll: 'Select all shown',
  groups: {
    'talk-first': 'Every must-have is met, with a good score and enough evidence.',
    'ask-first':
      'A must-have is partly met or not found in the resume, or the score or confidence is low. Ask before you decide.',
    'missing-must': 'The resume shows that a must-have is not met. You decide whether that matters.',
    'cannot-judge': 'Too little text could be read to score.',
  },
  glance: {
    heading: 'The run at a glance',
    half: (median: number) => `Half have a score of ${number(median)} or more.`,
    scores: 'Scores',
    range: 'Score',
    candidates: 'Candidates',
    lacking: 'Most often not met or not found',
    lackingWords: (judged: number) => `How many of ${candidates(judged)} do not show it.`,
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
      judged: { descending: 'Newest judgement first', ascending: 'Oldest judgement first' },
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
    noYears: 'Years not said',
    musts: (met: number, all: number) => `${number(met)} of ${number(all)} must-haves`,
    mustsLabel: (met: number, all: number) => `${number(met)} of ${number(all)} must-haves met`,
    confidence: (percent: string) => `Confidence ${percent}`,
    score: (score: number) => `Score ${score} of 100`,
    notJudged: 'Could not be scored',
    override: (score: number) => `Your score: ${number(score)}`,
    flags: (count: number) => plural(count, { one: '1 flag', other: `${number(count)} flags` }),
    corrected: 'Corrected',
    outdated: 'Judged by an older version',
    notes: 'Notes',
    decide: (name: string) => `Decision on ${name}`,
    moved: (places: number) =>
      places > 0 ? `up ${number(places)}` : places < 0 ? `down ${number(-places)}` : 'same place',
  },
  bands: {
    strong: 'strong',
    'worth-a-call': 'worth a call',
    partial: 'partial',
    'little-found': 'little found',
  },
  tools: {
    search: 'Search',
    searchHint: 'Name, position, file',
    stage: 'Stage',
    decision: 'Decision',
    any: 'Any',
    undecided: 'Undecided',
    anonymous: 'Anonymous',
    anonymousHelp: 'Hides names and places until you want to see them.',
    weights: 'Weights and must-haves',
    compare: (count: number) => `Compare ${number(count)}`,
    compareHint: 'Select two to four to compare',
    clear: 'Clear selection',
    selected: (count: number) => `${number(count)} selected`,
    share: 'Share',
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
    undecided: (name: string) => `The decision on ${name} was taken back.`,
    moved: (name: string, stage: string) => `${name} was moved to ${stage}.`,
    overridden: (score: number) => `Your score of ${number(score)} stands beside the computed one.`,
    notOverridden: 'Your own score was taken back.',
    noNotes: 'The notes were removed.',
  },
  decline: {
    title: (name: string) => `No to ${name}?`,
    explanation: 'Say why in a few words. The reason stays with the decision.',
    reason: 'Reason',
    missing: 'Say why, in a few words.',
    tooLong: `Keep the reason under ${number(limits.reasonMax)} characters.`,
    decide: 'Decide no',
    cancel: 'Cancel',
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
      'The list follows at once; nothing is sent and nothing costs. Keep it to judge by it from now on.',
    swapped: (count: number) =>
      count === 0
        ? 'Nobody changes place.'
        : plural(count, {
            one: 'One candidate changes place.',
            other: `${number(count)} candidates change place.`,
          }),
    reset: 'As before',
    keep: 'Keep for this job',
    keeping: 'Keeping',
    kept: 'Kept as a new version. Everybody was judged by it again, free of charge.',
  },
  sweeping: {
    one: ({ text, count, groups }: Swept, judged: number) =>
      `${number(count)} of ${candidates(judged)} ${count === 1 ? 'is' : 'are'} in ${inGroups(groups)} because of “${text}”`,
    several: (count: number) => `${number(count)} must-haves each sort out nearly all candidates`,
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
    heading: 'The job description has changed since',
    words: (count: number) =>
      `${candidates(count)} ${plural(count, { one: 'was', other: 'were' })} judged by what it asked before. What they were judged by stays in their records.`,
    judge: 'Judge again, free of charge',
    judging: 'Judging',
    done: 'Everybody was judged by what the job description asks now.',
  },
  share: {
    title: 'Share a list',
    explanation:
      'Whoever has the link reads the list and its reasons, without an account. They cannot download resumes.',
    name: 'Title',
    who: (count: number) => candidates(count),
    days: 'Open for',
    day: (count: number) => plural(count, { one: '1 day', other: `${number(count)} days` }),
    anonymous: 'Anonymous',
    comments: 'They may leave comments',
    create: 'Make the link',
    creating: 'Making',
    link: 'Link',
    once: 'Copy it now: it is shown once.',
    copy: 'Copy',
    copied: 'Copied.',
    done: 'Done',
    cancel: 'Cancel',
    manage: 'Your links',
  },
};

export type ResultsTexts = TextsOf<typeof english>;

export const resultsTexts = defineTexts(english);
