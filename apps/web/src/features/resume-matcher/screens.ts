import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const resumeMatcherScreens: readonly Screen[] = [
  {
    path: '/resume-matcher',
    kind: 'page',
    file: 'resume-matcher-page',
    usesData: true,
    Screen: lazyScreen(async () => (await import('./resume-matcher-page.tsx')).ResumeMatcherPage),
  },
];
