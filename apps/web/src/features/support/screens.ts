import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const supportScreens: readonly Screen[] = [
  {
    path: '/support',
    kind: 'page',
    file: 'support-page',
    usesData: true,
    Screen: lazyScreen(async () => (await import('./support-page.tsx')).SupportPage),
  },
];
