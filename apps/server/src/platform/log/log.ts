import { pino } from 'pino';
import { currentOrigin } from '../telemetry/origin.ts';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * One JSON line per event. Callers choose the fields: ids, counts, durations and paths
 * of endpoints; never names, addresses, texts or file names.
 */
export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** Receives each logged line, in addition to standard output. */
export type LogSink = (level: keyof Log, fields: Readonly<Record<string, unknown>>, message: string) => void;

/**
 * Writes to standard output, synchronously, so that the last line before a crash isn't lost. Each line has the ids of
 * the request and the task that it was written for.
 */
export function createLog(level: LogLevel, sinks: readonly LogSink[] = []): Log {
  const lines = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ ...currentOrigin() }),
  });
  if (sinks.length === 0) return lines;
  const write = (at: keyof Log) => (fields: object, message: string) => {
    lines[at](fields, message);
    if (lines.isLevelEnabled(at))
      for (const sink of sinks) sink(at, { ...currentOrigin(), ...fields }, message);
  };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
