import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogSink } from './log.ts';

const fileName = 'recent-errors.log';
const maxBytes = 512 * 1024;

/** Keeps warnings and errors in the data folder, wherever the log itself goes. */
export function keepErrors(dataFolder: string): LogSink {
  const file = join(dataFolder, fileName);
  return (level, fields, message) => {
    if (level !== 'warn' && level !== 'error') return;
    try {
      if (sizeOf(file) > maxBytes) writeFileSync(file, newerHalf(readFileSync(file, 'utf8')));
      const line = JSON.stringify({ time: new Date().toISOString(), level, ...fields, msg: message });
      appendFileSync(file, `${line}\n`, { mode: 0o600 });
    } catch {
      // A disk without room must not turn a warning into an error.
    }
  };
}

/** The kept lines, oldest first; damaged ones are left out. */
export async function readErrors(dataFolder: string): Promise<Readonly<Record<string, unknown>>[]> {
  const text = await readFile(join(dataFolder, fileName), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      const parsed: unknown = JSON.parse(line);
      return typeof parsed === 'object' && parsed !== null ? [parsed as Record<string, unknown>] : [];
    } catch {
      return [];
    }
  });
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function newerHalf(text: string): string {
  return text.slice(text.indexOf('\n', text.length / 2) + 1);
}
