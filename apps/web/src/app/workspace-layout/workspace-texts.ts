import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number } = formatsOf('en');

/** The words around every screen behind the login. */
const english = {
  navigation: 'Workspace',
  dashboard: 'Dashboard',
  jobs: 'Job descriptions',
  jobsShort: 'Jobs',
  analyzer: 'Analyzer',
  history: 'History',
  tools: 'Tools',
  credits: 'Credits',
  support: 'Support',
  operator: 'Operator',
  creditsLeft: (credits: number) => `${number(credits)} left`,
  unlimited: 'unlimited',
  more: 'More',
  density: { label: 'Density', comfortable: 'Comfortable', compact: 'Compact' },
  shortcuts: {
    open: 'Keyboard shortcuts',
    heading: 'Keyboard shortcuts',
    explanation: 'What works on this screen.',
    singleKeys: 'Single keys',
    singleKeysHelp: 'Turn them off where speech input or another tool sets them off by mistake.',
  },
  palette: {
    open: 'Search or go to',
    placeholder: 'Search or go to a screen, a job, a run',
    goTo: 'Go to',
    act: 'Do',
    jobs: 'Job descriptions',
    runs: 'Newest runs',
    profile: 'Profile',
    settings: 'Settings',
    billing: 'Billing and invoices',
    analyze: 'Analyse resumes',
    addJob: 'Add a job description',
    writeJob: 'Have a job description written',
    toComfortable: 'Give rows more room',
    toCompact: 'Show more rows at once',
    theme: { system: 'Follow the device’s theme', light: 'Light theme', dark: 'Dark theme' },
    signOut: 'Sign out',
    archived: 'archived',
  },
};

export type WorkspaceTexts = TextsOf<typeof english>;

export const workspaceTexts = defineTexts(english, {
  de: () => import('./workspace-texts.de.ts'),
  ar: () => import('./workspace-texts.ar.ts'),
});
