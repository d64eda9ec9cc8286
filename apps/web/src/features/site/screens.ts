import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const siteScreens: readonly Screen[] = [
  {
    path: '/features',
    kind: 'page',
    file: 'features-page',
    Screen: lazyScreen(async () => (await import('./product/features-page.tsx')).FeaturesPage),
  },
  {
    path: '/pricing',
    kind: 'page',
    file: 'pricing-page',
    Screen: lazyScreen(async () => (await import('./pricing/pricing-page.tsx')).PricingPage),
  },
  {
    path: '/tools-listing',
    kind: 'page',
    file: 'tools-listing-page',
    Screen: lazyScreen(async () => (await import('./product/tools-listing-page.tsx')).ToolsListingPage),
  },
  {
    path: '/privacy-policy',
    kind: 'page',
    file: 'privacy-policy-page',
    Screen: lazyScreen(async () => (await import('./policies/privacy-policy-page.tsx')).PrivacyPolicyPage),
  },
  {
    path: '/terms-of-service',
    kind: 'page',
    file: 'terms-of-service-page',
    Screen: lazyScreen(async () => (await import('./policies/terms-of-service-page.tsx')).TermsOfServicePage),
  },
];
