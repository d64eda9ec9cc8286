import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const organizationsScreens: readonly Screen[] = [
  {
    path: '/organization',
    kind: 'workspace',
    Screen: lazyScreen(async () => (await import('./organization-page.tsx')).OrganizationPage),
  },
  {
    path: '/invitation',
    kind: 'entrance',
    Screen: lazyScreen(async () => (await import('./invitation-page.tsx')).InvitationPage),
  },
];
