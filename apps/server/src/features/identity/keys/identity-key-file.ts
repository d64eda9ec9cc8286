import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { StartRefused } from '../../../platform/process/start-refused.ts';
import { createSigningKey, type IdentityKeyMaterial } from './identity-keys.ts';

/** Content of a key file. */
export type FiledKeys = Omit<IdentityKeyMaterial, 'sharedSecret'>;

/** Location of the keys: a file named in the settings, else one in the data folder. */
export type KeyPlace = { readonly dataFolder: string; readonly keysFile: string | null };

const filedKeys = z.object({
  secret: z.base64url().min(43),
  signingKeys: z.array(z.looseObject({ kty: z.string() })).min(1),
});

/** During a rotation: the new keys, in addition to the current ones. */
const keyFile = filedKeys.extend({ next: filedKeys.optional() });
export type KeyFile = FiledKeys & { readonly next?: FiledKeys | undefined };

const keysName = 'identity-keys.json';

export function keyPath({ dataFolder, keysFile }: KeyPlace): string {
  return keysFile ?? join(dataFolder, keysName);
}

/**
 * The keys of an installation, made at its first start in the data folder. The file is private to its owner (0600).
 * Losing it signs all users out and makes stored second factors unreadable.
 * @throws Error if the file exists and can't be used
 * @throws StartRefused if others can read it, a rotation was interrupted, or it is missing and must not be created
 */
export async function loadKeyFile(place: KeyPlace, mayMake = true): Promise<FiledKeys> {
  const path = keyPath(place);
  const found = await readKeyFile(path);
  if (found?.next) {
    throw new StartRefused(
      `The rotation of the identity keys in ${path} was interrupted. Finish it first: npm run rotate-keys`,
    );
  }
  if (found) return found;
  if (place.keysFile !== null) {
    throw new StartRefused(
      `There is no file ${path}, which IDENTITY_KEYS_FILE names. Copy the ${keysName} of this installation there. ` +
        `For new keys start once without the setting, and move ${join(place.dataFolder, keysName)} there.`,
    );
  }
  if (!mayMake) {
    throw new StartRefused(
      `The identity keys are missing: there is no ${path}. Copy it from another process of this installation or ` +
        'from a backup. To go on with new keys, which signs everyone out: npm start -- --accept-data-folder',
    );
  }
  return makeKeyFile(path);
}

/**
 * `null` if there is no file.
 * @throws StartRefused if users other than its owner can read it
 */
export async function readKeyFile(path: string): Promise<KeyFile | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  await refuseReadableByOthers(path);
  try {
    return keyFile.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`The keys in ${path} cannot be used. Restore the file from a backup.`, { cause });
  }
}

/** Replaces the file atomically, even in a power failure; follows a symbolic link. */
export async function replaceKeyFile(path: string, keys: KeyFile): Promise<void> {
  const target = await realpath(path);
  const draft = `${target}.${randomUUID()}`;
  try {
    await writeFile(draft, textOf(keys), { mode: 0o600, flush: true });
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
  const folder = await open(dirname(target), 'r');
  // Some file systems can't sync a folder.
  await folder.sync().catch(() => {});
  await folder.close();
}

/** New random keys. */
export async function createKeyMaterial(): Promise<FiledKeys> {
  return { secret: randomBytes(32).toString('base64url'), signingKeys: [await createSigningKey()] };
}

async function makeKeyFile(path: string): Promise<FiledKeys> {
  const made = await createKeyMaterial();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, textOf(made), { mode: 0o600, flush: true });
  try {
    // `link` never overwrites: of processes that start at once, all use the keys of the first.
    await link(draft, path);
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readKeyFile(path)) ?? made;
  } finally {
    await rm(draft, { force: true });
  }
}

const textOf = (keys: KeyFile) => `${JSON.stringify(keys, null, 2)}\n`;

/** Windows has no such permission bits. */
async function refuseReadableByOthers(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const { mode } = await stat(path);
  if ((mode & 0o077) === 0) return;
  throw new StartRefused(
    `Others than its owner can read or change the identity keys in ${path}, which sign everybody in. ` +
      `Run: chmod 600 '${path.replaceAll("'", String.raw`'\''`)}'`,
  );
}
