import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { piecesOf } from '../../languages/locale-lists.ts';
import { allMatches } from '../../words/all-matches.ts';
import type { Evidence, Fact } from '../resume.ts';
import type { Section } from '../sections/sections.ts';

export type Contacts = {
  readonly emails: readonly Fact<string>[];
  readonly phones: readonly Fact<string>[];
  readonly links: readonly Fact<string>[];
};

// Bounded at both ends, so that a long sequence of letters costs a fixed number of steps per position.
const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}(?![\p{L}\p{N}@])/gu;
/** Sites of profiles and portfolios. */
export const knownSites =
  'linkedin|github|gitlab|bitbucket|behance|dribbble|stackoverflow|medium|kaggle|xing|twitter|facebook|indeed|researchgate|orcid';
/** Characters of a link's path; an apostrophe only within a name, "in/maeve-o'hallow". */
const ofPath = String.raw`(?:[^\s<>"'|,;()[\]{}]|(?<=\p{L})'(?=\p{L}{2}))`;
const link = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)${ofPath}{3,300}`,
    String.raw`(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]{1,40}\.){0,2}(?:${knownSites})\.(?:com|org|io|net)(?:\/${ofPath}{1,200})?`,
  ].join('|'),
  'giu',
);
/** A substring that every link contains. */
const mayHoldLink = new RegExp(String.raw`:\/\/|www\.|(?:${knownSites})\.`, 'i');
const phone = /(?<![\p{L}\p{N}/.#])(?:\+|00|\()?\d[\d \t()./-]{5,24}\d(?![\p{L}\p{N}])/gu;

/** Email addresses, phone numbers and links of a reading copy, without duplicates. */
export function findContacts(copy: string): Contacts {
  const emails = findEmails(copy);
  const links = mayHoldLink.test(copy) ? collect(allMatches(copy, link)).map(trimLink) : [];
  const taken = [...emails, ...links].flatMap((fact) => fact.evidence);
  return { emails, links, phones: findPhones(copy, taken) };
}

/** Icons drawn between contacts leave them glued: "555-0100jane@example.orghttps://…". */
const gluedNumber = /^[\d+().-]{7,}(?=\p{L})/u;
const gluedScheme = /https?$/i;

function findEmails(copy: string): readonly Fact<string>[] {
  const found = new Map<string, Evidence[]>();
  if (!copy.includes('@')) return [];
  for (const match of allMatches(copy, email)) {
    const lead = gluedNumber.exec(match[0])?.[0].length ?? 0;
    const follows = copy.startsWith('://', match.index + match[0].length);
    const tail = follows ? (gluedScheme.exec(match[0])?.[0].length ?? 0) : 0;
    const [start, end] = [match.index + lead, match.index + match[0].length - tail];
    const value = copy.slice(start, end).toLowerCase();
    note(found, value, { start, end });
  }
  return [...found].map(([value, evidence]) => ({ value, evidence }));
}

function note(found: Map<string, Evidence[]>, value: string, evidence: Evidence): void {
  const known = found.get(value);
  if (known) known.push(evidence);
  else found.set(value, [evidence]);
}

function collect(matches: Iterable<RegExpExecArray>): Fact<string>[] {
  const found = new Map<string, Evidence[]>();
  for (const match of matches) {
    const value = match[0];
    note(found, value, { start: match.index, end: match.index + match[0].length });
  }
  return [...found].map(([value, evidence]) => ({ value, evidence }));
}

function trimLink({ value, evidence }: Fact<string>): Fact<string> {
  const trimmed = withoutLastMarks(value);
  const cut = value.length - trimmed.length;
  return { value: trimmed, evidence: evidence.map(({ start, end }) => ({ start, end: end - cut })) };
}

/** A sentence may end with an address. */
export const withoutLastMarks = (link: string): string => link.replace(/(?<![.:!?])[.:!?]+$/, '');

/** Whether a text is an email address, and nothing else. */
export function isEmail(text: string): boolean {
  const [found] = findEmails(text);
  return found?.value === text.toLowerCase();
}

/** Maximum number of candidates for phone numbers; later ones are ignored. */
const maxPhoneCandidates = 40;

/** Countries tried for a number written without its country code; the shapes of most others agree with one of these. */
const countries: readonly CountryCode[] = ['US', 'DE', 'FR', 'IN', 'GB'];

function findPhones(copy: string, taken: readonly Evidence[]): readonly Fact<string>[] {
  const phones = new Map<string, Evidence[]>();
  let candidates = 0;
  for (const match of allMatches(copy, phone)) {
    const end = match.index + match[0].length;
    // A postal code may precede a number: "50010 (515) 555-0100".
    const written = match[0].replace(/^\d{5,6}\s+(?=\(|\d{3}[.-]\d{3}[.-]\d{4}$)/, '');
    const start = end - written.length;
    const digits = written.replace(/\D/g, '').length;
    if (digits < 7 || digits > 15 || looksLikeDates(written)) continue;
    if (isOfOthers(copy, start, end) || isPostalCode(copy, start, end)) continue;
    if (isNumberOfElse(copy, start, end)) continue;
    if (taken.some((other) => start < other.end && other.start < end)) continue;
    if (!/^[+0(]/.test(written) && !isLabelled(copy, start) && !/[\s().-]/.test(written) && digits < 10)
      continue;
    candidates += 1;
    if (candidates > maxPhoneCandidates) break;
    const value = readPhone(written);
    if (value === null) continue;
    note(phones, value, { start, end });
  }
  return [...phones].map(([value, evidence]) => ({ value, evidence }));
}

/**
 * Removes contacts of referees, which are those under "References", unless the candidate has no others. Without line
 * breaks the end of that section is unknown, and nothing is removed. `copy` is a reading copy.
 */
export function withoutReferees(contacts: Contacts, sections: readonly Section[], copy: string): Contacts {
  const theirs = sections.flatMap(({ kind, heading, lines }) => {
    const last = lines.at(-1);
    if (kind !== 'references' || !heading || !last) return [];
    const ownLine = /\n[^\p{L}\n]*$/u.test(copy.slice(0, heading.start).slice(-9));
    return ownLine ? [{ start: heading.start, end: last.end }] : [];
  });
  const isTheirs = ({ evidence }: Fact<string>) =>
    evidence.every(({ start, end }) =>
      theirs.some((section) => start >= section.start && end <= section.end),
    );
  const own = (facts: readonly Fact<string>[]) => facts.filter((fact) => !isTheirs(fact));
  const [emails, phones] = [own(contacts.emails), own(contacts.phones)];
  return emails.length + phones.length === 0 ? contacts : { ...contacts, emails, phones };
}

/** Whether a phone number belongs to a referee or relative: its line says so. */
function isOfOthers(copy: string, start: number, end: number): boolean {
  const before = copy.slice(Math.max(0, start - 90), start);
  const line = before.slice(before.lastIndexOf('\n') + 1) + (/^[^\n]{0,40}/.exec(copy.slice(end))?.[0] ?? '');
  return ofOthers.test(line);
}

const ofOthers =
  /\b(?:supervisor|line manager|referees?|references?|emergency contact|next of kin|(?:do not|may) contact|guardian|father's|mother's)\b/i;

/** "GMC Number: 7000000", "Company no. 01234567", "doi:10.1000/1": an identifier, not a phone number. */
function isNumberOfElse(copy: string, start: number, end: number): boolean {
  if (/^10\.\d{4,9}\//.test(copy.slice(start, end + 1))) return true;
  const before = /[^\n\t|•·;]{0,40}$/.exec(copy.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  if (isLabelled(copy, start)) return false;
  if (register.test(before)) return true;
  const [, of] = numbered.exec(before) ?? [];
  return of !== undefined && !ofTelephones.test(of);
}

/** Registers and labels of identifiers, at most two words before the number. */
const register =
  /(?<!\p{L})(?:gmc|nmc|hcpc|gphc|gdc|goc|mdu|mps|rcn|npi|dea|bon|qts|sia|cscs|cpcs|npors|ipaf|utr|vat|gst|gstin|ein|ssn|nino|abn|acn|orcid|doi|isbn|issn|usdot|registration|registered|licen[cs]e|membership|passport|certificate|policy|account|patent)(?!\p{L})[^\p{L}\d]*(?:\p{L}+[^\p{L}\d]+){0,2}$/iu;

/** "Staff no.", "Candidate ID:", "PIN": labels of numbers that are not phone numbers. */
const numbered = /(?<!\p{L})(\p{L}*)[ .]{0,2}(?<!\p{L})(?:nos?|number|num|id|pin)(?!\p{L})[^\p{L}\d(+]*$/iu;

const ofTelephones =
  /^(?:$|\p{L}{1,2}$|.*(?:phone|fon)|mob|cell|tel|contact|whats|viber|fax|home|work|office|direct|day|even|alt|land|call|my|emergency|personal|hand|primary|secondary|other|second|res|off|gsm|main|line|movil|portable|and)/iu;

/** "〒604-0000", and the same before the name of a prefecture. */
const isPostalCode = (copy: string, start: number, end: number): boolean =>
  /^\d{3}-\d{4}$/.test(copy.slice(start, end)) &&
  (copy.charAt(start - 1) === '〒' || /^ {0,3}\p{Script=Han}/u.test(copy.slice(end)));

const looksLikeDates = (written: string): boolean =>
  /(?:^|\D)(?:19|20)\d\d\s*[-/.\s(]{1,4}\s*(?:19|20)\d\d/.test(written) ||
  /^\d{1,2}[./-] ?\d{1,2}[./-] ?(?:19|20)\d\d/.test(written) ||
  areYearsOfAny(written) ||
  /\((?:19|20)\d\d$/.test(written) ||
  /^\d{1,2}[./-](?:19|20)\d\d\D+\d{1,2}[./-](?:19|20)\d\d/.test(written) ||
  /^(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}/.test(written);

/** "1389 - 1393", "2553 - 2557": years by any calendar. */
function areYearsOfAny(written: string): boolean {
  const [, first, last] = /^(\d{4})\s*-\s*(\d{4})$/.exec(written) ?? [];
  const years = Number(last) - Number(first);
  return years >= 0 && years <= 40;
}

const phoneLabel = new RegExp(
  `(?<!\\p{L})(?:(?:${piecesOf(({ resume }) => resume.labels.phone)})[\\w .)(]{0,12}|(?:ph|m|t|p)[ .)(]{0,3})[:#.\\s-]{1,4}$`,
  'iu',
);

const isLabelled = (copy: string, start: number): boolean =>
  phoneLabel.test(copy.slice(Math.max(0, start - 28), start));

/**
 * The international form if the number includes its country code, otherwise as written; `null` if the number is invalid
 * in every country.
 */
function readPhone(written: string): string | null {
  const international = written.replace(/^00/, '+').trim();
  if (international.startsWith('+')) {
    const found = parsePhoneNumberFromString(international);
    return found?.isPossible() ? found.number : null;
  }
  const possible = countries.some((country) => parsePhoneNumberFromString(written, country)?.isPossible());
  return possible ? written.replace(/\s+/g, ' ').trim() : null;
}
