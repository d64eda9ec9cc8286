import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const sharesScreens: readonly Screen[] = [
  {
    path: '/shared',
    kind: 'entrance',
    Screen: lazyScreen(async () => (await import('./shared-page.tsx')).SharedPage),
  },
];
