import { defineConfig } from 'vitest/config';

const setupFiles = ['tools/testing/no-console-output.ts'];
// A worker for every file would spend more time on starting than on testing. Where files share one, what a file
// leaves behind is cleared away before the next.
const shared = ['tools/testing/start-afresh.ts', ...setupFiles];

export default defineConfig({
  test: {
    // Of itself it leaves one processor idle, which is half of two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'apps/cli/**/*.test.ts', 'tools/**/*.test.ts'],
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: [...shared, 'apps/web/src/testing/fresh-page.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
