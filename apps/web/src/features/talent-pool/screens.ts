import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const talentPoolScreens: readonly Screen[] = [
  {
    path: '/talent-pool',
    kind: 'workspace',
    permission: 'candidates.read',
    Screen: lazyScreen(async () => (await import('./talent-pool-page.tsx')).TalentPoolPage),
  },
  {
    path: '/job-descriptions/:id/what-if',
    kind: 'workspace',
    permission: 'candidates.read',
    Screen: lazyScreen(async () => (await import('./what-if-page.tsx')).WhatIfPage),
  },
];
