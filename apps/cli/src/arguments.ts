import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

/** Options that every local command takes. */
const sharedOptions = {
  today: { type: 'string' },
  'words-only': { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig;

/** The options of a local command, with those that all of them share. */
export function parseCommandArguments<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  return parseOptions(args, { ...sharedOptions, ...options });
}

/** Node's `parseArgs`; its errors are reported as usage errors. */
export function parseOptions<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values: parsed.values, files: parsed.positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The date given with --today, else the current one, as YYYY-MM-DD. */
export function todayFrom(value: string | undefined): string {
  if (value === undefined) return new Date().toISOString().slice(0, 10);
  if (!isDate(value)) throw new UsageError(`--today must be a date such as 2026-11-21, not "${value}"`);
  return value;
}

/** Days that no month has, such as 30 February, would be taken for one of the next. */
function isDate(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}

/** A whole number above zero, or `null` where the option is not given. */
export function countFrom(name: string, value: string | undefined): number | null {
  if (value === undefined) return null;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`--${name} must be a whole number above zero`);
  return count;
}
