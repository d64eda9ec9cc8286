import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Random = () => number;

/** A job, and resumes of people who might apply for it. */
export type LibraryCase = {
  readonly name: string;
  readonly advert: string;
  readonly resumes: readonly string[];
};

/**
 * Similar jobs of the evaluation, so that many people in the library almost fit: the more people compete for the first
 * places, the harder it is to find them all.
 */
const chosenCases = [
  'backend-developer-greenhouse',
  'bookkeeper-email',
  'data-analyst-glued',
  'financial-analyst-workday',
  'frontend-developer-linkedin',
  'icu-nurse-ats-paste',
  'payroll-specialist-ats-paste',
  'product-manager-greenhouse',
  'qa-engineer-greenhouse',
  'school-nurse-email',
  'sous-chef-email',
  'staff-accountant-linkedin',
];

export function readLibraryCases(folder: string): LibraryCase[] {
  return chosenCases.map((name) => {
    const files = readdirSync(join(folder, name)).filter((file) => /^resume-\d+\.txt$/.test(file));
    const read = (file: string) => readFileSync(join(folder, name, file), 'utf8');
    return { name, advert: read('advert.txt'), resumes: files.sort().map(read) };
  });
}

const keptShare = 0.75;
const borrowedLines = 3;
/** Share of borrowed lines that come from another job. */
const foreignShare = 0.25;
const maxYearsOff = 6;

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/**
 * The resume of a fictional person: one of a case without some of its lines, with lines of others, and with different
 * start dates.
 */
export function plantPerson(cases: readonly LibraryCase[], random: Random): string {
  const own = pick(random, cases);
  const [head = '', ...rest] = linesOf(pick(random, own.resumes));
  const lines = rest.filter(() => random() < keptShare);
  for (let count = Math.floor(random() * (borrowedLines + 1)); count > 0; count -= 1) {
    const from = random() < foreignShare ? pick(random, cases) : own;
    lines.splice(
      Math.floor(random() * (lines.length + 1)),
      0,
      pick(random, linesOf(pick(random, from.resumes)).slice(1)),
    );
  }
  const years = Math.floor(random() * maxYearsOff);
  const body = lines.join('\n').replace(/\b(?:19[89]|20[012])\d\b/g, (year) => String(Number(year) - years));
  return `${head}\n${body}`;
}
