import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const compareScreens: readonly Screen[] = [
  {
    path: '/resume-analyzer/:id/compare',
    kind: 'workspace',
    permission: 'candidates.read',
    Screen: lazyScreen(async () => (await import('./compare-page.tsx')).ComparePage),
  },
];
