import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A failure in a test run, as reported by its reporters and summarized at the end. */
export type Failure = {
  readonly name: string;
  /** The test file, if a test failed. */
  readonly file?: string;
  /** The beginning of the message; the full message is earlier in the output. */
  readonly lines: readonly string[];
};

const maxLines = 4;
const maxLetters = 200;

/** Creates the file that the reporters of all test runs of this process write to; removed when the process ends. */
export function startNotingFailures(): void {
  const folder = mkdtempSync(join(tmpdir(), 'winnow-test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.FAILURES_FILE = join(folder, 'failures');
  writeFileSync(process.env.FAILURES_FILE, '');
}

/** Does nothing unless failures are collected. */
export function noteFailure(name: string, message = '', file?: string): void {
  const notes = process.env.FAILURES_FILE;
  if (!notes) return;
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim().slice(0, maxLetters))
    .filter(Boolean);
  const failure: Failure = { name, lines: lines.slice(0, maxLines), ...(file && { file }) };
  appendFileSync(notes, `${JSON.stringify(failure)}\n`);
}

export function readFailures(): Failure[] {
  const notes = readFileSync(process.env.FAILURES_FILE ?? '', 'utf8');
  return notes
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
