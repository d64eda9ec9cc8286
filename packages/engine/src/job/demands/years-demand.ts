/** Years of work that a line asks for. */
export type YearsDemand = { readonly minMonths: number; readonly start: number; readonly end: number };

const written: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
};
const amount = String.raw`(\d{1,2}|${Object.keys(written).join('|')})`;
const years = new RegExp(
  String.raw`\b${amount}(?: ?\(\d{1,2}\))? ?\+?(?: ?(?:-|–|—|to|or) ?${amount})? ?\+? ?(?:or more |plus )?(year|yr|month)s?['’]?`,
  'i',
);
/** Near the number, or it speaks of something else ("a 10-year-old company", "for 25 years"). */
const ofWork =
  /experience|background|work(?:ed|ing)|minimum|at least|track record|building|developing|industry|professional|relevant|in (?:a|an|the)\b|of\b/i;
const notOfWork =
  /year[s-]* old|years? of age|for (?:over|more than|the past|nearly) *$|(?:over|past|last) $|founded|history/i;

/** Most of the years that any advert asks; larger numbers speak of ages and anniversaries. */
const mostYears = 25;

/** The least years (in months) a line asks for: the lower end of a range; `null` where it asks none. */
export function readYears(line: string): YearsDemand | null {
  const found = years.exec(line);
  if (!found) return null;
  const count = countOf(found[1]);
  if (count === 0 || count > mostYears) return null;
  const end = found.index + found[0].length;
  if (notOfWork.test(line.slice(Math.max(0, found.index - 16), end + 8))) return null;
  if (!ofWork.test(line.slice(0, found.index)) && !ofWork.test(line.slice(end, end + 60))) return null;
  const isMonths = found[3]?.toLowerCase() === 'month';
  return { minMonths: isMonths ? count : count * 12, start: found.index, end };
}

const countOf = (word: string | undefined): number =>
  word === undefined ? 0 : (written[word.toLowerCase()] ?? (Number(word) || 0));
