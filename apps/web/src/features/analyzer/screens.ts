import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const analyzerScreens: readonly Screen[] = [
  {
    path: '/resume-analyzer',
    kind: 'workspace',
    permission: 'runs.write',
    Screen: lazyScreen(async () => (await import('./analyzer-page.tsx')).AnalyzerPage),
  },
  {
    path: '/resume-analyzer/:id',
    kind: 'workspace',
    permission: 'runs.read',
    Screen: lazyScreen(async () => (await import('./batch/batch-page.tsx')).BatchPage),
  },
];
