import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What is told of a failure again at the end; all of it stands further up. */
const mostLines = 4;

/** Adds what failed, and the beginning of why, to the file named by `FAILURES_FILE`. */
export function noteFailure(name: string, message = ''): void {
  const file = process.env.FAILURES_FILE;
  if (!file) return;
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const told = lines.slice(0, mostLines).map((line) => `    ${line.slice(0, 200)}\n`);
  appendFileSync(file, `- ${name}\n${told.join('')}`);
}
