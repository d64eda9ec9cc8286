import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number } = formatsOf('en');

/** Texts around every signed-in screen. */
const english = {
  navigation: 'Workspace',
  dashboard: 'Dashboard',
  jobs: 'Jobs',
  candidates: 'Candidates',
  'talent-pool': 'Talent pool',
  reviews: 'Reviews',
  records: 'Decision records',
  analyze: 'Run analysis',
  /** In the bar at the bottom of a phone, a fifth of its width each. */
  dashboardShort: 'Dashboard',
  recordsShort: 'Records',
  analyzeShort: 'Analyze',
  tools: 'Tools',
  credits: 'Credits',
  organization: 'Organization',
  fairness: 'Fairness',
  support: 'Support',
  operator: 'Operator',
  creditsLeft: (credits: number) => `${number(credits)} left`,
  unlimited: 'unlimited',
  more: 'More',
  maintenance: {
    heading: 'Read-only for maintenance',
    words: 'You can view everything, but you can’t make changes until maintenance is over.',
  },
  density: { label: 'Density', comfortable: 'Comfortable', compact: 'Compact' },
  shortcuts: {
    open: 'Keyboard shortcuts',
    heading: 'Keyboard shortcuts',
    explanation: 'Shortcuts on this screen.',
    singleKeys: 'Single-key shortcuts',
    singleKeysHelp: 'Turn them off if speech input or another tool triggers them by mistake.',
  },
  palette: {
    open: 'Search or go to',
    goTo: 'Go to',
    act: 'Actions',
    profile: 'Profile',
    settings: 'Settings',
    billing: 'Billing and invoices',
    analyze: 'Run analysis',
    addJob: 'Add job',
    writeJob: 'Generate job description',
    toComfortable: 'Use comfortable rows',
    toCompact: 'Use compact rows',
    theme: { system: 'Use system theme', light: 'Light theme', dark: 'Dark theme' },
    signOut: 'Log out',
    archived: 'archived',
  },
};

export type WorkspaceTexts = TextsOf<typeof english>;

export const workspaceTexts = defineTexts(english, {
  de: () => import('./workspace-texts.de.ts'),
  es: () => import('./workspace-texts.es.ts'),
  fr: () => import('./workspace-texts.fr.ts'),
  ar: () => import('./workspace-texts.ar.ts'),
});
