import type { Candidate } from '../candidate/candidate.ts';
import { isCertificateNamed } from '../job/rules/certificate-names.ts';
import { licenseNamed, licenses } from '../job/rules/licenses.ts';
import type { Evidence } from '../resume/resume.ts';
import { readWords } from '../words/read-words.ts';
import { type Judging, notFound, type Verdict, verdictFrom } from './criterion.ts';
import { inProgressCredit, isInProgress } from './in-progress.ts';
import { isShortFor } from './is-short-for.ts';

/** "CPR certification" is met by a resume that names CPR; "teaching certificate" is not met by teaching. */
const lettersOf = (name: string): string =>
  /^(?:valid |current |active )*([A-Z][A-Z\d/+-]+)(?: (?:certifi\w+|licen[cs]\w*|card))+$/.exec(
    name.trim(),
  )?.[1] ?? name;

/**
 * "Under direct RN supervision", "trained RNs", "no RN license": licenses of other people, or ones the candidate lacks.
 */
const isOfOthersBefore =
  /\b(?:(?:under|assist(?:ed|ing|s)?|support(?:ed|ing|s)?|supervis\w+|recruit\w*|train(?:ed|ing)|staff(?:ed|ing)|(?:communicat\w+|report\w*|notif\w+|inform\w+)(?: to)?) (?:(?:an?|the|direct|\w+['’]s?) ){0,2}(?:\w+,? (?:and |& )?){0,2}|(?:no|not an?|without|lost(?: my| the)?|expired|lapsed|kein(?:en?)?|ohne) )$/i;
const isOfOthersAfter =
  /^(?:['’]?s\b(?! licen[cs]e)| supervis\w+| (?:staff|teams?|candidates|applicants)\b)/i;

const kindOfPaper = /\b(?:certifi(?:cation|cate|ed)|licen[cs]e|card|ticket|valid|current|active)\b/gi;

/** Global versions of each license's `held` pattern. */
const everywhere: ReadonlyMap<RegExp, RegExp> = new Map(
  licenses.map(({ held }) => [held, new RegExp(held, `${held.flags}g`)]),
);

/** Whether a line mentions the license only as another person's, or says that the candidate lacks it. */
function isOfOthers(text: string, { start, end }: Evidence, shows: readonly RegExp[]): boolean {
  if (shows.length === 0) return false;
  const line = text.slice(start, end);
  const named = shows.flatMap((held) => [...line.matchAll(everywhere.get(held) ?? held)]);
  return (
    named.length > 0 &&
    named.every(
      ({ 0: said, index }) =>
        isOfOthersBefore.test(line.slice(Math.max(0, index - reachBefore), index)) ||
        isOfOthersAfter.test(line.slice(index + said.length)),
    )
  );
}

const reachBefore = 40;

/** A line including the letters at its end that are not words: "License: class F". */
const withMarks = (text: string, { start, end }: Evidence): string =>
  text.slice(start, end) + (letterBehind.exec(text.slice(end, end + reachBehind))?.[0] ?? '');
const letterBehind = /^ \(?[A-Z]{1,2}\b/;
const reachBehind = 5;

/**
 * Checks whether the certificate or license, or one of several alternatives, is named among the certifications or in a
 * line.
 */
export function judgeCertification(
  name: string,
  candidate: Candidate,
  { isCopied, language }: Judging,
): Verdict {
  const names = name.split(/(?<!\s)\s+or\s+/i);
  const shows = names.flatMap((way) => licenseNamed(way)?.held ?? []);
  // All words of a license class may occur in a line that is about another class.
  const ofWords = names.filter((way) => licenseNamed(way)?.isOfClass !== true);
  const isShown = (text: string): boolean =>
    shows.some((held) => held.test(text)) || ofWords.some((way) => isCertificateNamed(way, text));
  const stemsOf = (words: string, of: Judging['language']) => readWords(words, of).map(({ stem }) => stem);
  const ways = ofWords.map((way) => stemsOf(lettersOf(way), language));
  const isNamed = (stems: ReadonlySet<string>, wanted = ways): boolean =>
    wanted.some((way) => way.length > 0 && way.every((stem) => stems.has(stem)));
  // An entry in the certifications section need not say that it is one.
  const waysOfEntry = ofWords
    .filter((way) => licenseNamed(way) === null)
    .map((way) => stemsOf(way.replace(kindOfPaper, ' '), language));
  const fact = candidate.resume.certifications.find(
    ({ value }) =>
      isShown(value) ||
      isNamed(new Set(stemsOf(value, candidate.language)), [...ways, ...waysOfEntry]) ||
      ofWords.some((way) => isShortFor(lettersOf(way), value.split(/[,(–—:|]/)[0]?.trim() ?? '')),
  );
  const { text } = candidate.resume.document;
  const places =
    fact?.evidence ??
    candidate.lines.filter(
      (line) => line.showing !== 'piled' && (isNamed(line.stems) || isShown(withMarks(text, line))),
    );
  const open = places.filter((place) => !isCopied(place) && !isOfOthers(text, place, shows));
  if (open.length === 0) return notFound({ code: 'certificate-not-found', args: {} });
  const held = open.some((place) => !isInProgress(candidate, place));
  const part = {
    code: 'certificate',
    args: { held },
    share: 1,
    credit: held ? 1 : inProgressCredit,
  } as const;
  return verdictFrom(candidate, {
    status: held ? 'met' : 'partly',
    reason: { code: held ? 'certificate-named' : 'certificate-in-progress', args: {} },
    parts: [{ ...part, places: open }],
  });
}
