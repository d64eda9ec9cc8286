import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const billingScreens: readonly Screen[] = [
  {
    path: '/billing',
    kind: 'workspace',
    permission: 'billing.manage',
    Screen: lazyScreen(async () => (await import('./billing-page.tsx')).BillingPage),
  },
];
