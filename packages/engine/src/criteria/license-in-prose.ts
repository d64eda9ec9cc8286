import type { Candidate } from '../candidate/candidate.ts';
import { statesNamed, statesNamedOrCoded, withoutStates } from '../job/rules/states.ts';
import type { Evidence } from '../resume/resume.ts';
import { readWords } from '../words/read-words.ts';
import { wordRarity } from '../words/word-rarity.ts';
import type { Judging } from './criterion.ts';
import { isInProgress } from './in-progress.ts';

/** The license that a line of prose asks for: "a teaching license issued by the state of Nevada". */
export type AskedLicense = {
  /** Stems of the words that say which license, with their weights. */
  readonly subject: ReadonlyMap<string, number>;
  /** The states of which one must have issued it; empty where any may have. */
  readonly places: readonly string[];
  /** Whether the advert accepts that it is still to be obtained. */
  readonly maybeLater: boolean;
  /** Whether it is enough to have begun. */
  readonly maybeBegun: boolean;
  /** Whether the advert accepts something else instead, such as hours of work. */
  readonly orElse: boolean;
  /** Stems of what must come with it: "with a clean driving record". */
  readonly beside: readonly string[];
};

const paper =
  /\b(?:licen[cs](?:e|es|ed|ure)|certifi(?:ed|cates?|cations?)|registered|registration|credential(?:s|ed)?|permit)\b/i;
const named = /\b(?:licen[cs]es?|licen[cs]ure|certifi(?:cates?|cations?))\b/i;
const ofHolder =
  /\b(?:(?:licensed|licen[cs]ure|registered)(?: (?:as|in|to practice))?|certified (?:as|in|to practice))(?: an?| the)?(?: (?:licensed|registered|certified))? /i;
/** "Experience with software licenses": the line asks for work with them. */
const isOfWork =
  /\b(?:experience|knowledge|familiarity|understanding|manag(?:e|es|ing)|process(?:es|ing)?|review(?:s|ing)?|coordinat(?:e|es|ing)|renew(?:s|ing)?|software|products?|agreements?|compliance)\b/i;
/** Words in front of a license that do not say which. */
const general = new Set(
  'a an the and or of in to your our own any all valid current active clear full professional state national local appropriate applicable required relevant other following must hold holds possess have has be is obtain maintain acquire least one unrestricted appointment subject area matter'.split(
    ' ',
  ),
);
const later =
  /\b(?:or|and) (?:the )?(?:ability|able|eligib\w+|willing\w*|have the exam|exam|sitting|in progress)\b|\b(?:able|ability|willing(?:ness)?|eligib(?:le|ility)) (?:to|for)\b|\bwithin \w+ (?:days|weeks|months)\b/i;
/** "Or, at a minimum, clear progress towards licensure": begun is enough. */
const begun =
  /(?:\bor,? )?(?:at (?:a |the )?minimum,? |at least )?(?:clear |active |good )?progress towards?\b/i;
const boundary = /[,;:()•|]|\.(?=\s|$)/;
const maxWordsOfSubject = 5;
const longestText = 220;

const askedByText = new Map<string, AskedLicense | null>();
/** Cache size: enough for the requirements of many jobs; cleared when full. */
const maxTexts = 5000;

/** `null` for lines that ask for no license, or do not say for which. */
export function licenseAsked(text: string): AskedLicense | null {
  // Cached, because the same requirement is scored against every resume of a batch.
  const known = askedByText.get(text);
  if (known !== undefined) return known;
  const made = readLicense(text);
  if (askedByText.size >= maxTexts) askedByText.clear();
  askedByText.set(text, made);
  return made;
}

function readLicense(text: string): AskedLicense | null {
  if (text.length > longestText || isOfWork.test(text)) return null;
  const words = subjectOf(text);
  if (words === null) return null;
  const subject = new Map(
    readWords(withoutStates(words)).map(({ stem }) => [stem, Math.max(minWeight, wordRarity(stem))] as const),
  );
  if (subject.size === 0) return null;
  return {
    subject,
    places: statesNamed(text),
    maybeLater: later.test(text),
    maybeBegun: begun.test(text),
    orElse: /\bor\b/i.test(text.replace(later, ' ').replace(begun, ' ')),
    beside: readWords(/\blicen[cs]\w+ with ([^,;.()]+)/i.exec(text)?.[1] ?? '').map(({ stem }) => stem),
  };
}

const minWeight = 0.05;

/** The words before "license", or after "licensed". */
function subjectOf(text: string): string | null {
  const at = named.exec(text);
  const before = at === null ? '' : (text.slice(0, at.index).split(boundary).at(-1) ?? '');
  const telling = before.split(/\s+/).filter((word) => word !== '' && !general.has(word.toLowerCase()));
  if (telling.length > 0) return telling.slice(-maxWordsOfSubject).join(' ');
  const holder = ofHolder.exec(text);
  if (holder === null) return null;
  const behind = text.slice(holder.index + holder[0].length).split(boundary)[0] ?? '';
  return behind
    .split(/\s+/)
    .filter((word) => !general.has(word.toLowerCase()))
    .slice(0, maxWordsOfSubject - 1)
    .join(' ');
}

/** How a resume shows a license that an advert asks for in prose. */
export type ShownLicense = {
  readonly status: 'met' | 'partly';
  readonly places: readonly Evidence[];
};

/** Minimum share of the subject's weight in a line that names a license. */
const shareFrom = 0.5;
const inactive = /\b(?:inactive|expired|lapsed|in training|pre-?licens\w+)\b/i;

/** `null` where no line of the resume names such a license. */
export function licenseShown(
  { subject, places, maybeLater, maybeBegun, beside }: AskedLicense,
  candidate: Candidate,
  { isCopied }: Pick<Judging, 'isCopied'>,
): ShownLicense | null {
  const { text } = candidate.resume.document;
  const whole = [...subject.values()].reduce((sum, weight) => sum + weight, 0);
  let best: ShownLicense | null = null;
  for (const line of candidate.lines) {
    if (line.showing === 'piled' || isCopied(line)) continue;
    const said = text.slice(line.start, line.end);
    if (!paper.test(said) && !isCertificate(candidate, line)) continue;
    let share = 0;
    for (const [stem, weight] of subject) if (line.stems.has(stem)) share += weight / whole;
    if (share < shareFrom) continue;
    const of = places.length === 0 ? null : statesNamedOrCoded(said + behind(text, line.end));
    const isOfPlace = of === null || places.some((place) => of.has(place));
    const isHeld = !inactive.test(said) && !isInProgress(candidate, line);
    const hasAll = beside.every((stem) =>
      candidate.lines.some((other) => other.showing !== 'piled' && other.stems.has(stem) && !isCopied(other)),
    );
    if (isOfPlace && hasAll && (isHeld || maybeLater || maybeBegun)) return { status: 'met', places: [line] };
    best ??= { status: 'partly', places: [line] };
  }
  return best;
}

/** The rest of the line of the document, where a state may stand as a code. */
const behind = (text: string, end: number): string => text.slice(end, end + reachBehind).split('\n')[0] ?? '';
const reachBehind = 40;

const isCertificate = ({ resume }: Candidate, { start, end }: Evidence): boolean =>
  resume.certifications.some(({ evidence }) =>
    evidence.some((place) => place.start < end && start < place.end),
  );
