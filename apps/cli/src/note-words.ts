import type { JobNote, JobNoteCode } from '@winnow/engine';
import { printable } from './printable.ts';

const words: Readonly<Record<JobNoteCode, string>> = {
  empty: 'has no words, so it has no requirements',
  resume: 'looks like a resume, so no requirements were read from it',
  'legal-text': 'looks like a legal text, so no requirements were read from it',
  'no-advert': 'does not look like a job description, so no requirements were read from it',
  'entry-level-and-years': 'is for entry level and requires years of experience',
  'no-experience-and-years': 'says that no experience is needed and requires years of it',
  'no-degree-and-degree': 'says that no degree is needed and requires one',
};

/** Writes what the reader says of a job text to standard error: a line for each note. */
export function warnOfJob(path: string, text: string, notes: readonly JobNote[]): void {
  for (const { code, quotes } of notes) {
    const said = quotes
      .map(({ start, end }) => `"${text.slice(start, end).replace(/\s+/g, ' ')}"`)
      .join(' and ');
    process.stderr.write(`${printable(`winnow: ${path} ${words[code]}${said && `: ${said}`}`)}\n`);
  }
}
