import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const accountScreens: readonly Screen[] = [
  {
    path: '/profile',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('./profile/profile-page.tsx')).ProfilePage),
  },
  {
    path: '/settings',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('./settings/settings-page.tsx')).SettingsPage),
  },
];
