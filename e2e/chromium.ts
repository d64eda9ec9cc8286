import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';

const packageFolder = join(import.meta.dirname, '../node_modules/@sparticuz/chromium');

/**
 * Where the browser for tests is: `CHROMIUM` names one, else the one that npm installed is unpacked into the
 * temporary folder. An unpacked copy of another version would be used as it is, so it is removed first.
 */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const manifest = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const unpacked = join(tmpdir(), 'chromium');
  const stamp = join(tmpdir(), 'chromium-version');
  const isSame = existsSync(stamp) && readFileSync(stamp, 'utf8') === version;
  if (!isSame) rmSync(unpacked, { force: true });
  const path = await chromium.executablePath();
  writeFileSync(stamp, version);
  if (!starts(path)) await bringLibraries();
  return path;
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;
}

/** A machine with nothing but Node lacks the browser's security libraries; the package carries them. */
async function bringLibraries(): Promise<void> {
  await inflate(join(packageFolder, 'bin/al2023.tar.br'));
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'));
}
