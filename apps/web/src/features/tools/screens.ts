import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const toolsScreens: readonly Screen[] = [
  {
    path: '/tools',
    kind: 'workspace',
    permission: 'jobs.write',
    Screen: lazyScreen(async () => (await import('./tools-page.tsx')).ToolsPage),
  },
];
