import { gapBeforePicture } from './pictures.ts';

/**
 * Capitalized words in the middle of a line that begin a requirement, after a lowercase letter: entries of a list that
 * lost their line breaks but not the space. Not after a word that needs a complement.
 */
const requirementOpeners =
  "Ability|Able|Advanced|Bachelor(?:['’]?s)?|Demonstrated|Excellent|Exceptional|Experience|Experienced|Expertise|Exposure|Extensive|Familiarity|Fluency|Fluent|" +
  "Good|Hands-on|Highly|In-depth|Knowledge|Master(?:['’]?s)?|Minimum|Must|Outstanding|Previous|Prior|Proficien(?:t|cy)|Proven|Solid|Strong|Superior|Thorough|" +
  'Understanding|Willing(?:ness)?|Working knowledge|General familiarity|Deep understanding|Practical knowledge|Basic knowledge';
const needsAnother = String.raw`(?<!\b(?:a|an|the|and|or|of|in|to|for|with|our|your|is|are|as|by|on|at|from|have|has|be|this|that|their|Key|Core) )`;
const spacedOpener = String.raw`(?<=[a-z\d)%+.;] )${needsAnother}(?=(?:${requirementOpeners}) [a-z(])`;
/** "required 3+ years of": a number that opens the next entry. */
const spacedYears = String.raw`(?<=\b(?:required|preferred|desired|experience|degree|equivalent|plus|skills) )(?=\d{1,2}\+? ?(?:(?:-|–|to) ?\d{1,2} )?\+? ?years)`;

/** "goals.2.Fluency in": a number that opens the next entry of a list without line breaks or blanks. */
const gluedNumber = String.raw`(?<=[a-z)](?:[.;:]|: )?)(?=\d{1,2}\.\p{Lu}[a-z])`;
/** "is preferred.keyboard skills": a full stop without a blank, after words that end a requirement. */
const gluedStop = String.raw`(?<=\b(?:required|preferred|desired|plus|GED|degree|experience|skills))\.(?=[a-z]{2})`;
/** "Month-end close Qualifications:": a heading at the end of the line above its list. */
const headingWords = 'Responsibilities|Qualifications|Requirements|Duties|Benefits|Perks';
const beforeHeading = String.raw`(?<=[a-z\d)%!.?] )(?<!\b(?:and|the|of|or|our|your|following|these|all|&|[A-Z][a-z]{1,14}) )`;
const spacedHeading = String.raw`${beforeHeading}(?=(?:[A-Z][a-z]{1,14} (?:and |& )?){0,2}(?:${headingWords}) ?:\s)`;
/** "ERP software Apply today": text that a page adds after the last entry. */
const spacedApply = String.raw`(?<=[a-z)%] )(?=Apply (?:today|now|here|online)\b)`;
/** "Bachelor's degree required, Master's preferred": each degree is asked for in a separate clause. */
const spacedDegree = String.raw`(?<=\b(?:required|preferred|desired)),? (?:and |with |but )?(?=(?:an? )?(?:Master|Bachelor|MBA|MSN|BSN|Ph\.?D|[Aa]dvanced degree|[Gg]raduate degree)(?![a-z]))`;

/** Where the lines of a text end, whether its writer, a wrap width, or a narrow column broke it. */
export function breaksOf(text: string, isGloss: boolean): RegExp {
  if (!hasCapitalFirst.test(text)) return isGloss ? breaksOfGloss : breaks;
  const lines = text.split('\n').map((line) => line.trimEnd());
  const widest = lines.reduce((max, { length }) => Math.max(max, length), 0);
  if (widest > widestWrap) return isGloss ? breaksOfGloss : breaks;
  if (!isColumn(lines, widest)) return breaksOfWrapped;
  const width = Math.ceil(widest * shareOfColumn);
  return new RegExp([lineBreakOfColumn(width), ...otherBreaks].join('|'), 'gu');
}

/** Adverts copied from web pages lose line breaks: "environmentsStrong fundamentals". These words begin a new line. */
const starters =
  'Strong|Experience|Experienced|Proficien(?:t|cy)|Familiarity|Knowledge|Excellent|Ability|Able|Solid|Proven|Hands|Background|' +
  "Bachelor(?:['’]?s)?|Master(?:['’]?s)?|Degree|Deep|Understanding|Skilled|Demonstrated|Work|Working|Develop|Design|Collaborate|Build|Lead|Minimum|" +
  'Must|Certifications?|Preferred|Prior|Previous|You|We|The|This|Our|Expertise|Exposure|Passion|Comfort|Track|Write|Create|Manage|' +
  'Maintain|Support|Provide|Participate|Ensure|Assist|Troubleshoot|Conduct|Perform|Implement|Deploy|Qualifications|Responsibilities|' +
  'Requirements|Required|Benefits|About|Location|Job|Good|Great|Exceptional|Advanced|Basic|Nice|Bonus|Key|What|Who|Why|Industry|Salary|' +
  'Independent|Fluent|Outstanding|At least|In|As|At|If|To';
const lineBreak = String.raw`\r?\n`;
/** A line of sixty letters or more whose next line begins in lowercase was wrapped at a width, not by its writer. */
const unwrappedLineBreak = String.raw`(?<![^\n]{60})\r?\n|\r?\n(?![ \t]*[a-z])`;
/** Line ends at which the text must continue, so that the width of a column broke the line. */
const goesOn = String.raw`(?:\b(?:an?|the|of|and|or|to|for|in|with|our|your|by|on|at|from|min\.)|[,/&(])[ \t]*`;
/** The same in a column of a page, where a line may also continue with a name or a number. */
const lineBreakOfColumn = (width: number): string =>
  String.raw`(?<![^\n]{${width}})\r?\n|(?<!${goesOn})\r?\n(?![ \t]*(?!o )[a-z])|\r?\n(?![ \t]*(?!o )[A-Za-z\d(])`;
const otherBreaks = [
  '\\s{4,}',
  '(?<!\\d)\\s*[•●▪◦‣·*➤➢▸►■□❖◆]\\s+',
  `(?<=[a-z)+%][.!?;]?|[A-Z][.!?;])(?=(?:${starters})\\b)(?<![A-Z][a-z]{0,9})`,
  '(?<!\\*)\\*+(?=[A-Z])',
  // A word that a glossary leaves out may leave a blank before the full stop.
  '(?<=[\\p{Ll}0-9)%+] ?[.!?;]) +(?=[\\p{Lu}0-9(“"])',
  // In capitals: longer words are hardly abbreviations. "Knows IPM. Keeps the books."
  '(?<=[A-Z]{5}[.!?;]) +(?=[A-Z])',
  '(?<=[A-Z]{3}[.!?;]) +(?=[A-Z][a-z])',
  // "Works with Cortex-M. He or she": letters of a name, and a word that begins a sentence.
  '(?<=[-\\d][A-Z]\\.|\\b[A-Z]{2}\\.) +(?=(?:He|She|They|We|You|It|Our|This|If|No|Must|The|An?|In|Some|Good|Experience|Knowledge) )',
  // Pay after the last demand: "a valid license. $32 an hour".
  '(?<=[\\p{L})][.!?]) +(?=[$£€]\\d)',
  spacedOpener,
  spacedYears,
  gluedNumber,
  gluedStop,
  spacedHeading,
  spacedApply,
  spacedDegree,
  '(?<=\\S)[•●▪](?=\\S)',
  '(?<=[a-z]{2}[.!?])(?=[A-Z][a-z])',
  '(?<=[a-z)])(?=\\d{1,2}\\+ years)',
  '(?<!&#?\\w{1,6});\\s*(?=\\p{L})|;\\s+',
  '(?<=[A-Za-z)]{2}[.)]?)\\t+(?=\\S)',
  gapBeforePicture,
];
const breaks = new RegExp([lineBreak, ...otherBreaks].join('|'), 'gu');
/** A gloss of German has capitals within its sentences. */
const breaksOfGloss = new RegExp(
  [lineBreak, ...otherBreaks.filter((each) => each !== spacedOpener)].join('|'),
  'gu',
);
const breaksOfWrapped = new RegExp([unwrappedLineBreak, ...otherBreaks].join('|'), 'gu');

/** Characters; a longer line means that the writer made the line breaks. */
const widestWrap = 130;

/** If no line begins with a capital, a lowercase line may begin anything. */
const hasCapitalFirst = /^[ \t]*(?:[-–—•●*] *)?\p{Lu}/mu;

/** Maximum width of a column, in characters. */
const widestColumn = 64;
/** Minimum share of a column that a wrapped line fills, since a long next word leaves the rest empty. */
const shareOfColumn = 0.55;
const minWrapped = 3;
const endsWithin = /(?:[a-z,]|[a-z]-|\b[a-z]{1,3})$/;

/** Whether the lines were wrapped at the width of a page column: several full ones continue in lowercase. */
function isColumn(lines: readonly string[], widest: number): boolean {
  if (widest > widestColumn) return false;
  const wrapped = lines.filter(
    (line, at) =>
      line.length >= widest * shareOfColumn &&
      /^\W*[\p{Lu}\d]/u.test(line) &&
      endsWithin.test(line) &&
      /^[ \t]*(?!o )[a-z]/.test(lines[at + 1] ?? ''),
  );
  return wrapped.length >= minWrapped;
}
