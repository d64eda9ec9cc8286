import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const jobHomeScreens: readonly Screen[] = [
  {
    path: '/job-descriptions/:id',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('./job-home-page.tsx')).JobHomePage),
  },
];
