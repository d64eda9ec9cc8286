import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../running/run-command.ts';

const run = promisify(execFile);

export type InstalledRelease = {
  /** Its files, with the dependencies of its server. */
  readonly folder: string;
  remove(): Promise<void>;
};

/** Extracts the files of a commit into a temporary folder and installs the dependencies of its server. */
export async function installRelease(commit: string): Promise<InstalledRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-release-'));
  const archive = join(folder, 'release.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: root });
  await run('tar', ['-xf', archive], { cwd: folder });
  await rm(archive);
  const server = ['--omit=dev', '--ignore-scripts', '--workspace', '@winnow/server'];
  await run('npm', ['ci', '--no-audit', '--no-fund', ...server], { cwd: folder });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
