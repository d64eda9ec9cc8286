import { defineConfig } from 'vitest/config';

const setupFiles = ['tools/testing/no-console-output.ts'];

export default defineConfig({
  test: {
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
          setupFiles,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
