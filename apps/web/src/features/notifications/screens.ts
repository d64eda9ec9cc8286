import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const notificationsScreens: readonly Screen[] = [
  {
    path: '/notifications',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('./notifications-page.tsx')).NotificationsPage),
  },
  {
    path: '/notifications/:id',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('./open-notification-page.tsx')).OpenNotificationPage),
  },
  {
    path: '/unsubscribe',
    kind: 'entrance',
    Screen: lazyScreen(async () => (await import('./unsubscribe-page.tsx')).UnsubscribePage),
  },
];
