import type { JobNote, JobNoteCode } from '@winnow/engine';
import { printable } from './printable.ts';

const words: Readonly<Record<JobNoteCode, string>> = {
  empty: 'contains no text, so it has no requirements',
  resume: 'looks like a resume, so no requirements were read from it',
  'legal-text': 'looks like a legal text, so no requirements were read from it',
  'no-advert': 'does not look like a job description, so no requirements were read from it',
  'entry-level-and-years': 'asks for entry level, but requires years of experience',
  'no-experience-and-years': 'says that no experience is needed, but requires years of it',
  'no-degree-and-degree': 'says that no degree is needed, but requires one',
};

/** Writes the notes on a job text to standard error, one per line. */
export function warnOfJob(path: string, text: string, notes: readonly JobNote[]): void {
  for (const { code, quotes } of notes) {
    const said = quotes
      .map(({ start, end }) => `"${text.slice(start, end).replace(/\s+/g, ' ')}"`)
      .join(' and ');
    process.stderr.write(`${printable(`winnow: ${path} ${words[code]}${said && `: ${said}`}`)}\n`);
  }
}
