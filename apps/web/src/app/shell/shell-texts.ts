import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

/** Texts of the shell around every screen. */
const english = {
  productName: 'Winnow',
  titleOf: (screen: string) => `${screen} · Winnow`,
  skipToContent: 'Skip to content',
  navigation: 'Main',
  matcherLink: 'Resume matcher',
  homeLink: 'Winnow, home',
  menu: 'Menu',
  links: {
    features: 'Features',
    pricing: 'Pricing',
    tools: 'Tools',
    support: 'Support',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
  },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  account: { logIn: 'Log in', getStarted: 'Get started', dashboard: 'Dashboard' },
  footer: {
    tagline: 'Revolutionizing recruitment with AI-powered matching.',
    copyright: (year: number) => `© ${year} Winnow`,
    api: 'API',
    product: 'Product',
    help: 'Help and legal',
    follow: 'Contact',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
    newTab: '(opens in a new tab)',
  },
  toasts: { label: 'Notifications', close: 'Close notification' },
  loading: 'Loading the page',
  notFound: {
    status: '404',
    heading: 'Page Not Found',
    explanation: 'There is nothing at this address. The page may have moved, or the link may contain a typo.',
    goHome: 'Go Home',
    goBack: 'Go Back',
  },
  broken: {
    heading: 'This page stopped working',
    explanation: 'The error is on our side. Nothing you entered was sent. Reloading the page usually helps.',
    reload: 'Reload page',
  },
  missingPart: 'Part of this page failed to load. Everything else works; reload the page to try again.',
  notFetched: {
    heading: 'This page failed to load',
    explanation:
      'You may be offline, or Winnow was just updated. We’ll try again as soon as you’re back online.',
    reload: 'Try again',
  },
};

export type ShellTexts = TextsOf<typeof english>;

export const shellTexts = defineTexts(english, {
  de: () => import('./shell-texts.de.ts'),
  es: () => import('./shell-texts.es.ts'),
  fr: () => import('./shell-texts.fr.ts'),
  ar: () => import('./shell-texts.ar.ts'),
});
