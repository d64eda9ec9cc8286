import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const jobsScreens: readonly Screen[] = [
  {
    path: '/job-descriptions',
    kind: 'workspace',
    permission: 'jobs.read',
    Screen: lazyScreen(async () => (await import('./jobs-page.tsx')).JobsPage),
  },
  {
    path: '/job-descriptions/new',
    kind: 'workspace',
    permission: 'jobs.write',
    Screen: lazyScreen(async () => (await import('./editor/job-editor-page.tsx')).NewJobPage),
  },
  {
    path: '/job-descriptions/:id',
    kind: 'workspace',
    permission: 'jobs.read',
    Screen: lazyScreen(async () => (await import('./home/job-home-page.tsx')).JobHomePage),
  },
];
