import { contextBits, contextBitsOf, mayPromise } from './context-words.ts';
import type { SkillCandidate } from './skill-candidates.ts';
import { gaps, type Tokens } from './tokens.ts';

/** From the first token to the last. */
export type TokenSpan = Pick<SkillCandidate, 'first' | 'last'>;

/** The text around a candidate's words. */
export type SkillSurroundings = ReturnType<typeof readSurroundings>;

/** How far a cue reaches, in tokens. */
export const reachAhead = 9;
const reachBehind = 2;

const notAsked = -1;

/** How far the words of a promise reach, in tokens. */
const promiseReach = 30;

/** Returns functions that describe the surroundings of a candidate: lists, cues, titles, addresses. */
export function readSurroundings(text: string, tokens: Tokens) {
  // The context bits of the words, cached: one word may be near many candidates, and is checked for several purposes.
  const bitsByToken = Array<number>(tokens.count).fill(notAsked);
  const isAt = (token: number, meaning: number): boolean => {
    let bits = bitsByToken[token] ?? 0;
    if (bits === notAsked) {
      bits = contextBitsOf(text, tokens.start[token] ?? 0, tokens.end[token] ?? 0);
      bitsByToken[token] = bits;
    }
    return (bits & meaning) !== 0;
  };
  let promises: boolean | null = null;
  const gapBefore = (token: number): number =>
    token >= tokens.count ? gaps.stop : (tokens.gap[token] ?? gaps.stop);

  const isWholeLine = (first: number, last: number): boolean =>
    isEdge(text, tokens.start[first] ?? 0, -1) && isEdge(text, (tokens.end[last] ?? 0) - 1, 1);

  const isNumber = (token: number): boolean => /^\p{N}/u.test(text.charAt(tokens.start[token] ?? 0));

  const isLinkAt = (token: number): boolean =>
    token >= 0 && token < tokens.count && isAt(token, contextBits.link);
  const isPart = (gap: number): boolean => gap !== gaps.space && gap !== gaps.line;
  const isPartedBefore = ({ first }: SkillCandidate): boolean =>
    isPart(gapBefore(first)) || isLinkAt(first - 1);
  const isPartedAfter = ({ last }: SkillCandidate): boolean =>
    isPart(gapBefore(last + 1)) || isLinkAt(last + 1);
  const isAtLineEdge = (gap: number): boolean => gap === gaps.line;

  return {
    /** Whether a word such as "experience" or "skills" is near, in the same sentence. */
    isCued({ first, last }: SkillCandidate): boolean {
      for (let token = first - 1; token >= 0 && token >= first - reachAhead; token--) {
        if (gapBefore(token + 1) === gaps.stop && text.charAt(tokens.end[token] ?? 0) !== ':') break;
        if (isAt(token, contextBits.cue)) return true;
      }
      for (let token = last + 1; token < tokens.count && token <= last + reachBehind; token++) {
        if (gapBefore(token) > gaps.line) break;
        if (isAt(token, contextBits.cue)) return true;
      }
      return false;
    },

    /**
     * Whether a separator or a word such as "and" separates it from adjacent text; not so in "Horticulture Spring
     * 2011".
     */
    isParted: (candidate: SkillCandidate): boolean => isPartedBefore(candidate) || isPartedAfter(candidate),

    /** Separated on both sides: "sql, san, nas", not "switching, San Diego". */
    isItem: (candidate: SkillCandidate): boolean =>
      (isPartedBefore(candidate) || isAtLineEdge(gapBefore(candidate.first))) &&
      (isPartedAfter(candidate) || isAtLineEdge(gapBefore(candidate.last + 1))),

    isSmall: ({ first }: SkillCandidate): boolean => /^\p{Ll}/u.test(text.charAt(tokens.start[first] ?? 0)),

    /** Between two commas. */
    isBetweenCommas: ({ first, last }: SkillCandidate): boolean =>
      gapBefore(first) === gaps.list && last + 1 < tokens.count && gapBefore(last + 1) === gaps.list,

    /**
     * "Experience in accounts", "Skills: Excel": whether a word that names skills is within `reach` before it, or
     * directly after it.
     */
    isNamedBeside({ first, last }: SkillCandidate, reach: number): boolean {
      if (gapBefore(last + 1) === gaps.space && last + 1 < tokens.count && isAt(last + 1, contextBits.naming))
        return true;
      let isBelow = false;
      for (let token = first - 1; token >= 0 && token >= first - reach; token--) {
        const gap = gapBefore(token + 1);
        if ((gap > gaps.line && text.charAt(tokens.end[token] ?? 0) !== ':') || isNumber(token)) return false;
        isBelow ||= gap === gaps.line;
        if (isAt(token, isBelow ? contextBits.listHeading : contextBits.naming)) return true;
      }
      return false;
    },

    isTitle: ({ last }: SkillCandidate): boolean =>
      gapBefore(last + 1) <= gaps.line && last + 1 < tokens.count && isAt(last + 1, contextBits.titleHead),

    /** Whether it fills its line or the space between the separators of its list. */
    fillsItem({ first, last }: TokenSpan): boolean {
      const before = gapBefore(first);
      const after = gapBefore(last + 1);
      return (
        before >= gaps.line &&
        after >= gaps.line &&
        before + after < 2 * gaps.stop + Number(isWholeLine(first, last))
      );
    },

    /** Whether the line or sentence is about what the employer offers or promises. */
    isBoilerplate({ first, last }: SkillCandidate): boolean {
      promises ??= mayPromise(text);
      if (!promises) return false;
      for (let token = first - 1; token >= 0 && first - token <= promiseReach; token--) {
        if (gapBefore(token + 1) === gaps.stop || gapBefore(token + 1) === gaps.line) break;
        if (isAt(token, contextBits.promise)) return true;
      }
      for (let token = last + 1; token < tokens.count && token - last <= promiseReach; token++) {
        if (gapBefore(token) === gaps.stop || gapBefore(token) === gaps.line) break;
        if (isAt(token, contextBits.promise)) return true;
      }
      return false;
    },

    /** Part of a web or email address: "linkedin.com/in/…", "…@gmail.com". */
    isInAddress({ first, last }: SkillCandidate): boolean {
      const from = tokens.start[first] ?? 0;
      const to = tokens.end[last] ?? 0;
      if (!joinsAddress(text, from - 1) && !joinsAddress(text, to)) return false;
      let start = from;
      let end = to;
      while (from - start < longestAddress && isWritten(text, start - 1)) start--;
      while (end - to < longestAddress && isWritten(text, end)) end++;
      return /@[\w-]+\.|:\/\/|www\.|\.(?:com|org|net|io|in)\//i.test(text.slice(start, end));
    },

    /** "C-level", "I.C.A.", "J&J": a letter that continues with punctuation and letters is not a language. */
    isLetterOfAbbreviation({ first, last }: SkillCandidate): boolean {
      const from = tokens.start[first] ?? 0;
      const to = tokens.end[last] ?? 0;
      return (
        to - from === 1 &&
        (/[\p{L}\p{N}][.&'-]$/u.test(text.slice(Math.max(0, from - 2), from)) ||
          /^[.&'-][\p{L}\p{N}]/u.test(text.slice(to, to + 2)))
      );
    },

    /** "Department of Public Health": the name of an office, not a skill. */
    isOfOffice({ first }: SkillCandidate): boolean {
      const from = tokens.start[first] ?? 0;
      // After "of" or "the": the last letter rules out other words.
      if (!'feFE'.includes(text.charAt(from - 2))) return false;
      return office.test(text.slice(Math.max(0, from - longestOffice), from));
    },

    /** "Experience acting as a bridge", "accounting for 5 % of sales": a verb with an object, not a skill. */
    isDoneAs({ last }: SkillCandidate): boolean {
      const to = tokens.end[last] ?? 0;
      if (!'gG'.includes(text.charAt(to - 1))) return false;
      return (
        /ing$/i.test(text.slice(tokens.start[last] ?? 0, to)) &&
        /^ (?:as|on|upon)\b/i.test(text.slice(to, to + 6))
      );
    },

    /** Whether an adjacent word is in capitals too, so that capitals have no meaning. */
    isAmongCapitals({ first, last }: SkillCandidate): boolean {
      const isShouted = (token: number) => {
        const written = text.slice(tokens.start[token], tokens.end[token]);
        return written.length > 3 && written === written.toUpperCase() && written !== written.toLowerCase();
      };
      return (first > 0 && isShouted(first - 1)) || (last + 1 < tokens.count && isShouted(last + 1));
    },

    /** A capital within a lowercase sentence: "built React screens", not "Spring 2019" or "Access Bank". */
    isNameAmongWords({ first, last }: SkillCandidate): boolean {
      const isSmall = (token: number) => /^\p{Ll}/u.test(text.slice(tokens.start[token], tokens.end[token]));
      const isFollowed = gapBefore(last + 1) === gaps.space;
      if (gapBefore(first) !== gaps.space || (isFollowed && !isSmall(last + 1))) return false;
      // A letter before a noun is a class or a department: "the C department".
      const isLetter = (tokens.end[last] ?? 0) - (tokens.start[first] ?? 0) === 1;
      if (isLetter && isFollowed && !isAt(last + 1, contextBits.link)) return false;
      return isSmall(first - 1) || (gapBefore(first - 1) > gaps.space && isSmall(last + 1));
    },

    startsSentence({ first }: SkillCandidate): boolean {
      const gap = gapBefore(first);
      return gap === gaps.stop || gap === gaps.line || text.charAt((tokens.start[first] ?? 0) - 1) === '\n';
    },

    /** "Advanced Excel": the second capital is not merely the sentence's first. */
    isCapitalWithin: ({ first, last }: SkillCandidate): boolean =>
      last > first && /^\p{Lu}/u.test(text.charAt(tokens.start[last] ?? 0)),

    areListed(previous: SkillCandidate, next: SkillCandidate): boolean {
      const between = next.first - previous.last - 1;
      // "And/or" is two.
      if (between > 2) return false;
      for (let token = previous.last + 1; token < next.first; token++)
        if (!isAt(token, contextBits.link)) return false;
      for (let token = previous.last + 1; token <= next.first; token++) {
        if (
          gapBefore(token) === gaps.stop &&
          !/^\s*[()/[\]:]\s*$/.test(text.slice(tokens.end[token - 1], tokens.start[token]))
        )
          return false;
      }
      return true;
    },
  };
}

const office = /\b(?:department|ministry|bureau|secretary) of (?:the )?$/i;
const longestOffice = 20;

const longestAddress = 80;

const isWritten = (text: string, index: number): boolean =>
  index >= 0 && index < text.length && !/\s/.test(text.charAt(index));

/** A character that occurs inside addresses. */
const joinsAddress = (text: string, index: number): boolean => '@/.:_-'.includes(text.charAt(index) || ' ');

/** Only white space and bullets up to the end of the line. */
function isEdge(text: string, from: number, direction: 1 | -1): boolean {
  for (let index = from + direction; index >= 0 && index < text.length; index += direction) {
    const character = text.charAt(index);
    if (character === '\n') return true;
    if (/[\p{L}\p{N}]/u.test(character)) return false;
  }
  return true;
}
