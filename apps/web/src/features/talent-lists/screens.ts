import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const talentListScreens: readonly Screen[] = [
  {
    path: '/talent-lists',
    kind: 'workspace',
    permission: 'resumes.read',
    Screen: lazyScreen(async () => (await import('./talent-lists-page.tsx')).TalentListsPage),
  },
  {
    path: '/talent-lists/:id',
    kind: 'workspace',
    permission: 'resumes.read',
    Screen: lazyScreen(async () => (await import('./talent-list-page.tsx')).TalentListScreen),
  },
];
