/** The states of the United States by their postal codes. */
const table = `
  AL=Alabama, AK=Alaska, AZ=Arizona, AR=Arkansas, CA=California, CO=Colorado, CT=Connecticut,
  DE=Delaware, FL=Florida, GA=Georgia, HI=Hawaii, ID=Idaho, IL=Illinois, IN=Indiana, IA=Iowa, KS=Kansas,
  KY=Kentucky, LA=Louisiana, ME=Maine, MD=Maryland, MA=Massachusetts, MI=Michigan, MN=Minnesota,
  MS=Mississippi, MO=Missouri, MT=Montana, NE=Nebraska, NV=Nevada, NH=New Hampshire, NJ=New Jersey,
  NM=New Mexico, NY=New York, NC=North Carolina, ND=North Dakota, OH=Ohio, OK=Oklahoma, OR=Oregon,
  PA=Pennsylvania, RI=Rhode Island, SC=South Carolina, SD=South Dakota, TN=Tennessee, TX=Texas, UT=Utah,
  VT=Vermont, VA=Virginia, WA=Washington, WV=West Virginia, WI=Wisconsin, WY=Wyoming`;

const codes: ReadonlyMap<string, string> = new Map(
  table.split(',').map((row) => {
    const [code = '', name = ''] = row.trim().split('=');
    return [code, name] as const;
  }),
);

/** Their names, as alternatives of a regular expression. */
export const states = [...codes.values()].join('|');

const anyName = new RegExp(String.raw`\b(?:${states})\b`, 'gi');
const anyCode = new RegExp(String.raw`\b(?:${[...codes.keys()].join('|')})\b`, 'g');

/** The text without names of states. */
export const withoutStates = (text: string): string => text.replace(anyName, ' ');

/** The states that a text names, in lower case. */
export const statesNamed = (text: string): readonly string[] =>
  [...text.matchAll(anyName)].map(([name]) => name.toLowerCase());

/** The same, also by their codes: "RN, NV". Any "OR" in capitals counts, too. */
export const statesNamedOrCoded = (text: string): ReadonlySet<string> =>
  new Set([
    ...statesNamed(text),
    ...[...text.matchAll(anyCode)].flatMap(([code]) => codes.get(code)?.toLowerCase() ?? []),
  ]);
