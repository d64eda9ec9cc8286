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
  String.raw`\b${amount}(?: ?\(\d{1,2}\))? ?\+?(?: ?(?:-|–|—|to|or) ?${amount})? ?\+? ?(?:or more |plus )?(year|yr|month)(?:s|\(s\))?['’]?`,
  'gi',
);
/** "Several years (min. 4)": the number follows the unit. */
const unitAhead = /\byears?['’]? \((?:min\.?|minimum|at least) (\d{1,2})\)/i;
/** Needed near the number, which otherwise is about something else ("a 10-year-old company"). */
const ofWork =
  /experience|background|work(?:ed|ing)|spent|minimum|at least|track record|building|developing|industry|professional|relevant|in (?:a|an|the)\b|of\b/i;
const notOfWork = /year[s-]* old|years? of age|year[- ]round|founded|history/i;
/**
 * "Voted best bakery for the past six years", "within six months of hire": periods that are not asked of the candidate.
 */
const spanBefore =
  /(?:\bfor (?:over|more than|nearly|the (?:past|last|next))|\b(?:over|in|during|of) (?:the )?(?:past|last|next|first|coming)|\b(?:past|last|next|first|within|after|every|each|fixed[- ]term (?:for|of)|contract (?:for|of)|duration(?: of)?)):? *$/i;
/** "Our bakers have over 25 years of experience": the employer's years, which are not a requirement. */
const ofEmployer =
  /\b(?:our|we|company|business|firm|agency|family)\b(?![^.;]{0,60}\b(?:you|must|candidates?|seek\w*|look\w*|need\w*|requires?|someone)\b)[^.;]{0,40}\b(?:have|has|with|brings?|offers?|been)\b[^.;]{0,20}$/i;
/**
 * "Baking: 3 years (Required)", "Baking - 3 years", "Bread and rolls, minimum 3 years": a field of a form, or a short line
 * that ends with its years.
 */
const labelled =
  /^(?!.*\b(?:contract|term|duration|length|period|warranty|guarantee|commitment|lease|age|founded|history|probation|visa|valid\w*|renew\w*)\b)[\p{L} /&'’-]{2,40}(?:: | ?[-–—] |, ?| \()(?:(?:an? )?(?:min(?:imum)?\.?(?: of)?|at least) )?\d{1,2}\+?(?: ?[-–] ?\d{1,2})? (?:years?|yrs?)\b(?: min(?:imum)?)?\)?(?:,? \(?(?:required|preferred|desired)\)?)?\.?$/iu;

/** "4-6 years" alone on a line, below a heading that names the field. */
const isSpanAlone = /^\d{1,2}\+? ?(?:(?:-|–|to) ?\d{1,2})?\+? ?(?:years?|yrs?)\.?$/i;
/** "5 years in payroll", "3 years as a baker". */
/** "Four years of work may replace the degree": years that are an alternative, not a requirement. */
const insteadBefore =
  /\b(?:substitut\w+|exchanged|count\w*|accepted|instead of|in lieu of|equal to) (?:for |as |by )?(?:up to |another |an additional )?$/i;
const insteadAfter =
  /^['’]?(?: of)?(?: [\w-]+){0,5} (?:(?:may|can|will) (?:be )?(?:substitut|replace|count|accepted)|in lieu of)/i;
/** "4+ yrs product design" at the start of a line: the sign marks a minimum, and the field follows. */
const minAtHead =
  /^\W*\d{1,2} ?\+|^\W*\d{1,2} ?(?:(?:-|–|to) ?\d{1,2} ?)?(?:years?|yrs?)['’]? ?(?:\+|(?= [a-z]))/i;
/** "Six years in a row", "three years running": what somebody has won or kept. */
const inARow =
  /^['’]? (?:in a row|in succession|running\b(?! [a-z])|straight\b|and counting|on the (?:market|list|road|web))/i;
const ofOther = /^ (?:and\b|of age|old\b|ago\b|strong\b|in business|serving|running|history|warranty)/i;
const ofWhat =
  /^['’]? (?:in|as|with|using|(?!during|including|remaining|following|running(?! [a-z])|starting|pending)[a-z]{4,}ing)\b(?! (?:a row|business|total|prison|length|advance))/i;

/** "Five years in orchards, two of them in charge": years that are part of those named before. */
const amongThem = new RegExp(
  String.raw`(?<=[,;(] ?(?:with |and |at least |including )?)\b${amount}(?: \(\d{1,2}\))? (?:years? )?of (?:them|those|these|which)\b(?= (?:in|as|with|on|at|leading|managing|supervising)\b)`,
  'gi',
);

/** Maximum number of years that an advert asks for; larger numbers are ages and anniversaries. */
const maxYears = 25;

/** Minimum months of work that a line asks for: the lower end of a range; `null` if it asks for none. */
export const readYears = (line: string): YearsDemand | null => readAllYears(line)[0] ?? null;

/** Maximum number of spans per line; bounds the time for malicious input. */
const maxSpans = 4;

/** Every span of years that a line asks for: "5 years of baking, with at least 2 years of rye bread". */
export function readAllYears(line: string): readonly YearsDemand[] {
  const found: YearsDemand[] = [];
  for (const match of line.matchAll(years)) {
    const asked = yearsOf(match, line);
    if (asked) found.push(asked);
    if (found.length === maxSpans) break;
  }
  if (found.length === 1) found.push(...yearsAmong(line, found[0]?.end ?? 0));
  const ahead = unitAhead.exec(line);
  if (ahead && found.length === 0)
    found.push({ minMonths: 12 * Number(ahead[1]), start: ahead.index, end: ahead.index + ahead[0].length });
  return found;
}

const yearsAmong = (line: string, from: number): readonly YearsDemand[] =>
  [...line.matchAll(amongThem)]
    .filter(({ index }) => index > from)
    .slice(0, 1)
    .map(({ 0: said, 1: count, index }) => ({
      minMonths: 12 * countOf(count),
      start: index,
      end: index + said.length,
    }));

function yearsOf(found: RegExpExecArray, line: string): YearsDemand | null {
  const count = countOf(found[1]);
  if (count === 0 || count > maxYears) return null;
  const end = found.index + found[0].length;
  const before = line.slice(Math.max(0, found.index - reachBefore), found.index);
  if (spanBefore.test(before) || ofEmployer.test(before) || inARow.test(line.slice(end, end + reachBefore)))
    return null;
  if (insteadBefore.test(before) || insteadAfter.test(line.slice(end, end + 80))) return null;
  if (notOfWork.test(line.slice(Math.max(0, found.index - 16), end + 8))) return null;
  if (
    !labelled.test(line) &&
    !isSpanAlone.test(line) &&
    !ofWhat.test(line.slice(end)) &&
    !/^ min(?:imum)?\b/i.test(line.slice(end)) &&
    !(isAtHead(line, end) && /^ [a-z]/i.test(line.slice(end)) && !ofOther.test(line.slice(end))) &&
    !ofWork.test(line.slice(0, found.index)) &&
    !ofWork.test(line.slice(end, end + 60))
  )
    return null;
  const isMonths = found[3]?.toLowerCase() === 'month';
  return { minMonths: isMonths ? count : count * 12, start: found.index, end };
}

const isAtHead = (line: string, end: number): boolean => end <= longestHead && minAtHead.test(line);
const longestHead = 16;

const reachBefore = 100;

const countOf = (word: string | undefined): number =>
  word === undefined ? 0 : (written[word.toLowerCase()] ?? (Number(word) || 0));
