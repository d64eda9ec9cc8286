import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Contacts } from './contacts.ts';
import { kindOfWords } from './heading-kind.ts';
import type { Line } from './lines.ts';
import { organizationLikeness } from './organization-words.ts';
import { isPlace } from './places.ts';
import { fold, tidy } from './reading-copy.ts';
import type { Fact } from './resume.ts';
import { isTitleNoun, titleTail } from './title-words.ts';

/** Lines from the top among which a name is looked for. */
const topLines = 30;
const farthestLine = 150;

/** A candidate below this is no name: silence is better than a wrong name. */
const threshold = 1.8;

type Candidate = { readonly text: string; readonly start: number; readonly score: number };

/**
 * The candidate's name by where and how it stands, never by a list of names: near the top, in the largest letters,
 * beside the contacts, alike to the e-mail's local part; no heading, title, place or sentence.
 */
export function findName(
  lines: readonly Line[],
  contacts: Contacts,
  vocabulary: Vocabulary,
): Fact<string> | null {
  const largest = lines.reduce((size, line) => Math.max(size, line.fontSize ?? 0), 0);
  // A sidebar may be read before the name: the largest letters are looked at wherever they stand.
  const top = lines.filter(
    (line, index) =>
      index < topLines || (line.fontSize !== null && line.fontSize === largest && index < farthestLine),
  );
  const addresses = addressWords(contacts);
  let best: Candidate | null = null;
  for (const [index, line] of top.entries()) {
    const labelled = labelledName(line);
    if (labelled) {
      const candidate = { ...labelled, score: 6 - index * 0.05 };
      if (plausible(labelled.text, vocabulary) && (best === null || candidate.score > best.score))
        best = candidate;
      continue;
    }
    const part = firstPart(line);
    if (!plausible(part, vocabulary)) continue;
    const score = scoreOf(part, line, index, largest, addresses);
    if (score >= threshold && (best === null || score > best.score))
      best = { text: part, start: line.start, score };
  }
  if (best === null) return null;
  return {
    value: presentable(best.text),
    evidence: [{ start: best.start, end: best.start + best.text.length }],
  };
}

function scoreOf(
  part: string,
  line: Line,
  index: number,
  largest: number,
  addresses: readonly string[],
): number {
  const words = part.split(/\s+/);
  const isLargest = largest > 0 && line.fontSize === largest;
  let score = 3 - Math.min(index, isLargest ? 2 : 10) * 0.35;
  if (words.length >= 2 && words.length <= 4) score += 1;
  if (words.length === 1) score -= 0.7;
  if (words.length > 5) score -= 1.5;
  if (part.length < line.text.length) score -= 0.5;
  if (line.bullet) score -= 2;
  if (isLargest) score += 2;
  if (part === fold(part) && /[a-z]/.test(part)) score -= 1;
  const matching = words.filter((word) =>
    addresses.some((address) => sameName(fold(word).replace(/[^\p{L}]/gu, ''), address)),
  );
  if (matching.length === 0 && words.some((word) => abstractNoun.test(word))) score -= 2;
  score += Math.min(3, matching.length * 1.5);
  return score;
}

/** Endings of words that name things and not people. */
const abstractNoun =
  /(?:tion|tions|ment|ments|ness|ship|ities|ives|ology|ability|ence|cycle|planning|strategy)$/i;

/** A word of a name against the words of an address: equal, or within a run-together "janedoe". */
const sameName = (word: string, address: string): boolean => word.length >= 3 && address.includes(word);

function addressWords({ emails, links }: Contacts): readonly string[] {
  const locals = emails.map((fact) => fact.value.split('@')[0] ?? '');
  const profiles = links.map((fact) => fact.value).filter((url) => /linkedin|indeed|github|xing/i.test(url));
  return [...locals, ...profiles].map((text) => fold(text).replace(/[^\p{L}/]+/gu, ''));
}

function labelledName(line: Line): { text: string; start: number } | null {
  const label =
    /^(?:full |candidate |candidate's )?(?:name|nom|nombre|nome|naam|nume|vor- und nachname|imie i nazwisko)\s{0,3}[:-]\s{0,4}/.exec(
      line.folded,
    );
  if (!label) return null;
  const rest = line.text.slice(label[0].length);
  const text = (/^[^,|:(\d]{2,60}/.exec(rest)?.[0] ?? '').trimEnd();
  return text === '' ? null : { text, start: line.start + label[0].length };
}

const credentials = /[,(|•·:;/@\d]| {3,}|\t| [-–—] /;

/** The part of a line that could be the name: before a comma, a separator, a label or a number. */
function firstPart(line: Line): string {
  const salutation = /^(?:mr|mrs|ms|mx|miss|dr|prof)\.? /i.exec(line.text);
  const stop = line.text.search(credentials);
  let part = (stop < 0 ? line.text : line.text.slice(0, stop)).trimEnd();
  // A flattened line runs on from the name into the headline: "Ana Pop Marketing Manager".
  const title = headlineAfter(part);
  if (title !== null) part = part.slice(0, title).trimEnd();
  const label = /\s(?:e-?mail|phone|mobile|mob|tel|cell|address|contact)\b/i.exec(part);
  if (label) part = part.slice(0, label.index);
  return salutation && part.length <= salutation[0].length
    ? ''
    : part.replace(/[\s.]+$/, (end) =>
        /\.$/.test(end.trim()) && / .$/.test(part.slice(0, -end.length).slice(-2)) ? '.' : '',
      );
}

/** Where a headline of at least two words follows at least two words of a name. */
function headlineAfter(part: string): number | null {
  const words = [...part.matchAll(/\S+/g)];
  for (let end = words.length; end >= 4; end -= 1) {
    const last = words[end - 1];
    if (!last) return null;
    const text = part.slice(0, last.index + last[0].length);
    const start = titleTail(text, fold(text));
    if (start === null) continue;
    const before = words.filter((word) => word.index < start).length;
    return before >= 2 && end - before >= 2 ? start : null;
  }
  return null;
}

const notNames = new Set(
  `resume curriculum vitae cv sample example template page of address street road avenue lane email phone mobile tel contact details
objective profile summary personal information name client company confidential date birth nationality university college school
institute the and for with in to my our from about i experience years skills work education professional career letter cover dear
linkedin github portfolio website http https www com pdf lebenslauf europass format updated version city state zip your available
references box apartment suite p.o po near opp
experienced seeking results driven responsible dedicated motivated innovative dynamic highly`.split(/\s+/),
);

function plausible(part: string, vocabulary: Vocabulary): boolean {
  if (part.length < 2 || part.length > 50) return false;
  if (!/^[\p{L}\p{M}][\p{L}\p{M}'.\s-]*$/u.test(part)) return false;
  const folded = fold(part);
  const words = folded.split(/[\s]+/).filter(Boolean);
  if (words.length > 6) return false;
  if (words.length === 1 && /^[a-z]+$/.test(folded) && part.length < 3) return false;
  if (words.some((word) => notNames.has(word.replace(/\.$/, '')))) return false;
  if (kindOfWords(folded) !== null || isPlace(part, folded)) return false;
  if (organizationLikeness(folded) >= 0.6) return false;
  const skilled = vocabulary.findSkills(part).reduce((sum, skill) => sum + skill.end - skill.start, 0);
  if (words.length > 1 && skilled >= part.length * 0.6) return false;
  const last = words.at(-1) ?? '';
  const titled = vocabulary.findTitles(part).some((title) => title.end - title.start >= part.length * 0.7);
  // A lone surname such as Baker is a title too: only a title of several words, or its usual nouns, speak against a name.
  if (words.length >= 2 && (isTitleNoun(last) || (titled && words.length > 2))) return false;
  if (words.length === 1 && (titled || isTitleNoun(last))) return false;
  return true;
}

const presentable = (text: string): string => tidy(text);
