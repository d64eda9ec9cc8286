import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { RemoteError } from './remote-error.ts';

/** Where the server is, without a slash at the end, and the secret of the API key. */
export type KeptKey = { readonly server: string; readonly key: string };

/** The key that `winnow login` kept. @throws RemoteError where there is none */
export async function readKey(): Promise<KeptKey> {
  const path = keyPath();
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) throw new RemoteError('there is no API key yet. Run winnow login first.');
    throw new RemoteError(`${path} cannot be read: ${messageOf(error)}`);
  }
  const kept = parse(text);
  if (!kept) throw new RemoteError(`${path} is damaged. Run winnow login again.`);
  return kept;
}

/** Keeps the key for the user alone, and says where. An interrupted call leaves the former key as it was. */
export async function keepKey({ server, key }: KeptKey): Promise<string> {
  const path = keyPath();
  const next = `${path}.${process.pid}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(next, `${JSON.stringify({ server, key }, null, 2)}\n`, { mode: 0o600 });
    // The mode above holds for new files only.
    await chmod(next, 0o600);
    await rename(next, path);
  } catch (error) {
    await rm(next, { force: true });
    throw new RemoteError(`the key cannot be saved in ${path}: ${messageOf(error)}`);
  }
  return path;
}

/** Forgets the key; says whether there was one. */
export async function forgetKey(): Promise<boolean> {
  try {
    await rm(keyPath());
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw new RemoteError(`${keyPath()} cannot be deleted: ${messageOf(error)}`);
  }
}

/** In the folder where the system keeps a user's settings. */
function keyPath(): string {
  const { APPDATA: ofWindows, XDG_CONFIG_HOME: ofDesktop } = process.env;
  const folder = process.platform === 'win32' ? ofWindows : ofDesktop;
  return join(folder || join(homedir(), '.config'), 'winnow', 'key.json');
}

function parse(text: string): KeptKey | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { server, key } = value as Readonly<Record<string, unknown>>;
    return typeof server === 'string' && typeof key === 'string' ? { server, key } : null;
  } catch {
    return null;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
