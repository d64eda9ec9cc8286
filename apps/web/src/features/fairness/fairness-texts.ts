import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  title: 'Fairness · Winnow',
  heading: 'Fairness workbook',
  explanation:
    'How often applicants are selected, by what they said about themselves. It shows totals only: no names, no files and no individual answers.',
  failed: 'We couldn’t load the fairness workbook',
  retry: 'Try again',
  empty: 'No applications to count yet',
  emptyWords: 'Applications sent through job pages are counted from the first day of the following month.',
  questions: {
    heading: 'Questions to applicants',
    explanation: 'After applying, applicants may say their sex or gender and their race.',
    label: 'Ask applicants to answer voluntarily',
    helper:
      'Answers are stored encrypted and apart from applications. Recruiters never see them, and they never affect a score. Applicants can delete them with the link in their confirmation email.',
    on: 'Applicants are asked. Owners and admins can change this.',
    off: 'Applicants are not asked. Owners and admins can change this.',
    failed: 'We couldn’t save this. Try again.',
  },
  tables: {
    heading: 'Rates',
    explanation: (day: string) =>
      `Counted until ${day}. Figures change once a month, so that no single change can be traced to a person.`,
  },
  year: 'Year of the application',
  job: 'Job',
  wholeOrganization: 'Whole organization',
  measure: 'Measure',
  measures: {
    score: 'Score above the median',
    screening: 'Reached screening',
    interview: 'Reached an interview',
    offer: 'Reached an offer',
    hired: 'Hired',
  },
  by: { sex: 'By sex', race: 'By race and ethnicity', both: 'By sex and race together' },
  sexes: { woman: 'Woman', man: 'Man', another: 'Another gender' },
  races: {
    'hispanic-or-latino': 'Hispanic or Latino',
    white: 'White',
    'black-or-african-american': 'Black or African American',
    'native-hawaiian-or-pacific-islander': 'Native Hawaiian or Other Pacific Islander',
    asian: 'Asian',
    'american-indian-or-alaska-native': 'American Indian or Alaska Native',
    'two-or-more': 'Two or more races',
  },
  counts: (applicants: number) =>
    plural(applicants, { one: '1 applicant.', other: `${number(applicants)} applicants.` }),
  unknown: (people: number) => `${number(people)} did not say.`,
  unknownOrHidden: (people: number) => `${number(people)} did not say or are in hidden categories.`,
  nothingToSay: 'Too few to compare: there are not enough answers for any category.',
  columns: {
    category: 'Category',
    selected: 'Selected / of',
    rate: 'Rate',
    ratio: 'Impact ratio',
    chance: 'Fisher’s p · z',
    finding: 'Finding',
  },
  hidden: 'hidden',
  gaps: {
    'too-few': 'Too few to compare',
    'left-out': 'Below 2%: not compared',
    'none-selected': 'No one was selected',
  },
  highest: 'Highest rate',
  below: 'Below four fifths',
  notBelow: 'At least four fifths',
  reading: [
    'The impact ratio divides a rate by the highest rate of the table. A ratio below four fifths is a sign of adverse impact, not proof of it. Fisher’s p and z show how likely such a difference is by chance.',
    'Counts of 1 to 4 people are hidden, along with other counts that would reveal them. Categories with fewer than 10 people are not compared.',
    'This is not the independent audit that New York City’s Local Law 144 requires. An auditor can work with the downloaded file.',
  ],
  download: { xlsx: 'Download XLSX', csv: 'Download CSV' },
  downloadFailed: 'We couldn’t download the workbook. Try again.',
  recorded: 'The audit log records each time the workbook is viewed or downloaded.',
};

export type FairnessTexts = TextsOf<typeof english>;

export const fairnessTexts = defineTexts(english, {
  de: () => import('./fairness-texts.de.ts'),
  es: () => import('./fairness-texts.es.ts'),
  fr: () => import('./fairness-texts.fr.ts'),
  ar: () => import('./fairness-texts.ar.ts'),
});
