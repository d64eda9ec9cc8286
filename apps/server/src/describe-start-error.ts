import type { Config } from './config/config.ts';
import { StartRefused } from './platform/process/start-refused.ts';
import { StorageUnavailable } from './platform/storage/storage-unavailable.ts';

/** Why the server didn't start, as a message for the operator. */
export function describeStartError(thrown: unknown, { host, port, dataFolder }: Config): string {
  const error: NodeJS.ErrnoException = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { code, message, stack } = error;
  if (error instanceof StorageUnavailable || error instanceof StartRefused) return message;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use by another program. Set PORT to a free one.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${host}. Set HOST.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Not allowed: ${message}. Set DATA_DIR (now ${dataFolder}) or PORT (now ${port}) to what this user may use.`;
    case 'ENOSPC':
      return `The disk of ${dataFolder} is full.`;
    case 'ECONNREFUSED':
      return `The database of DATABASE_URL does not answer: ${message}.`;
    default:
      return stack?.startsWith('Error: The ') ? message : `The server could not start.\n${stack ?? message}`;
  }
}
