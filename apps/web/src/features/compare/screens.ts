import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const compareScreens: readonly Screen[] = [
  {
    path: '/resume-analyzer/:id/compare',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('./compare-page.tsx')).ComparePage),
  },
];
