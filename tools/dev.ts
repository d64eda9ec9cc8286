/** Serves the API, restarting when its source changes, and the web with instant updates. */
import { runCommand } from './running/run-command.ts';

const [server, web] = await Promise.all([
  runCommand('node', ['--env-file-if-exists=.env', '--watch', 'apps/server/src/main.ts'], {
    DEV_PAGES: 'on',
  }),
  runCommand('vite', ['apps/web']),
]);
process.exitCode = server || web;
