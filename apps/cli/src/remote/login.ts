import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { apiKeyPrefix, listJobs, RequestFailure } from '@winnow/contracts';
import { parseOptions } from '../arguments.ts';
import { UsageError } from '../usage-error.ts';
import { askPerson } from './ask-person.ts';
import { forgetKey, type KeptKey, keepKey } from './kept-key.ts';
import { clientOf, expectNoFiles, explain, remoteCommand } from './remote-command.ts';
import { RemoteError } from './remote-error.ts';

/** Takes a server and an API key, tries them and keeps them for the other commands. */
export const login = remoteCommand(async (args) => {
  const { values, files } = parseOptions(args, {
    server: { type: 'string' },
    'key-file': { type: 'string' },
  });
  expectNoFiles(files);
  const keyFile = values['key-file'];
  const isAsking = values.server === undefined || keyFile === undefined;
  if (isAsking && !process.stdin.isTTY)
    throw new UsageError(
      'without a terminal, login requires --server URL and --key-file FILE (- reads the key from standard input)',
    );
  const server = serverFrom(values.server ?? (await askPerson('Server (https://…): ')));
  const key =
    keyFile === undefined ? await askPerson('API key: ', { isSecret: true }) : await readKeyFile(keyFile);
  if (!key.startsWith(apiKeyPrefix) || /\s/.test(key))
    throw new RemoteError(
      `this is not an API key: a key begins with ${apiKeyPrefix}. Copy all of it from the settings.`,
    );
  await check({ server, key });
  process.stderr.write(`The key works. It is saved in ${await keepKey({ server, key })}\n`);
  return 0;
});

/** Forgets the key. It stays valid: an administrator revokes it. */
export const logout = remoteCommand(async (args) => {
  expectNoFiles(parseOptions(args, {}).files);
  const words = (await forgetKey())
    ? 'The key is deleted from this computer. To end it everywhere, revoke it in the settings of the organization.'
    : 'There was no key to delete.';
  process.stderr.write(`${words}\n`);
  return 0;
});

function serverFrom(value: string): string {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new UsageError(`--server must be an address such as https://winnow.example.com, not "${value}"`);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isLocal)
    process.stderr.write(
      'winnow: with http, others on the network can read the key. Use https if you can.\n',
    );
  // Copied from the API's documentation, it ends in /api.
  return (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/api$/, '');
}

async function readKeyFile(path: string): Promise<string> {
  try {
    return (path === '-' ? await text(process.stdin) : await readFile(path, 'utf8')).trim();
  } catch (error) {
    throw new UsageError(`the key cannot be read from "${path}": ${(error as Error).message}`);
  }
}

async function check(kept: KeptKey): Promise<void> {
  try {
    await clientOf(kept).call(listJobs, { limit: 1 });
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    if (error.sentence?.code !== 'api-key-scope') throw new RemoteError(explain(error, kept.server));
    // Some keys are for results alone.
    process.stderr.write(`winnow: ${error.message}\n`);
  }
}
