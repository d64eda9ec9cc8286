import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const creditsScreens: readonly Screen[] = [
  {
    path: '/credits',
    kind: 'workspace',
    permission: 'credits.read',
    Screen: lazyScreen(async () => (await import('./credits-page.tsx')).CreditsPage),
  },
];
