import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const billingScreens: readonly Screen[] = [
  {
    path: '/billing',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('./billing-page.tsx')).BillingPage),
  },
];
