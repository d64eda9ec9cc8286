import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const candidateScreens: readonly Screen[] = [
  {
    path: '/resume-history/:id',
    kind: 'workspace',
    permission: 'candidates.read',
    Screen: lazyScreen(async () => (await import('./candidate-page.tsx')).CandidatePage),
  },
  {
    path: '/people/:id/preview',
    kind: 'workspace',
    permission: 'candidates.read',
    Screen: lazyScreen(async () => (await import('./preview/preview-page.tsx')).PreviewPage),
  },
];
