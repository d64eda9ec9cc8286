import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const peopleScreens: readonly Screen[] = [
  {
    path: '/talent-pool/duplicates',
    kind: 'workspace',
    permission: 'resumes.write',
    Screen: lazyScreen(async () => (await import('./duplicates/duplicates-page.tsx')).DuplicatesPage),
  },
  {
    path: '/talent-pool/consents',
    kind: 'workspace',
    permission: 'resumes.read',
    Screen: lazyScreen(async () => (await import('./ending/ending-consents-page.tsx')).EndingConsentsPage),
  },
  {
    path: '/people/:id',
    kind: 'workspace',
    permission: 'candidates.read',
    Screen: lazyScreen(async () => (await import('./person-page.tsx')).PersonScreen),
  },
];
