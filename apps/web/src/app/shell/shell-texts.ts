import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

/** The words of the shell around every screen. */
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
    help: 'Help and rules',
    follow: 'Follow and write',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
    newTab: '(opens in a new tab)',
  },
  toasts: { label: 'Notifications', close: 'Close notification' },
  loading: 'Loading the page',
  notFound: {
    status: '404',
    heading: 'Page Not Found',
    explanation: 'There is nothing at this address. It may have moved, or the link has a typing error.',
    goHome: 'Go Home',
    goBack: 'Go Back',
  },
  broken: {
    heading: 'This page stopped working',
    explanation:
      'The fault is ours. Nothing you entered was sent anywhere. Loading the page again usually helps.',
    reload: 'Load again',
  },
  missingPart: 'A part of this page did not arrive. Everything else works; load the page again to get it.',
  notFetched: {
    heading: 'This page did not arrive',
    explanation:
      'The connection may be gone, or Winnow was renewed a moment ago. It is tried again as soon as you are online.',
    reload: 'Try again',
  },
};

export type ShellTexts = TextsOf<typeof english>;

export const shellTexts = defineTexts(english, {
  de: () => import('./shell-texts.de.ts'),
  ar: () => import('./shell-texts.ar.ts'),
});
