import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  title: 'Jobs · Winnow',
  heading: 'Jobs',
  introduction: 'Each resume is scored against the requirements of one of these job descriptions.',
  add: 'Add job description',
  write: 'Generate with AI',
  search: 'Search',
  searchHint: 'Title, company or location',
  order: 'Order',
  orders: { updated: 'Last changed', created: 'Newest', title: 'Title' },
  show: 'Show',
  statuses: { active: 'Active', archived: 'Archived' },
  failed: 'We couldn’t load your job descriptions',
  retry: 'Try again',
  more: 'Show more',
  count: (count: number) =>
    plural(count, { one: '1 job description', other: `${number(count)} job descriptions` }),
  empty: 'No job descriptions yet',
  emptyWords:
    'Paste or upload a job description, or generate one from a title. Its requirements appear while you type.',
  emptyArchive: 'The archive is empty',
  emptyArchiveWords: 'Archived job descriptions appear here, with all of their candidates.',
  noneFound: 'Nothing found',
  noneFoundWords: 'No title, company or location contains these words.',
  clearSearch: 'Clear search',
  requirements: (count: number, musts: number) =>
    `${plural(count, { one: '1 requirement', other: `${number(count)} requirements` })}, ${plural(musts, {
      one: '1 must-have',
      other: `${number(musts)} must-haves`,
    })}`,
  analyses: (count: number) =>
    plural(count, { one: '1 resume scored', other: `${number(count)} resumes scored` }),
  noAnalyses: 'no resumes scored yet',
  changed: (when: string) => `Changed ${when}`,
  sources: { written: '', uploaded: 'From a file', generated: 'Generated', sample: 'Sample' },
  menu: (job: string) => `Options for ${job}`,
  analyze: 'Run analysis',
  edit: 'Edit',
  duplicate: 'Duplicate',
  archive: 'Archive',
  restore: 'Restore',
  remove: 'Delete',
  duplicated: 'Duplicated. You’re looking at the copy.',
  archived: (job: string) => `“${job}” was archived.`,
  restored: (job: string) => `“${job}” was restored.`,
  removed: (job: string) => `“${job}” was deleted.`,
  removedWith: (job: string) =>
    `“${job}” was deleted, with its runs and analyses. The resumes stay in your library.`,
};

export type JobsTexts = TextsOf<typeof english>;

export const jobsTexts = defineTexts(english, {
  de: () => import('./jobs-texts.de.ts'),
  es: () => import('./jobs-texts.es.ts'),
  fr: () => import('./jobs-texts.fr.ts'),
  ar: () => import('./jobs-texts.ar.ts'),
});
