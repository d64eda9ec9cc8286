import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const homeScreens: readonly Screen[] = [
  {
    path: '/',
    kind: 'page',
    file: 'home-page',
    Screen: lazyScreen(async () => (await import('./home-page.tsx')).HomePage),
  },
];
