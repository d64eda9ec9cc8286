/**
 * Format, lint and boundaries, regular expressions, retired words, types of every part, dead code. All checks run, then
 * the failed ones are listed.
 */
import { runCommand } from './running/run-command.ts';

const parts = [
  'packages/locales',
  'packages/engine',
  'packages/contracts',
  'packages/api-client',
  'packages/document-model',
  'packages/documents',
  'packages/embedding',
  'packages/evaluation',
  'packages/tuning',
  'apps/server',
  'apps/cli',
  'apps/web',
  'e2e',
  '.',
];

const checks: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['format, lint and boundaries', 'biome', ['check', '--error-on-warnings', '.']],
  ['regular expressions', 'node', ['tools/check-expressions.ts']],
  ['retired words', 'node', ['tools/check-words.ts']],
  ...parts.map((part) => [`types of ${part}`, 'tsc', ['-p', part]] as const),
  ['dead code', 'knip', ['--no-progress', '--treat-config-hints-as-errors']],
];

const failed: string[] = [];
for (const [name, command, args] of checks) {
  const started = performance.now();
  const status = await runCommand(command, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) process.stderr.write(`\ncheck failed: ${failed.join(', ')}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
