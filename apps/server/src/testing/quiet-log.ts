import type { Log } from '../platform/log/log.ts';

/** A log that discards everything. */
export const quietLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

export type LogLine = { readonly level: keyof Log; readonly fields: object; readonly message: string };

/** A log that collects its lines. */
export function rememberingLog(): { log: Log; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const remember = (level: keyof Log) => (fields: object, message: string) => {
    lines.push({ level, fields, message });
  };
  const log = {
    debug: remember('debug'),
    info: remember('info'),
    warn: remember('warn'),
    error: remember('error'),
  };
  return { log, lines };
}
