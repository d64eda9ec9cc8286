import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number } = formatsOf('en');

/** Texts of the search in the command palette. */
const english = {
  placeholder: 'Search candidates, skills, jobs…',
  recent: 'Recent',
  candidates: 'Candidates',
  jobs: 'Jobs',
  runs: 'Runs',
  files: 'Files',
  comments: 'Comments',
  comment: 'Comment',
  savedSearches: 'Saved searches',
  newestJobs: 'Newest jobs',
  newestRuns: 'Newest runs',
  searchPool: (words: string) => `Search the talent pool for “${words}”`,
  allCandidates: (count: number, words: string) => `Show all ${number(count)} candidates with “${words}”`,
  allFiles: (count: number, words: string) => `Show all ${number(count)} files with “${words}”`,
  noResults: (words: string) => `No results for “${words}”.`,
  canFind:
    'Search for names, skills, employers, job titles, locations, jobs, runs, files, comments and settings. Part of a word is enough.',
  needsLetters: 'Type a letter or a number.',
  failed: 'Search isn’t available right now. You can still find screens and settings.',
  anonymous: 'Anonymous view is on: names and contact details are not searched.',
  pending: (count: number) =>
    count === 1 ? '1 resume is still being indexed.' : `${number(count)} resumes are still being indexed.`,
  showNames: 'Turn off anonymous view',
  hideNames: 'Turn on anonymous view',
  settings: 'Settings',
  settingNames: {
    theme: { label: 'Theme', keywords: 'appearance dark light color mode' },
    language: { label: 'Language', keywords: 'appearance english german spanish french arabic translation' },
    density: { label: 'List density', keywords: 'appearance compact comfortable rows' },
    singleKeys: { label: 'Single-key shortcuts', keywords: 'keyboard accessibility letters' },
    anonymous: { label: 'Anonymous view', keywords: 'hide names photos bias blind privacy' },
    retention: { label: 'Retention period', keywords: 'delete resumes days gdpr privacy storage' },
    mails: { label: 'Email notifications', keywords: 'mail alerts messages digest' },
    password: { label: 'Password', keywords: 'change security login' },
    email: { label: 'Email address', keywords: 'mail change login account' },
    factors: {
      label: 'Two-step login',
      keywords: '2fa two-factor authentication mfa authenticator code security',
    },
    sessions: { label: 'Active sessions', keywords: 'devices signed in sign out security' },
    exportData: { label: 'Export my data', keywords: 'download gdpr privacy zip copy' },
    deleteAccount: { label: 'Delete account', keywords: 'remove close gdpr privacy' },
  },
};

export type PaletteTexts = TextsOf<typeof english>;

export const paletteTexts = defineTexts(english, {
  de: () => import('./palette-texts.de.ts'),
  es: () => import('./palette-texts.es.ts'),
  fr: () => import('./palette-texts.fr.ts'),
  ar: () => import('./palette-texts.ar.ts'),
});
