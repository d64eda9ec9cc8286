import type { PoolChipKind, PoolProblemCode, Verdict } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');
const candidates = (count: number) =>
  plural(count, { one: '1 candidate', other: `${number(count)} candidates` });

const kinds: Readonly<Record<PoolChipKind | 'occupation', string>> = {
  skill: 'Skill',
  title: 'Title',
  occupation: 'Occupation',
  level: 'Level',
  years: 'Experience',
  degree: 'Degree',
  field: 'Field of study',
  certification: 'Certification',
  language: 'Language',
  place: 'Location',
  words: 'Words in the resume',
  boolean: 'Boolean search',
  stage: 'Stage',
  tag: 'Tag',
  active: 'Last activity',
  source: 'Source',
  list: 'Talent list',
};
const problems: Readonly<Record<PoolProblemCode, string>> = {
  'nothing-to-search': 'There are no words to search for. Enter a skill, a title or a location.',
  'only-common-words': 'These words are in nearly every resume. Add a skill, a title or a location.',
  'one-letter': 'Enter more than one letter.',
  'open-quote': 'A quotation mark isn’t closed. Add another one.',
  'open-parenthesis': 'A parenthesis isn’t closed. Add ) where it ends.',
  'extra-parenthesis': 'There is a ) without a ( before it. Remove it.',
  'missing-operand': 'Something is missing next to AND, OR or NOT.',
  'too-deep': 'Too many parentheses inside each other. Use fewer.',
};
const verdicts: Readonly<Record<Verdict, string>> = {
  met: 'Met',
  partly: 'Partly met',
  'not-met': 'Not met',
  'not-found': 'Not found',
};
const degrees: Readonly<Record<string, string>> = {
  secondary: 'High school',
  vocational: 'Vocational training',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctorate: 'Doctorate',
};
const levels: Readonly<Record<string, string>> = {
  trainee: 'Trainee',
  junior: 'Junior',
  regular: 'Mid-level',
  senior: 'Senior',
  lead: 'Lead',
  manager: 'Manager',
  executive: 'Executive',
};
const stages: Readonly<Record<string, string>> = {
  new: 'New',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
};

const english = {
  title: 'Talent pool · Winnow',
  heading: 'Talent pool',
  explanation: 'Find the right people among the resumes you already have. Searching costs no credits.',
  search: {
    label: 'Who are you looking for?',
    placeholder: 'senior accountant, QuickBooks, German B2, 5 years',
    helper: 'Separate criteria with commas. AND, OR, NOT, parentheses and quotes work too.',
    submit: 'Search',
    failed: 'We couldn’t read this search. Try again.',
    tooLong: (max: number) => `Use at most ${number(max)} characters.`,
    ignored: (words: string) => `Not searched for: ${words}`,
    keys: {
      move: 'Move through the candidates',
      open: 'Open the candidate',
      removeLast: 'Remove the last search criterion',
    },
    problems,
  },
  parts: {
    heading: 'Search criteria',
    remove: (name: string) => `Remove ${name}`,
    clear: 'Clear search',
    mode: 'Importance',
    prefer: 'Preferred',
    must: 'Required',
    not: 'Excluded',
    years: 'At least, in years',
    anyYears: 'Any',
    language: 'Level',
    anyLevel: 'Any level',
    required: 'required',
    excluded: 'excluded',
    placesHidden: 'Locations aren’t searched in the anonymous view.',
    unavailableList: 'Unavailable list',
    listGone:
      'A talent list of this search was deleted or isn’t shared with you, so it finds no candidates. Remove it from the search.',
  },
  kinds,
  degrees,
  levels,
  stages,
  verdicts,
  native: 'Native',
  atLeast: (span: string) => `at least ${span}`,
  activeWithin: (days: number) =>
    plural(days, { one: 'in the last day', other: `in the last ${number(days)} days` }),
  results: {
    heading: 'Candidates',
    total: candidates,
    failed: 'We couldn’t load the candidates',
    retry: 'Try again',
    match: (share: string) => `${share} match`,
    resumes: (count: number) => plural(count, { one: '1 resume', other: `${number(count)} resumes` }),
    added: (day: string) => `Added ${day}`,
    why: (name: string) => `How ${name} matches`,
    more: 'Show more',
    selectShown: 'Select all shown',
    lastShown: (count: number) =>
      `The first ${number(count)} are listed. Add a criterion to narrow the search.`,
    none: 'No candidates match',
    noneWords: 'Change a required criterion to preferred, or remove one.',
    empty: 'No resumes yet',
    emptyWords: 'Candidates appear here as soon as their resumes are analyzed.',
    toAnalyzer: 'Upload resumes',
    pending: (count: number) =>
      plural(count, {
        one: '1 resume is still being indexed.',
        other: `${number(count)} resumes are still being indexed.`,
      }),
  },
  filters: {
    heading: 'Narrow down',
    failed: 'We couldn’t load the filters',
    stage: 'Stage',
    active: 'Last activity',
    any: 'Any',
    years: 'Experience',
    yearsFrom: (from: number, to: number | null) =>
      to === null
        ? `${number(from)} years or more`
        : from === 0
          ? 'Less than 1 year'
          : `${number(from)} to ${number(to)} years`,
  },
};

export type TalentPoolTexts = TextsOf<typeof english>;

export const talentPoolTexts = defineTexts(english, {
  de: () => import('./talent-pool-texts.de.ts'),
  es: () => import('./talent-pool-texts.es.ts'),
  fr: () => import('./talent-pool-texts.fr.ts'),
  ar: () => import('./talent-pool-texts.ar.ts'),
});
