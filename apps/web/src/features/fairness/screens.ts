import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const fairnessScreens: readonly Screen[] = [
  {
    path: '/fairness',
    kind: 'workspace',
    permission: 'fairness.read',
    Screen: lazyScreen(async () => (await import('./fairness-page.tsx')).FairnessPage),
  },
];
