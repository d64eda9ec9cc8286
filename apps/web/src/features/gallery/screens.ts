import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const galleryScreens: readonly Screen[] = [
  {
    path: '/dev/ui',
    kind: 'workshop',
    isEnglishOnly: true,
    Screen: lazyScreen(async () => (await import('./gallery-page.tsx')).GalleryPage),
  },
];
