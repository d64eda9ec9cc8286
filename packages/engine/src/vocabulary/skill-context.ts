import type { SkillCandidate } from './skill-candidates.ts';
import {
  reachAhead,
  readSurroundings,
  type SkillSurroundings,
  type TokenSpan,
} from './skill-surroundings.ts';
import { spellingNeeds } from './spelling-needs.ts';
import type { Tokens } from './tokens.ts';

/** Adjacent candidates of a list: "Java, Go and R". */
type Run = {
  readonly members: readonly SkillCandidate[];
  /** Number of distinct skills. */
  readonly skills: number;
  /** How many of them are unambiguous. */
  readonly plain: number;
  /** How many of them are capitalized names. Two side by side are rarely both ordinary words: "Go and Rust". */
  readonly named: number;
  /** Skills mentioned more than once. */
  readonly repeated: ReadonlySet<number>;
  /** From the first token to the last. */
  readonly span: TokenSpan;
};

/** Keeps the candidates whose context shows that they mean a skill. */
export function keepMeant(
  text: string,
  tokens: Tokens,
  candidates: readonly SkillCandidate[],
): SkillCandidate[] {
  const context = readSurroundings(text, tokens);
  return listRuns(candidates, context).flatMap((run) =>
    run.members.filter((candidate) => isMeant(candidate, run, context)),
  );
}

/** Tokens within which a broad word must be named as a skill. */
const reachOfBroad = 3;

const ambiguous = spellingNeeds.capital | spellingNeeds.capitals | spellingNeeds.listed | spellingNeeds.weak;

const isPlain = (candidate: SkillCandidate): boolean => (candidate.needs & ambiguous) === 0;

function isMeant(candidate: SkillCandidate, run: Run, context: SkillSurroundings): boolean {
  if (context.isInAddress(candidate) || context.isLetterOfAbbreviation(candidate)) return false;
  if (context.isOfOffice(candidate)) return false;
  if (isPlain(candidate)) return true;
  // A lowercase list ("java, go, docker") confirms its members once two of them are unambiguous.
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
    : !context.startsSentence(candidate) || context.isCapitalWithin(candidate);
}

/**
 * Whether it is in a list with other skills. Adjacent words without a separator are rarely a list: "Horticulture Spring
 * 2011".
 */
function isListed(candidate: SkillCandidate, run: Run, context: SkillSurroundings): boolean {
  if (run.plain >= 2) return true;
  if (run.skills >= 2 && context.isItem(candidate)) return true;
  return (run.plain === 1 || run.named >= 2) && context.isParted(candidate);
}

const isNameInCapitals = ({ needs, isWrittenSo }: SkillCandidate): boolean =>
  isWrittenSo && !(needs & spellingNeeds.weak);

/** Whether a broad word is named as a skill rather than mentioned in passing. */
function isNamed(candidate: SkillCandidate, run: Run, context: SkillSurroundings): boolean {
  if (context.isTitle(candidate)) return false;
  if (candidate.needs & spellingNeeds.alone && context.isDoneAs(candidate)) return false;
  if (candidate.needs & spellingNeeds.alone && !context.isNamedBeside(candidate, reachOfBroad)) {
    if (run.plain === 0) return context.fillsItem(run.span);
    return context.isParted(candidate) && !context.isBoilerplate(candidate);
  }
  if (run.plain === 0 && !context.isCued(candidate) && !context.fillsItem(run.span)) return false;
  return !context.isBoilerplate(candidate);
}

function listRuns(candidates: readonly SkillCandidate[], context: SkillSurroundings): Run[] {
  const groups: SkillCandidate[][] = [];
  for (const candidate of candidates) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group && previous && context.areListed(previous, candidate)) group.push(candidate);
    else groups.push([candidate]);
  }
  return groups.map((members) => ({
    members,
    skills: countSkills(members, isWrittenSo),
    plain: countSkills(members, isPlain),
    named: countSkills(members, isNameInCapitals),
    repeated: repeatedOf(members),
    span: { first: members[0]?.first ?? 0, last: members.at(-1)?.last ?? 0 },
  }));
}

const isWrittenSo = (candidate: SkillCandidate): boolean => candidate.isWrittenSo;

/** Most runs have one candidate, and need no set. */
function countSkills(
  members: readonly SkillCandidate[],
  counts: (candidate: SkillCandidate) => boolean,
): number {
  const [only] = members;
  if (only !== undefined && members.length === 1) return counts(only) ? 1 : 0;
  return new Set(members.filter(counts).map(({ skill }) => skill)).size;
}

const nothing: ReadonlySet<number> = new Set();

function repeatedOf(members: readonly SkillCandidate[]): ReadonlySet<number> {
  if (members.length === 1) return nothing;
  const said = new Set<number>();
  const repeated = new Set<number>();
  for (const { skill } of members) (said.has(skill) ? repeated : said).add(skill);
  return repeated;
}
