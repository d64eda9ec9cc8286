import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const dashboardScreens: readonly Screen[] = [
  {
    path: '/dashboard',
    kind: 'workspace',
    permission: 'candidates.read',
    Screen: lazyScreen(async () => (await import('./dashboard-page.tsx')).DashboardPage),
  },
];
