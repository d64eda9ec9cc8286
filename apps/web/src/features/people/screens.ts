import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const peopleScreens: readonly Screen[] = [
  {
    path: '/people/:id',
    kind: 'workspace',
    permission: 'candidates.read',
    Screen: lazyScreen(async () => (await import('./person-page.tsx')).PersonScreen),
  },
];
