import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** Whether child processes can be started without a network, and how. */
export type NetworkIsolation =
  | {
      readonly kind: 'namespace';
      /** Starts the program after `args` in an empty network namespace, under the same process id. */
      readonly command: string;
      readonly args: readonly string[];
    }
  | {
      readonly kind: 'none';
      /** A phrase for operators, to be placed after a colon. */
      readonly why: string;
    };

/** Runs a command to its end; rejects if it fails. */
export type TryCommand = (command: string, args: readonly string[]) => Promise<unknown>;

const places = ['/usr/bin/unshare', '/bin/unshare'];
/**
 * Even a process without privileges can create a network namespace inside a user namespace, if the kernel allows it.
 */
const ways = [
  ['--user', '--map-current-user', '--net', '--'],
  ['--net', '--'],
];

const execute = promisify(execFile);
const tryCommand: TryCommand = (command, args) =>
  execute(command, [...args], { timeout: 5_000, env: {}, encoding: 'utf8' });

let found: Promise<NetworkIsolation> | null = null;

/** How this machine can start reading processes without a network. Determined once per process. */
export function findNetworkIsolation(): Promise<NetworkIsolation> {
  found ??= tryNetworkIsolation(process.platform, places.find((place) => existsSync(place)) ?? null);
  return found;
}

/**
 * Tries each way.
 * @param unshare path of the util-linux program; `null` if it is missing
 */
export async function tryNetworkIsolation(
  platform: NodeJS.Platform,
  unshare: string | null,
  run: TryCommand = tryCommand,
): Promise<NetworkIsolation> {
  if (platform !== 'linux') return { kind: 'none', why: 'only Linux has network namespaces' };
  if (unshare === null) return { kind: 'none', why: 'the program unshare of util-linux is not installed' };
  for (const args of ways) {
    try {
      await run(unshare, [...args, '/bin/true']);
      return { kind: 'namespace', command: unshare, args };
    } catch {
      // The next way may be allowed.
    }
  }
  return { kind: 'none', why: 'the kernel or the container allows no network namespaces' };
}
