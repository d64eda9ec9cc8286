import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const onboardingScreens: readonly Screen[] = [
  {
    path: '/onboarding',
    kind: 'workspace',
    isAlone: true,
    Screen: lazyScreen(async () => (await import('./onboarding-page.tsx')).OnboardingPage),
  },
];
