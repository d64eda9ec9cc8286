import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { allMatches } from '../../words/all-matches.ts';
import { fold, tidy } from '../../words/reading-copy.ts';
import type { Position } from '../resume.ts';
import type { Line } from '../sections/lines.ts';
import { titleLikeness } from './header-parts.ts';
import { organizationLikeness } from './organization-words.ts';
import { isPlace } from './places.ts';

export type WorkInProse = { readonly title: string | null; readonly organization: string | null };

const work =
  /\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing)|associated|joined|promoted|hired|recruited|appointed|engaged|acted|acting|functioned|started|interned|position|role)\b/i;
const asTitle = /\b(?:as|to|of) (?:an? |the )?(?=\p{L})/giu;
const atEmployer = /\b(at|with|for|by|in) (?:the |[Mm]\/s\.? )?(?=[\p{Lu}\d])/gu;
/** Characters after "worked" in which title and employer are searched. */
const reach = 140;
const capitalised =
  /^(?:[\p{Lu}\d][\p{L}\d&'’./+-]*|&|of|and|the|de|for)(?:[ ](?:[\p{Lu}\d(][\p{L}\d&'’./+)-]*|&|of|and|the|de|for)){0,6}/u;
const maxTitleWords = 7;

/**
 * Title and employer from a sentence such as "worked at Acme as a tax adviser"; `null` if it does not describe work.
 */
export function readWorkInProse(line: Line, vocabulary: Vocabulary): WorkInProse | null {
  if (line.words < 4) return null;
  const clause = clauseOfWork(line.text);
  if (clause === null) return null;
  const title = titleKnown(clause, vocabulary);
  const organization = employerKnown(clause, title !== null);
  return title === null && organization === null ? null : { title, organization };
}

/** A desired position is not a held one. */
const hopes =
  /\b(?:apply(?:ing)?|application|seek(?:s|ing)?|looking|aspir(?:e|es|ing)|desir(?:e|es|ous)|wish|hop(?:e|es|ing)|interested|opportunity|to (?:obtain|secure|get|find|work))\b/;

/** The same as a position. Undated, since dates in a sentence may refer to anything. */
export function readProsePosition(line: Line, vocabulary: Vocabulary): Position | null {
  const stated = readWorkInProse(line, vocabulary);
  if (!stated) return null;
  if (stated.title === null && organizationLikeness(fold(stated.organization ?? '')) === 0) return null;
  const evidence = [{ start: line.start, end: line.end }];
  return { ...stated, location: null, start: null, end: null, months: null, evidence };
}

/** From the first word about work to the end of its clause; `null` if there is none or the text states an intention. */
function clauseOfWork(text: string): string | null {
  const first = work.exec(text);
  if (!first || hopes.test(fold(text.slice(Math.max(0, first.index - 60), first.index)))) return null;
  const clause = text.slice(first.index, first.index + reach);
  const end = clause.search(/[.;:](?:\s|$)/);
  return end < 0 ? clause : clause.slice(0, end);
}

/** The text after each `lead` in a clause. */
const led = (clause: string, lead: RegExp): readonly (readonly [after: string, word: string])[] =>
  allMatches(clause, lead).map((found) => [clause.slice(found.index + found[0].length), found[1] ?? '']);

function titleKnown(stated: string, vocabulary: Vocabulary): string | null {
  for (const [after] of led(stated, asTitle)) {
    if (endOfPeriod.test(after)) continue;
    const clause = /^[^.,;:()\n]{2,90}/.exec(after)?.[0] ?? '';
    const words = clause.split(' ').slice(0, maxTitleWords);
    for (let count = words.length; count > 0; count -= 1) {
      const text = words.slice(0, count).join(' ');
      if (
        !joiningWord.test(text.replace(headOf, '')) &&
        titleLikeness(text, fold(text), vocabulary) >= 0.85
      ) {
        return tidy(text);
      }
    }
  }
  return null;
}

/** "Mill Works, March 2010 to January 2015": the rest is a date. */
const endOfPeriod = /^(?:current|present|now|date|\p{L}{3,9}\.? ?'?\d{2,4})\b/iu;

const joiningWord = /\b(?:in|at|for|with|of|the|and|to|on|by|from|since)\b/i;
const headOf = /\b(?:head|director|manager|vice president) of\b/i;

function employerKnown(stated: string, beside: boolean): string | null {
  for (const [after, preposition] of led(stated, atEmployer)) {
    const text = tidy((capitalised.exec(after)?.[0] ?? '').replace(/(?:[ ](?:of|and|the|for|de|&))+$/, ''));
    if (text.length < 3 || isPlace(text, fold(text))) continue;
    // "in" precedes fields and cities as often as employers.
    if (preposition === 'in' && !(beside && organizationLikeness(fold(text)) > 0)) continue;
    return text;
  }
  return null;
}
