import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/testing/longest-first.ts';

// A worker for every file would spend more time on starting than on testing: files share one, and what a file leaves
// behind is cleared away before the next.
const isolate = false;
const setupFiles = [
  'tools/testing/start-afresh.ts',
  'tools/testing/no-console-output.ts',
  'tools/testing/property-seed.ts',
];
// No test is about time: these only end what hangs, on a machine however slow.
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    // Of itself it leaves one processor idle, which is half of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'apps/cli/**/*.test.ts', 'tools/**/*.test.ts'],
          isolate,
          setupFiles,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          isolate,
          setupFiles,
          ...timeouts,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate,
          setupFiles: [...setupFiles, 'apps/web/src/testing/fresh-page.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
