import { decisionWords, limits, stageWords } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';
import { formatsOf } from '../../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');
const candidates = (count: number) =>
  plural(count, { one: '1 candidate', other: `${number(count)} candidates` });

const english = {
  decisions: decisionWords,
  stages: stageWords,
  toolbar: {
    label: 'Actions for the selected candidates',
    selected: (count: number) => `${number(count)} selected`,
    selectAll: (count: number) => `Select all ${number(count)}`,
    clear: 'Clear selection',
    decide: (count: number) => `Decision on ${candidates(count)}`,
    undecided: 'Clear decision',
    stage: 'Stage',
    tag: 'Tag',
    assign: 'Assign',
    share: 'Share',
    remove: 'Delete',
    more: 'More actions',
    compare: (count: number) => `Compare ${number(count)}`,
    compareSome: 'Compare',
    compareUpTo: (most: number) => `Compare up to ${number(most)}`,
    compareOneRun: 'Compare candidates of one run',
    notForSoMany: (most: number) => `Select up to ${number(most)} candidates`,
    saving: 'Saving',
  },
  keys: {
    toggle: 'Select or deselect the candidate',
    range: 'Select a range',
    all: 'Select all shown',
    clear: 'Clear the selection',
    shiftClick: 'Shift+click',
    space: 'Space',
  },
  done: {
    decided: {
      yes: (count: number) => `Yes to ${candidates(count)}.`,
      maybe: (count: number) => `Maybe for ${candidates(count)}.`,
      no: (count: number) => `No to ${candidates(count)}.`,
    },
    undecided: (count: number) => `Cleared the decision on ${candidates(count)}.`,
    moved: (count: number, stage: string) => `Moved ${candidates(count)} to ${stage}.`,
    tagged: (count: number, tags: string) => `Tagged ${candidates(count)}: ${tags}.`,
    untagged: (count: number, tags: string) => `Removed from ${candidates(count)}: ${tags}.`,
    assigned: (count: number, name: string) => `Assigned ${candidates(count)} to ${name}.`,
    unassigned: (count: number) => `${candidates(count)} no longer assigned.`,
    nothing: 'Nothing to change: all of them already have this.',
    kept: (count: number) =>
      plural(count, {
        one: '1 candidate has changed since then and was skipped.',
        other: `${number(count)} candidates have changed since then and were skipped.`,
      }),
    removed: (count: number) => `Deleted ${candidates(count)}. Their resumes stay.`,
    removedWithFiles: (count: number) => `Deleted ${candidates(count)} with their resumes.`,
    removedFiles: (count: number) =>
      plural(count, {
        one: 'Deleted 1 resume with its analyses.',
        other: `Deleted ${number(count)} resumes with their analyses.`,
      }),
  },
  removal: { analyses: 'Delete, keep the resumes', files: 'Delete with resumes' },
  decline: {
    title: (name: string) => `No to ${name}?`,
    titleOfMany: (count: number) => `No to ${candidates(count)}?`,
    explanation:
      'Choose at least one reason. It is saved with the decision and is never part of an anonymous export.',
    reasons: {
      'missing-must': 'Missing a must-have',
      location: 'Location',
      pay: 'Pay expectations',
      level: 'Level of experience',
      other: 'Other',
    },
    musts: (names: string) => `Missing: ${names}`,
    someMissing: (count: number, all: number) =>
      `${number(count)} of ${candidates(all)} ${count === 1 ? 'does' : 'do'} not meet a must-have.`,
    words: 'In your own words',
    addWords: 'Add a note',
    missingReason: 'Choose a reason.',
    missingWords: 'Enter a short reason.',
    tooLong: `Keep the reason under ${number(limits.reasonMax)} characters.`,
    decide: 'Decide no',
    cancel: 'Cancel',
    keys: 'Keys 1 to 5 choose a reason, Enter confirms.',
  },
  tags: {
    title: (count: number) => `Tags of ${candidates(count)}`,
    explanation: 'Tags stay with the candidate and are shown in every job.',
    field: 'Tag',
    add: 'Add',
    onAll: 'On all of them',
    onSome: (count: number, all: number) => `on ${number(count)} of ${number(all)}`,
    suggestions: 'Used before',
    remove: (tag: string) => `Remove ${tag}`,
    willAdd: 'Add',
    willRemove: 'Remove',
    none: 'No tags yet.',
    save: 'Save tags',
    tooLong: `Keep a tag under ${number(limits.tagMax)} characters.`,
    of: (tags: string) => `Tags: ${tags}`,
  },
  assign: {
    person: 'Person',
    whoSees: 'The person responsible for these candidates gets a notification.',
    failed: 'We couldn’t load the members',
    retry: 'Try again',
    title: (count: number) => `Assign ${candidates(count)}`,
    explanation: 'The person responsible for these candidates. No notification is sent.',
    field: 'Name or email',
    suggestions: 'Used before',
    cancel: 'Cancel',
    save: 'Assign',
    clear: 'Unassign',
    empty: 'Enter a name or an email.',
    tooLong: `Keep the name under ${number(limits.assigneeMax)} characters.`,
    to: (name: string) => `Assigned to ${name}`,
  },
  filter: {
    mine: 'Me',
    former: 'Former members',
    tag: 'Tag',
    assignee: 'Assigned to',
    any: 'Any',
    unassigned: 'Unassigned',
  },
};

export type BulkTexts = TextsOf<typeof english>;

export const bulkTexts = defineTexts(english, {
  de: () => import('./bulk-texts.de.ts'),
  es: () => import('./bulk-texts.es.ts'),
  fr: () => import('./bulk-texts.fr.ts'),
  ar: () => import('./bulk-texts.ar.ts'),
});
