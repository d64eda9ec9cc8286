import { isCue, isLink, isListHeading, isNaming, isPromise, isTitleHead } from './context-words.ts';
import type { SkillCandidate } from './skill-candidates.ts';
import { spellingNeeds } from './spelling-needs.ts';
import { gaps, type Tokens } from './tokens.ts';

/** Candidates that stand together as in a list: "Java, Go and R". */
type Run = {
  readonly members: readonly SkillCandidate[];
  /** How many skills they are: what is said twice is said once. */
  readonly skills: number;
  /** How many of them are beyond doubt. */
  readonly plain: number;
  /** How many of them are names in capitals. Two side by side are hardly ordinary words both: "Go and Rust". */
  readonly named: number;
  /** What is said more than once. */
  readonly repeated: ReadonlySet<number>;
  /** From the first token to the last. */
  readonly span: TokenSpan;
};

type TokenSpan = Pick<SkillCandidate, 'first' | 'last'>;

/** Leaves the candidates that mean a skill where they stand. */
export function keepMeant(
  text: string,
  tokens: Tokens,
  candidates: readonly SkillCandidate[],
): SkillCandidate[] {
  const context = createContext(text, tokens);
  return listRuns(candidates, context).flatMap((run) =>
    run.members.filter((candidate) => isMeant(candidate, run, context)),
  );
}

const doubts = spellingNeeds.capital | spellingNeeds.capitals | spellingNeeds.listed | spellingNeeds.weak;

const isPlain = (candidate: SkillCandidate): boolean => (candidate.needs & doubts) === 0;

function isMeant(candidate: SkillCandidate, run: Run, context: Context): boolean {
  if (context.isInAddress(candidate) || context.isLetterOfAbbreviation(candidate)) return false;
  if (isPlain(candidate)) return true;
  // A list in lower case ("java, go, docker") vouches for its members once two of them are beyond doubt.
  if (!candidate.isWrittenSo)
    return run.plain >= 2 && (context.isSmall(candidate) || context.isItem(candidate));
  if (candidate.needs & spellingNeeds.weak) return isNamed(candidate, run, context);
  if (isListed(candidate, run, context)) return true;
  if (candidate.needs & spellingNeeds.listed)
    return (
      (!run.repeated.has(candidate.skill) && context.isBetweenCommas(candidate)) ||
      context.isNamedBeside(candidate, reachAhead) ||
      context.isNameAmongWords(candidate)
    );
  if (context.isCued(candidate)) return true;
  return candidate.needs & spellingNeeds.capitals
    ? !context.isAmongCapitals(candidate)
    : !context.startsSentence(candidate);
}

/** In the company of other skills. Words side by side without a mark are hardly a list: "Horticulture Spring 2011". */
function isListed(candidate: SkillCandidate, run: Run, context: Context): boolean {
  if (run.plain >= 2) return true;
  if (run.skills >= 2 && context.isItem(candidate)) return true;
  return (run.plain === 1 || run.named >= 2) && context.isParted(candidate);
}

const isNameInCapitals = ({ needs, isWrittenSo }: SkillCandidate): boolean =>
  isWrittenSo && !(needs & spellingNeeds.weak);

/** A broad word is being named as a skill, not met in passing. */
function isNamed(candidate: SkillCandidate, run: Run, context: Context): boolean {
  if (context.isTitle(candidate)) return false;
  if (candidate.needs & spellingNeeds.alone && !context.isNamedBeside(candidate, reachOfBroad)) {
    if (run.plain === 0) return context.fillsItem(run.span);
    return context.isParted(candidate) && !context.isBoilerplate(candidate);
  }
  if (run.plain === 0 && !context.isCued(candidate) && !context.fillsItem(run.span)) return false;
  return !context.isBoilerplate(candidate);
}

function listRuns(candidates: readonly SkillCandidate[], context: Context): Run[] {
  const groups: SkillCandidate[][] = [];
  for (const candidate of candidates) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group && previous && context.areListed(previous, candidate)) group.push(candidate);
    else groups.push([candidate]);
  }
  return groups.map((members) => ({
    members,
    skills: countSkills(members.filter(({ isWrittenSo }) => isWrittenSo)),
    plain: countSkills(members.filter(isPlain)),
    named: countSkills(members.filter(isNameInCapitals)),
    repeated: repeatedOf(members),
    span: { first: members[0]?.first ?? 0, last: members.at(-1)?.last ?? 0 },
  }));
}

const countSkills = (members: readonly SkillCandidate[]): number =>
  new Set(members.map(({ skill }) => skill)).size;

function repeatedOf(members: readonly SkillCandidate[]): ReadonlySet<number> {
  const said = new Set<number>();
  const repeated = new Set<number>();
  for (const { skill } of members) (said.has(skill) ? repeated : said).add(skill);
  return repeated;
}

type Context = ReturnType<typeof createContext>;

/** How far a cue reaches, in tokens. */
const reachAhead = 9;
const reachBehind = 2;
/** A word of many meanings is named by what stands right before it. */
const reachOfBroad = 3;

/** How far the words of a promise reach, in tokens. */
const promiseReach = 30;

function createContext(text: string, tokens: Tokens) {
  const isAt = (token: number, isIn: (text: string, start: number, end: number) => boolean): boolean =>
    isIn(text, tokens.start[token] ?? 0, tokens.end[token] ?? 0);
  const gapBefore = (token: number): number =>
    token >= tokens.count ? gaps.stop : (tokens.gap[token] ?? gaps.stop);

  const isWholeLine = (first: number, last: number): boolean =>
    isEdge(text, tokens.start[first] ?? 0, -1) && isEdge(text, (tokens.end[last] ?? 0) - 1, 1);

  const isNumber = (token: number): boolean => /^\p{N}/u.test(text.charAt(tokens.start[token] ?? 0));

  const isLinkAt = (token: number): boolean => token >= 0 && token < tokens.count && isAt(token, isLink);
  const isPart = (gap: number): boolean => gap !== gaps.space && gap !== gaps.line;
  const isPartedBefore = ({ first }: SkillCandidate): boolean =>
    isPart(gapBefore(first)) || isLinkAt(first - 1);
  const isPartedAfter = ({ last }: SkillCandidate): boolean =>
    isPart(gapBefore(last + 1)) || isLinkAt(last + 1);
  const isAtLineEdge = (gap: number): boolean => gap === gaps.line;

  return {
    /** A word such as "experience" or "skills" stands near, in the same sentence. */
    isCued({ first, last }: SkillCandidate): boolean {
      for (let token = first - 1; token >= 0 && token >= first - reachAhead; token--) {
        if (gapBefore(token + 1) === gaps.stop && text.charAt(tokens.end[token] ?? 0) !== ':') break;
        if (isAt(token, isCue)) return true;
      }
      for (let token = last + 1; token < tokens.count && token <= last + reachBehind; token++) {
        if (gapBefore(token) > gaps.line) break;
        if (isAt(token, isCue)) return true;
      }
      return false;
    },

    /** A mark or a word such as "and" parts it from what stands beside it: not so in "Horticulture Spring 2011". */
    isParted: (candidate: SkillCandidate): boolean => isPartedBefore(candidate) || isPartedAfter(candidate),

    /** Parted on both sides: "sql, san, nas", not "switching, San Diego". */
    isItem: (candidate: SkillCandidate): boolean =>
      (isPartedBefore(candidate) || isAtLineEdge(gapBefore(candidate.first))) &&
      (isPartedAfter(candidate) || isAtLineEdge(gapBefore(candidate.last + 1))),

    isSmall: ({ first }: SkillCandidate): boolean => /^\p{Ll}/u.test(text.charAt(tokens.start[first] ?? 0)),

    /** Between two commas. */
    isBetweenCommas: ({ first, last }: SkillCandidate): boolean =>
      gapBefore(first) === gaps.list && last + 1 < tokens.count && gapBefore(last + 1) === gaps.list,

    /** "Experience in accounts", "Skills: Excel": a word that names skills stands before it, near, or right after it. */
    isNamedBeside({ first, last }: SkillCandidate, reach: number): boolean {
      if (gapBefore(last + 1) === gaps.space && last + 1 < tokens.count && isAt(last + 1, isNaming))
        return true;
      let isBelow = false;
      for (let token = first - 1; token >= 0 && token >= first - reach; token--) {
        const gap = gapBefore(token + 1);
        if ((gap > gaps.line && text.charAt(tokens.end[token] ?? 0) !== ':') || isNumber(token)) return false;
        isBelow ||= gap === gaps.line;
        if (isAt(token, isBelow ? isListHeading : isNaming)) return true;
      }
      return false;
    },

    isTitle: ({ last }: SkillCandidate): boolean =>
      gapBefore(last + 1) <= gaps.line && last + 1 < tokens.count && isAt(last + 1, isTitleHead),

    /** Nothing else stands in its line or between the marks of its list. */
    fillsItem({ first, last }: TokenSpan): boolean {
      const before = gapBefore(first);
      const after = gapBefore(last + 1);
      return (
        before >= gaps.line &&
        after >= gaps.line &&
        before + after < 2 * gaps.stop + Number(isWholeLine(first, last))
      );
    },

    /** The line or sentence speaks of what the employer gives or promises. */
    isBoilerplate({ first, last }: SkillCandidate): boolean {
      for (let token = first - 1; token >= 0 && first - token <= promiseReach; token--) {
        if (gapBefore(token + 1) === gaps.stop || gapBefore(token + 1) === gaps.line) break;
        if (isAt(token, isPromise)) return true;
      }
      for (let token = last + 1; token < tokens.count && token - last <= promiseReach; token++) {
        if (gapBefore(token) === gaps.stop || gapBefore(token) === gaps.line) break;
        if (isAt(token, isPromise)) return true;
      }
      return false;
    },

    /** Part of a web or mail address: "linkedin.com/in/…", "…@gmail.com". */
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

    /** "C-level", "I.C.A.", "J&J": a letter that goes on in signs and letters is no language. */
    isLetterOfAbbreviation({ first, last }: SkillCandidate): boolean {
      const from = tokens.start[first] ?? 0;
      const to = tokens.end[last] ?? 0;
      return (
        to - from === 1 &&
        (/[\p{L}\p{N}][.&'-]$/u.test(text.slice(Math.max(0, from - 2), from)) ||
          /^[.&'-][\p{L}\p{N}]/u.test(text.slice(to, to + 2)))
      );
    },

    /** A word beside it is in capitals too, so that capitals say nothing. */
    isAmongCapitals({ first, last }: SkillCandidate): boolean {
      const isShouted = (token: number) => {
        const written = text.slice(tokens.start[token], tokens.end[token]);
        return written.length > 3 && written === written.toUpperCase() && written !== written.toLowerCase();
      };
      return (first > 0 && isShouted(first - 1)) || (last + 1 < tokens.count && isShouted(last + 1));
    },

    /** A capital within a sentence of small letters: "built React screens", not "Spring 2019" or "Access Bank". */
    isNameAmongWords({ first, last }: SkillCandidate): boolean {
      const isSmall = (token: number) => /^\p{Ll}/u.test(text.slice(tokens.start[token], tokens.end[token]));
      const isFollowed = gapBefore(last + 1) === gaps.space;
      if (gapBefore(first) !== gaps.space || (isFollowed && !isSmall(last + 1))) return false;
      // A letter before a noun is a class or a department: "the C department".
      const isLetter = (tokens.end[last] ?? 0) - (tokens.start[first] ?? 0) === 1;
      if (isLetter && isFollowed && !isAt(last + 1, isLink)) return false;
      return isSmall(first - 1) || (gapBefore(first - 1) > gaps.space && isSmall(last + 1));
    },

    startsSentence({ first }: SkillCandidate): boolean {
      const gap = gapBefore(first);
      return gap === gaps.stop || gap === gaps.line || text.charAt((tokens.start[first] ?? 0) - 1) === '\n';
    },

    areListed(previous: SkillCandidate, next: SkillCandidate): boolean {
      const between = next.first - previous.last - 1;
      if (between > 1) return false;
      if (between === 1 && !isAt(previous.last + 1, isLink)) return false;
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

const longestAddress = 80;

const isWritten = (text: string, index: number): boolean =>
  index >= 0 && index < text.length && !/\s/.test(text.charAt(index));

/** A sign that stands inside addresses. */
const joinsAddress = (text: string, index: number): boolean => '@/.:_-'.includes(text.charAt(index) || ' ');

/** Only blanks and bullets up to the end of the line. */
function isEdge(text: string, from: number, direction: 1 | -1): boolean {
  for (let index = from + direction; index >= 0 && index < text.length; index += direction) {
    const character = text.charAt(index);
    if (character === '\n') return true;
    if (/[\p{L}\p{N}]/u.test(character)) return false;
  }
  return true;
}
