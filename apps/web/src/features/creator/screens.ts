import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const creatorScreens: readonly Screen[] = [
  {
    path: '/tools/job-description-creator',
    kind: 'workspace',
    permission: 'jobs.write',
    Screen: lazyScreen(async () => (await import('./creator-page.tsx')).CreatorPage),
  },
];
