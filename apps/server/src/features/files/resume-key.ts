import { createHash } from 'node:crypto';
import type { ResumeLine } from './resume-repository.ts';

/** Cache key of a resume's facts on a day: changes with the document, the corrections and the day. */
export function resumeKey(
  { id, documentHash, corrections }: Pick<ResumeLine, 'id' | 'documentHash' | 'corrections'>,
  today: string,
): string {
  return [id, documentHash, today, corrections ? hashOf(corrections) : ''].join(' ');
}

/** SHA-256 of a value's JSON, in hexadecimal digits. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
