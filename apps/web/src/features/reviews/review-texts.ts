import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, percent, plural } = formatsOf('en');
const candidates = (count: number) =>
  plural(count, { one: '1 candidate', other: `${number(count)} candidates` });
const two = (value: number) => number(Math.round(value * 100) / 100);

const english = {
  failed: 'We couldn’t load this review',
  retry: 'Try again',
  missing: 'Review not found',
  missingWords: 'It may have been deleted, or someone else was asked to do it.',
  otherAccount: (email: string) => `You’re logged in as ${email}. The review may be for another account.`,
  toReviews: 'All reviews',
  titleOf: (job: string) => `Review: ${job} · Winnow`,
  list: {
    title: 'Reviews · Winnow',
    heading: 'Reviews',
    explanation: 'Members mark candidates independently, then compare their marks.',
    views: 'Whose reviews',
    ofMe: 'Requested from me',
    byMe: 'Requested by me',
    noneOfMe: 'No one has asked you for a review',
    noneOfMeWords: 'When a member asks you to review candidates, it appears here.',
    noneByMe: 'You haven’t asked for any reviews',
    noneByMeWords: 'Select candidates of a job and choose “Ask for review”.',
    more: 'Show more',
  },
  heading: (job: string) => `Review for ${job}`,
  askedBy: (name: string, day: string) => `Asked by ${name} on ${day}`,
  due: (day: string) => `Due ${day}`,
  marking: {
    progress: (marked: number, all: number) => `${number(marked)} of ${number(all)} marked`,
    blind: 'Scores and the marks of others are shown when the review is done.',
    place: (place: number, all: number) => `Candidate ${number(place)} of ${number(all)}`,
    next: 'Next candidate',
    previous: 'Previous candidate',
    mark: (name: string) => `Your mark for ${name}`,
    yes: 'Mark yes',
    maybe: 'Mark maybe',
    no: 'Mark no',
    reason: 'Reason (optional)',
    requirements: 'Requirements',
    markEach: 'Mark each requirement, as far as the resume shows.',
    must: 'Must-have',
    answers: { met: 'Met', partly: 'Partly met', 'not-met': 'Not met', 'cannot-tell': 'Can’t tell' },
    facts: 'Facts from the resume',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certifications: 'Certifications',
    contact: 'Contact',
    present: 'present',
    text: 'Resume',
    factsHint: 'Select a fact to see where the resume says it.',
    read: (fact: string) => `Read here: ${fact}`,
    failed: 'We couldn’t load this candidate',
    status: {
      saved: 'Saved',
      saving: 'Saving…',
      waiting: 'Not saved yet. We’ll try again.',
      refused: 'Not saved',
    },
    finish: 'Finish review',
    finishTitle: 'Finish this review?',
    finishWords: 'Your marks are submitted and can no longer be changed.',
    summary: (yes: number, maybe: number, no: number) =>
      `${number(yes)} yes · ${number(maybe)} maybe · ${number(no)} no`,
    goOn: 'Keep reviewing',
    finishing: 'Finishing…',
    unsaved: 'Some marks are not saved yet. Check your connection and try again.',
    empty: 'All candidates of this review were deleted',
    emptyWords: 'There is nothing left to mark.',
  },
  waiting: {
    done: 'You’re done. Thank you.',
    words: 'You’ll see all marks once everyone is done, or when the review is due or has ended.',
    progress: 'People',
    progressWords: 'You’ll see all marks once everyone is done, or when the review is due or has ended.',
    isDone: (day: string) => `Done on ${day}`,
    marked: (marked: number, all: number) => `${number(marked)} of ${number(all)} marked`,
    left: 'Can no longer review',
    canceled: 'This review was canceled',
    canceledWords: 'Its marks were deleted.',
    closed: 'This review has ended',
    closedWords: 'It was ended before you finished, so you don’t see its results.',
  },
  actions: {
    label: 'Manage review',
    remind: 'Send reminder',
    reminded: (count: number) =>
      plural(count, { one: '1 person was reminded.', other: `${number(count)} people were reminded.` }),
    nobodyReminded: 'No reminders sent: everyone was emailed within the last 20 hours.',
    due: 'Change due date',
    dueTitle: 'Change due date',
    dueLabel: 'Due date',
    dueHelper: 'Leave it empty for no due date.',
    dueError: 'Choose a day between today and a year from now.',
    dueSaved: 'Due date changed.',
    save: 'Save changes',
    close: 'End and show results',
    closeTitle: 'End this review?',
    closeWords: (done: number, all: number) =>
      `The marks of ${number(done)} of ${number(all)} people are shown. The others can no longer add marks.`,
    closed: 'The review has ended.',
    cancelReview: 'Cancel review',
    cancelTitle: 'Cancel this review?',
    cancelWords: 'All marks given so far are deleted.',
    canceled: 'The review was canceled.',
    keep: 'Keep review',
  },
  results: {
    heading: 'Results',
    agreement: 'Agreement',
    same: (same: number, pairs: number) =>
      `Two people gave the same mark in ${number(same)} of ${number(pairs)} cases (${percent(pairs === 0 ? 0 : same / pairs)}).`,
    kappa: (value: number, low: number, high: number) =>
      `κ = ${two(value)} (95% interval ${two(low)} to ${two(high)})`,
    kappaWords: {
      'cohen-linear':
        'Agreement beyond chance: 1 is perfect, 0 is what chance would give. Cohen’s κ with linear weights: yes and maybe count as half agreement.',
      fleiss:
        'Agreement beyond chance: 1 is perfect, 0 is what chance would give. Fleiss’ κ: only the same mark counts as agreement.',
    },
    absence: {
      'one-reviewer': 'Only one person submitted marks, so there is nothing to compare.',
      'few-pairs': 'With fewer than 20 pairs of marks, agreement can’t be told apart from chance.',
      'same-marks': 'All marks are the same, so agreement beyond chance can’t be computed.',
    },
    withScore: (agreeing: number, pairs: number) =>
      `Where a person marked two candidates differently, the better mark went to the higher score in ${number(agreeing)} of ${number(pairs)} cases (${percent(pairs === 0 ? 0 : agreeing / pairs)}).`,
    noScore:
      'No reviewer gave different marks to candidates with different scores, so marks and scores can’t be compared.',
    withVerdicts: (same: number, marks: number) =>
      `${number(same)} of ${number(marks)} requirement marks match the analysis.`,
    opened: (name: string, count: number) =>
      `${name} viewed ${candidates(count)} with scores before finishing.`,
    caption: 'Candidates with the marks of each reviewer, the score and the decision',
    candidate: 'Candidate',
    score: 'Score',
    notScored: 'Not scored',
    decision: 'Decision',
    undecided: 'Undecided',
    noMark: 'No mark',
    requirements: 'Marks by requirement',
    requirementsCaption: (name: string) => `Requirement marks for ${name}`,
    requirement: 'Requirement',
    analysis: 'Analysis',
    notMarked: 'Not marked',
  },
};

export type ReviewTexts = TextsOf<typeof english>;
export const reviewTexts = defineTexts(english, {
  de: () => import('./review-texts.de.ts'),
  es: () => import('./review-texts.es.ts'),
  fr: () => import('./review-texts.fr.ts'),
  ar: () => import('./review-texts.ar.ts'),
});
