import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { StartRefused } from '../../../platform/process/start-refused.ts';
import { createSigningKey, type IdentityKeyMaterial } from './identity-keys.ts';

const keyFile = z.object({
  secret: z.base64url().min(43),
  signingKeys: z.array(z.looseObject({ kty: z.string() })).min(1),
});

/**
 * The keys of this data folder, made at the first start. The file is the owner's alone (0600). Losing it signs
 * everybody out and makes stored second factors unreadable.
 * @throws Error where the file is there and cannot be used
 * @throws StartRefused where it is not there and must not be made, since other keys are in use
 */
export async function loadKeyFile(
  folder: string,
  mayMake = true,
): Promise<Omit<IdentityKeyMaterial, 'sharedSecret'>> {
  const path = join(folder, 'identity-keys.json');
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found !== null) return readKeys(found, path);
  if (!mayMake) {
    throw new StartRefused(
      `The identity keys are missing: there is no ${path}. Copy it from another process of this installation or ` +
        'from a backup. To go on with new keys, which signs everyone out: npm start -- --accept-data-folder',
    );
  }
  const made = await createKeyMaterial();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    // A link never replaces: of processes that start together, all take the keys of the first.
    await link(draft, path);
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readKeys(await readFile(path, 'utf8'), path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** New keys that nobody else has. */
export async function createKeyMaterial(): Promise<Omit<IdentityKeyMaterial, 'sharedSecret'>> {
  return { secret: randomBytes(32).toString('base64url'), signingKeys: [await createSigningKey()] };
}

function readKeys(text: string, path: string): Omit<IdentityKeyMaterial, 'sharedSecret'> {
  try {
    return keyFile.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`The keys in ${path} cannot be used. Restore the file from a backup.`, { cause });
  }
}
