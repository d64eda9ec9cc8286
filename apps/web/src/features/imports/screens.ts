import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const importsScreens: readonly Screen[] = [
  {
    path: '/imports',
    kind: 'workspace',
    permission: 'resumes.write',
    Screen: lazyScreen(async () => (await import('./imports-page.tsx')).ImportsPage),
  },
  {
    path: '/imports/:id',
    kind: 'workspace',
    permission: 'resumes.write',
    Screen: lazyScreen(async () => (await import('./import-page.tsx')).ImportScreen),
  },
];
