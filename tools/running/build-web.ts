import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runCommand } from './run-command.ts';

/** Sources of the browser build. */
const sources = [
  'apps/web',
  'packages/contracts/src',
  'packages/document-model/src',
  'packages/documents/src',
  'packages/embedding/src',
  'packages/engine/src',
  'packages/locales/src',
  'samples',
  'docs/quality.md',
  'docs/quality',
  'package-lock.json',
  'tsconfig.base.json',
];
const dist = join(root, 'apps/web/dist');
const stamp = join(dist, '.sources');

/** Builds the web if its sources changed since the last build; throws if the build fails. */
export async function buildWebWhenStale(): Promise<void> {
  const hash = await hashSources();
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === hash) return;
  process.stdout.write('Building the web...\n');
  const status = await runCommand('vite', ['build', 'apps/web', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  });
  if (status !== 0) throw new Error('the web could not be built');
  await writeFile(stamp, hash);
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = source.includes('.') ? [source] : await listFiles(source);
    for (const file of files) hash.update(file).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const isOwn = (path: string) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter(isOwn)
    .sort();
}
