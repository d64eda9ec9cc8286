import type { Candidate } from '../candidate/candidate.ts';
import { readWords } from '../words/read-words.ts';
import { type DraftPart, type Judging, notFound, rounded, type Verdict, verdictFrom } from './criterion.ts';
import { deedInProse } from './done-as-asked.ts';
import { type AskedLicense, licenseAsked, licenseShown } from './license-in-prose.ts';
import { namesInText } from './names-in-text.ts';
import { readSigns, type SignsOfProse, strongerOf } from './prose-head.ts';
import { shownInWords, type Worded } from './shown-in-words.ts';
import { waysOfProse } from './ways-of-prose.ts';

/** Credit below this is noise. */
const minCredit = 0.03;

/**
 * What a resume shows of a line in one of its wordings: the word credit as its square root, since the first words found
 * say more than the last, and the affinity of the nearest title.
 */
export function signsOf(text: string, candidate: Candidate, judging: Judging): ReadOfLine {
  const whole = shownInWords(text, candidate, judging);
  const { brevity, ways } = wordingsOf(text, judging.language);
  const title = judging.heldTitle()?.affinity ?? 0;
  const reads = ways.map(({ way, names }): ReadOfLine => {
    const worded = way === text ? whole : shownInWords(way, candidate, judging);
    const words = Math.sqrt(worded.credit);
    const signs = {
      words,
      title,
      names: shareHeld(names, candidate, judging),
      spread: whole.spread,
      brevity,
    };
    return { worded, signs, isNamed: names.length > 0 };
  });
  return reads.reduce((best, next) => (strongerOf(best.signs, next.signs) === next.signs ? next : best));
}

type ReadOfLine = {
  readonly worded: Worded;
  readonly signs: SignsOfProse;
  /** Whether the wording has names. */
  readonly isNamed: boolean;
};

/** Words from which a line is no shorter than others. */
const longLine = 20;

type Wordings = {
  readonly brevity: number;
  readonly ways: readonly { readonly way: string; readonly names: readonly string[] }[];
};

const wordingsByText = new Map<string, Wordings>();
/** Cache size: enough for the requirements of many jobs; cleared when full. */
const maxTexts = 5000;

// Cached, because the same requirement is scored against every resume of a batch.
function wordingsOf(text: string, language: Judging['language']): Wordings {
  const key = `${language} ${text}`;
  const known = wordingsByText.get(key);
  if (known) return known;
  const stemsOf = (of: string) => new Set(readWords(of, language).map(({ stem }) => stem));
  const names = namesInText(text, language);
  const ways = waysOfProse(text).map((way) => {
    const stems = way === text || names.length === 0 ? null : stemsOf(way);
    return { way, names: stems === null ? names : names.filter((name) => stems.has(name)) };
  });
  const made = { brevity: 1 - Math.min(longLine, stemsOf(text).size) / longLine, ways };
  if (wordingsByText.size >= maxTexts) wordingsByText.clear();
  wordingsByText.set(key, made);
  return made;
}

/** The share of names that a line of the resume holds; 1 where there are none. */
function shareHeld(
  names: readonly string[],
  { linesByStem, lines }: Candidate,
  { isCopied }: Judging,
): number {
  if (names.length === 0) return 1;
  const isHeld = (name: string): boolean =>
    (linesByStem.get(name) ?? []).some((number) => {
      const line = lines[number];
      return line !== undefined && line.showing !== 'piled' && !isCopied(line);
    });
  return names.filter(isHeld).length / names.length;
}

/**
 * Compares a line of the advert in prose with the lines of the resume. A matching job title lowers the threshold
 * slightly.
 */
export function judgeOther(text: string, candidate: Candidate, judging: Judging): Verdict {
  const byWords = judgeByWords(text, candidate, judging);
  const license = judging.language === 'en' && candidate.language === 'en' ? licenseAsked(text) : null;
  if (license !== null) return judgeLicense(license, byWords, candidate, judging);
  const done = deedInProse(text, candidate, judging);
  if (done === null || (byWords.credit ?? 0) >= creditOfDeed)
    return done === null || byWords.status === 'met'
      ? byWords
      : { ...byWords, status: 'met', reason: reasonOf.met };
  const args = { lines: done.length };
  const parts = [{ code: 'phrase', args, share: creditOfDeed, credit: 1, places: done } as const];
  return verdictFrom(candidate, { status: 'met', reason: reasonOf.met, parts, first: done });
}

/** Only a line that names the license shows it; words about the work do not. */
function judgeLicense(
  asked: AskedLicense,
  byWords: Verdict,
  candidate: Candidate,
  judging: Judging,
): Verdict {
  const shown = licenseShown(asked, candidate, judging);
  const isOnlyWay = !asked.orElse && !asked.maybeLater;
  if (shown === null) return isOnlyWay ? unshown(byWords) : byWords;
  const { status, places } = shown;
  const worth = creditOfDeed * (status === 'met' ? 1 : 0.5);
  if (!isOnlyWay && (byWords.credit ?? 0) >= worth)
    return byWords.status === 'met' ? byWords : { ...byWords, status, reason: reasonOf[status] };
  const args = { lines: places.length };
  const part = { code: 'phrase', args, share: worth, credit: 1, places } as const;
  return verdictFrom(candidate, { status, reason: reasonOf[status], parts: [part], first: places });
}

/** The share of a credit that words about the work keep where the license itself is not found. */
const ofWordsAlone = 0.3;

const unshown = (verdict: Verdict): Verdict =>
  verdict.credit === null || verdict.credit === 0
    ? verdict
    : {
        ...verdict,
        status: 'not-found',
        reason: reasonOf['not-found'],
        credit: rounded(ofWordsAlone * verdict.credit),
        parts: verdict.parts.map((part) => ({ ...part, share: ofWordsAlone * part.share })),
      };

/** A sentence that says that it was done; more lines may say more. */
const creditOfDeed = 0.85;

function judgeByWords(text: string, candidate: Candidate, judging: Judging): Verdict {
  const { worded, signs, isNamed } = signsOf(text, candidate, judging);
  if (worded.credit === 0) return notFound({ code: 'lines-not-found', args: {} });
  const { status, credit, shares } = readSigns(signs, isNamed);
  if (credit < minCredit) return notFound({ code: 'lines-not-found', args: {} });
  const held = judging.heldTitle();
  const parts = partsOfWords(worded, shares.words);
  if (held !== null && shares.title > 0) {
    const args = { title: held.title };
    parts.push({ code: 'held-title', args, share: shares.title, credit: 1, places: [held.place] });
  }
  return verdictFrom(candidate, { status, reason: reasonOf[status], parts, first: worded.best() });
}

const reasonOf = {
  met: { code: 'lines-speak', args: {} },
  partly: { code: 'lines-speak-partly', args: {} },
  'not-found': { code: 'skill-few-words', args: {} },
} as const;

/** The words as parts of their total, in proportion to what each gave. */
function partsOfWords(worded: Worded, share: number): DraftPart[] {
  const parts = worded.parts(1);
  const whole = parts.reduce((sum, part) => sum + part.share * part.credit, 0);
  return parts.map((part) => {
    const given = part.share * part.credit;
    return { ...part, share: whole === 0 ? 0 : (share * given) / whole, credit: given > 0 ? 1 : 0 };
  });
}
