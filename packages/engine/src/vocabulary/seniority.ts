import { gaps, type Tokens } from './tokens.ts';
import type { Seniority } from './vocabulary.ts';

/** Words before a title that state its seniority without changing the job. */
const wordsBefore: Readonly<Record<string, Seniority>> = {
  intern: 'trainee',
  trainee: 'trainee',
  apprentice: 'trainee',
  student: 'trainee',
  junior: 'junior',
  jr: 'junior',
  associate: 'junior',
  entry: 'junior',
  level: 'junior',
  mid: 'regular',
  intermediate: 'regular',
  experienced: 'regular',
  staff: 'senior',
  senior: 'senior',
  sr: 'senior',
  snr: 'senior',
  expert: 'senior',
  lead: 'lead',
  principal: 'lead',
};

/** Words after a title, with or without a comma or dash. */
const wordsAfter: Readonly<Record<string, Seniority>> = {
  intern: 'trainee',
  internship: 'trainee',
  trainee: 'trainee',
  apprentice: 'trainee',
  apprenticeship: 'trainee',
  junior: 'junior',
  jr: 'junior',
  i: 'junior',
  1: 'junior',
  ii: 'regular',
  2: 'regular',
  iii: 'senior',
  3: 'senior',
  iv: 'senior',
  v: 'senior',
  senior: 'senior',
  sr: 'senior',
  lead: 'lead',
  principal: 'lead',
};

/** Words that stay in the title, since they name the job, and also state the level. */
const levelsWithin: readonly (readonly [RegExp, Seniority])[] = [
  [
    /\b(?:chief\b.*\bofficer|C[EFOTIMP]O|president|[SE]?VP|managing director|director|head of|founder|(?<!product |process )owner)\b/i,
    'executive',
  ],
  [/\b(?:manager|superintendent)\b/i, 'manager'],
  [/\b(?:leader|supervisor|foreman|forewoman|foreperson|lead$)\b/i, 'lead'],
  [/\b(?:intern|trainee|apprentice)\b/i, 'trainee'],
];

/** A word of seniority next to a title: the level and the outermost token that belongs to it. */
export type SeniorityWord = { readonly seniority: Seniority; readonly token: number };

/** Words of seniority right before token `first`, not before token `free`. */
export function seniorityBefore(
  text: string,
  tokens: Tokens,
  { first, free }: { readonly first: number; readonly free: number },
): SeniorityWord | null {
  let nearest: Seniority | null = null;
  let token = first - 1;
  for (; token >= free; token--) {
    if ((tokens.gap[token + 1] ?? gaps.stop) > gaps.space && !isAbbreviated(text, tokens, token)) break;
    const seniority = wordsBefore[lowerWord(text, tokens, token)];
    if (!seniority) break;
    nearest ??= seniority;
  }
  return nearest === null ? null : { seniority: nearest, token: token + 1 };
}

/** Words of seniority right after token `last`. */
export function seniorityAfter(text: string, tokens: Tokens, last: number): SeniorityWord | null {
  const token = last + 1;
  if (token >= tokens.count || (tokens.gap[token] ?? gaps.stop) > gaps.list) return null;
  const word = lowerWord(text, tokens, token);
  const seniority = wordsAfter[word];
  if (!seniority || (tokens.gap[token] === gaps.list && /^[iv0-9]+$/.test(word))) return null;
  return { seniority, token };
}

/** Whether a title is only a word of seniority that another title may follow: "Lead" in "Lead Analyst". */
export const isSeniorityAlone = (title: string): boolean => wordsBefore[title.toLowerCase()] !== undefined;

/** The level stated by a title's own words, such as "manager"; `null` for most titles. */
export const levelWithin = (title: string): Seniority | null =>
  levelsWithin.find(([pattern]) => pattern.test(title))?.[1] ?? null;

/** Ranks without meaning for the job; others ("intern", "lead") may be the whole title. */
const mereRanks = /^(?:senior|sr|snr|junior|jr|i|ii|iii|iv|v|1|2|3)$/;

/** The tokens of a title without ranks at its ends. */
export function titleCore(text: string, tokens: Tokens): { first: number; last: number } {
  let first = 0;
  let last = tokens.count - 1;
  while (first < last && mereRanks.test(lowerWord(text, tokens, first))) first++;
  while (last > first && mereRanks.test(lowerWord(text, tokens, last))) last--;
  return { first, last };
}

/** "Sr. Engineer": the period does not end a sentence. */
const isAbbreviated = (text: string, tokens: Tokens, token: number): boolean =>
  /^(?:sr|jr|snr)$/i.test(text.slice(tokens.start[token], tokens.end[token])) &&
  text.slice(tokens.end[token], tokens.start[token + 1]).trim() === '.';

const lowerWord = (text: string, tokens: Tokens, token: number): string =>
  text.slice(tokens.start[token], tokens.end[token]).toLowerCase();
