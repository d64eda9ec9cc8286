import { lazyScreen } from '../../lib/screens/lazy-screen.tsx';
import type { Screen } from '../../lib/screens/screen.ts';

export const decisionRecordScreens: readonly Screen[] = [
  {
    path: '/records',
    kind: 'workspace',
    permission: 'records.read',
    Screen: lazyScreen(async () => (await import('./decision-records-page.tsx')).DecisionRecordsPage),
  },
];
