import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';

const packageFolder = join(import.meta.dirname, '../node_modules/@sparticuz/chromium');

/**
 * Path of the browser for tests: `CHROMIUM` if set, otherwise the one installed by npm, unpacked into the temporary
 * folder once per version.
 */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const manifest = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = join(tmpdir(), `winnow-chromium-${version}`);
  const path = join(folder, 'chromium');
  if (!existsSync(path)) await unpack(folder);
  if (!starts(path)) await bringLibraries(folder);
  return path;
}

/**
 * Unpacks to a temporary folder and moves it as a whole: another run may start the browser at any moment, and a program
 * that is still being written can't be started.
 */
async function unpack(folder: string): Promise<void> {
  const begun = mkdtempSync(`${folder}-`);
  const usual = process.env['TMPDIR'];
  // The package can unpack only into the temporary folder.
  process.env['TMPDIR'] = begun;
  try {
    await Promise.all([chromium.executablePath(), inflate(join(packageFolder, 'bin/al2023.tar.br'))]);
    renameSync(begun, folder);
  } catch (error) {
    rmSync(begun, { recursive: true, force: true });
    // Another run was faster; what it unpacked is the same.
    if (!existsSync(join(folder, 'chromium'))) throw error;
  } finally {
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
  }
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;
}

/** A machine with only Node lacks the browser's security libraries and fonts; the package contains them. */
async function bringLibraries(folder: string): Promise<void> {
  // Its font list refers to the default temporary folder.
  await inflate(join(packageFolder, 'bin/fonts.tar.br'));
  setupLambdaEnvironment(join(folder, 'al2023', 'lib'));
}
