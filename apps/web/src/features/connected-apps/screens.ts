import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const connectedAppsScreens: readonly Screen[] = [
  {
    path: '/oauth/consent',
    kind: 'workspace',
    isAlone: true,
    Screen: lazyScreen(async () => (await import('./consent-page.tsx')).ConsentPage),
  },
];
