import { execFileSync } from 'node:child_process';

/** Every file with French text: `*.fr.ts` and `*french.ts`. */
export function listFrenchFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.fr.ts', '*french.ts'], {
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && !file.startsWith('packages/evaluation/'));
}
