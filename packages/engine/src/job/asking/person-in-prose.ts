import type { AdvertLine } from '../advert/advert-lines.ts';
import { isLeftOut, readWording } from '../advert/advert-wording.ts';
import { personSought, shortNotice, toolsOfTheHouse } from '../rules/person-sought.ts';
import { matchesAny } from '../rules/rule.ts';
import type { LineAsking } from './line-asking.ts';

/** Likelihoods assigned to a sentence that says what the candidate should have or know. */
const asksPlainly = 0.7;
const requiresPlainly = 0.8;
const niceToHave = 0.2;

/**
 * Emails and agency texts ask in sentences, outside any section: "You have a CPA",
 * "They should know SAP". What such a sentence says of the person is required unless it is called optional.
 */
export function withPersonSought(
  lines: readonly AdvertLine[],
  asking: readonly LineAsking[],
): readonly LineAsking[] {
  if (isSectioned(lines)) return asking;
  const isNotice = isShortNotice(lines);
  const sought = asking.map((each, at): LineAsking => {
    const line = lines[at];
    if (!line || !isProse(line) || isLeftOut(line.text)) return each;
    if (matchesAny(toolsOfTheHouse, line.text)) return { asks: asksPlainly, must: niceToHave };
    const isPlain =
      matchesAny(personSought, line.text) ||
      (isNotice && (!matchesAny(shortNotice, line.text) || isList(line.text)));
    if (!isPlain) return each;
    const must = readWording(line.text) === 'nice' ? each.must : Math.max(each.must, requiresPlainly);
    return { asks: Math.max(each.asks, asksPlainly), must };
  });
  return sought.map((each, at) => {
    const line = lines[at];
    if (!line || !isProse(line) || isLeftOut(line.text) || !isFragment(line.text)) return each;
    const besides = [at - 1, at + 1].some((other) => {
      const beside = lines[other];
      return beside && isOneParagraph(line, beside) && (sought[other]?.asks ?? 0) >= asksBeside;
    });
    return besides ? { ...each, asks: Math.max(each.asks, asksInPassing) } : each;
  });
}

/** A sentence without a verb among sentences that ask: "Git.", "Some Python for the odd analysis." */
const asksBeside = 0.6;
const asksInPassing = 0.5;
const maxWordsOfFragment = 14;
const verb =
  /\b(?:i|we|you|they|he|she|it|this|that|there|is|are|was|were|am|be|been|will|would|have|has|had|do|does|did|can|could|may|might|must|should|who|which|pays?|comes?|starts?|gets?)\b|['’](?:s|re|ve|ll|d|m)\b(?! (?:degree|licen|certif))/i;
/** Requests to the reader, remarks, times and places. */
const noDemand =
  /^(?:an? (?:\w+ )?(?:opportunity|chance|place|team)|please|send|text|call|reply|email|mail|write|apply|contact|ask|let|pass|share|thanks?|thank|hi|hello|dear|hey|no|yes|not|so|and|but|or|ok|cheers|best|love|regards|medical|health|benefits|pay|salary|hours|monday|full[- ]time|part[- ]time|remote|hybrid|on[- ]site|temporary|permanent|contract|bonus|free|paid|dogs?|summer|parking|weekends?|start\w*|immediate\w*)\b|\b(?:off|paid|per|a|an) (?:hour|week|month|day)s?\b|\d ?%|[$£€]|\b(?:insurance|401|pension|vacation|holiday|pto|equity|options)\b/i;

const isFragment = (line: string): boolean =>
  line.split(/\s+/).length <= maxWordsOfFragment &&
  /^[\p{Lu}\d][^:?!]*[.;]?$/u.test(line) &&
  !verb.test(line) &&
  !noDemand.test(line);

/** Sentences that are separated only by a full stop. */
const isOneParagraph = (one: AdvertLine, other: AdvertLine): boolean =>
  Math.max(one.start, other.start) - Math.min(one.end, other.end) <= gapOfSentences;
const gapOfSentences = 2;

/** "You should know" alone introduces a list. */
const shortestSentence = 4;
const speaksOfPerson = (line: string): boolean =>
  line.split(/\s+/).length >= shortestSentence && matchesAny(personSought, line);

/** Whether a short text seeks a candidate: it is a message, not a list of key skills. */
export const seeksSomebody = (lines: readonly AdvertLine[]): boolean =>
  isShortNotice(lines) ||
  (!isSectioned(lines) && lines.some((line) => isProse(line) && speaksOfPerson(line.text)));

const isList = (line: string): boolean => line.split(',').length > minEntries;
const minEntries = 3;

const maxWordsOfNotice = 70;

/** "Wanted: baker, 3 years, own tools": a notice of a few lines asks for everything it names. */
function isShortNotice(lines: readonly AdvertLine[]): boolean {
  const words = lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return (
    words <= maxWordsOfNotice &&
    lines.every(isProse) &&
    lines.some(({ text }) => matchesAny(shortNotice, text))
  );
}

const isSectioned = (lines: readonly AdvertLine[]): boolean =>
  lines.some(({ section }) => section === 'must' || section === 'duties');

const isProse = ({ section }: AdvertLine): boolean => section === 'unknown' || section === 'list';
