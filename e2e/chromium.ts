import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';

const manifest = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/package.json');

/**
 * Where the browser for tests is: `CHROMIUM` names one, else the one that npm installed is unpacked into the
 * temporary folder. An unpacked copy of another version would be used as it is, so it is removed first.
 */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const unpacked = join(tmpdir(), 'chromium');
  const stamp = join(tmpdir(), 'chromium-version');
  const isSame = existsSync(stamp) && readFileSync(stamp, 'utf8') === version;
  if (!isSame) rmSync(unpacked, { force: true });
  const path = await chromium.executablePath();
  writeFileSync(stamp, version);
  return path;
}
