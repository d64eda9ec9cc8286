import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const historyScreens: readonly Screen[] = [
  {
    path: '/resume-history',
    kind: 'workspace',
    permission: 'candidates.read',
    Screen: lazyScreen(async () => (await import('./history-page.tsx')).HistoryPage),
  },
];
