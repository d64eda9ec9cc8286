import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const reviewsScreens: readonly Screen[] = [
  {
    path: '/reviews',
    kind: 'workspace',
    permission: 'reviews.mark',
    Screen: lazyScreen(async () => (await import('./reviews-page.tsx')).ReviewsPage),
  },
  {
    path: '/reviews/:id',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('./review-page.tsx')).ReviewPage),
  },
];
