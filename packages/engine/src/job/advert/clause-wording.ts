import type { LineAsking } from '../asking/line-asking.ts';
import { isLikelyAsking, likelyRequired } from '../asking/read-asking.ts';
import type { AdvertLine } from './advert-lines.ts';
import { readWording, type Wording } from './advert-wording.ts';

/** Words with which a clause asks; a member of a list has none of these. */
const asks =
  /\b(?:experienced?|skills?|knowledge|degrees?|diploma|bachelor|master|licen[cs]es?|certifi\w+|associate['’]s|years?|proficien\w+|strong|fluent|command|abilit(?:y|ies)|able|required|requires|essential|must|ged|mandatory|minimum)\b/i;
const joints =
  /[,;.:–—(](?=\s|\w)|(?<=\s)-(?=\s)|\b(?:and|but|while|though)\b|(?<=\b(?:required|preferred|desired|essential|a plus)) (?!(?:to|but|and|or|for|by|in|with|at|as|if|not|on|of|that|when|where|only|skills?|qualifications?|experience|knowledge|education|licen|certif|criteria|field))/gi;
/** Commas and "and" join members of a list as often as clauses. */
const ofList = /^(?:,|and)$/i;
const endsAsClause =
  /\b(?:experience|skills?|knowledge|degree|diploma|licen[cs]e|certificat\w+|required|essential|mandatory|preferred|equivalent)\W*$/i;
const beginsAsClause =
  /^\W*(?:and\s+)?(?:preferably|ideally|nice to have|bonus|plus|at least|minimum|must)\b/i;
const asksItself =
  /\b(?:degree|diploma|bachelor|master|licen[cs]e|certifi\w+|knowledge|experience|skills?)\b/i;
/** "Kotlin is a plus": applies to one skill only. */
const ofOne = /\b(?:is|would be|a (?:big |strong |definite )?plus|an (?:asset|advantage))\b/i;
/** "Ovens each day, FrisiBase would be gold": what stands before has another verb, or none. */
const saysOfOne =
  /^, (?!and\b|or\b|which\b|that\b|it\b|this\b|but\b)(?:[\p{L}\d][\p{L}\d+#./&'’-]* ){1,4}(?:would be|is) (?:an? )?(?:gold|great|nice|lovely|plus|bonus|welcome|ideal|advantage|asset|dream|helpful|handy)\b/iu;
/** "5 years of Java": a differently worded request after the comma is hardly about the same years. */
const ofYears = /\b(?:years?|yrs)\b/i;
const onlyWording =
  /^\W*(?:strongly |highly |is |are )*(?:preferred|required|desirable|desired|essential|optional|mandatory|(?:an? )?(?:\w+ )?(?:plus|asset|advantage|bonus)(?: but not (?:required|necessary|essential))?)\W*$/i;

/** Among duties, what is plainly called a condition: "BA required". */
const saysRequired = /\b(?:required|mandatory|essential)[.!]?$/i;

/** "Ideally as a foreman, and a valid driver license": the nice-to-have ends with its clause. */
const beginsAsNice = /^\W*(?:and\s+)?(?:preferably|ideally)\b/i;
const goesOn =
  /^,?\s*(?:and\s+)?(?:an?|the|at least|strong|good|solid|valid|proven)\s(?:[\w-]+\s){0,4}?(?:degree|diploma|licen[cs]e|certificat\w+|knowledge|experience|skills?|command|understanding)\b/i;

/** "Sports, dance, or other movement are a plus": one list of alternatives. */
const goesOnWithChoice = /^\W*(?:and\/)?or\b/i;

type Clause = { readonly end: number; readonly said: 'must' | 'nice' | null };

/**
 * Splits a line into clauses that ask separately: "Java required, Kotlin a plus" is two, "Java, Kotlin preferred" one.
 */
function clausesOf(line: string): readonly Clause[] {
  const found = [...line.matchAll(joints)];
  const clauses: Clause[] = [];
  let start = 0;
  for (const [at, { 0: joint, index }] of found.entries()) {
    const before = line.slice(start, index);
    const after = line.slice(index);
    const said = readWording(before);
    if (beginsAsNice.test(before) && goesOn.test(after)) {
      clauses.push({ end: index, said: 'nice' });
      start = index;
      continue;
    }
    const isSubject = joint === ',' && saysOfOne.test(line.slice(index, found[at + 1]?.index));
    if ((!asks.test(before) && joint !== '(' && !isSubject) || onlyWording.test(after)) continue;
    if (joint === '(' && readWording(after.split(')', 1)[0] ?? after) === null) continue;
    const next = readWording(after);
    if (next === null || next === said) continue;
    if (ofList.test(joint) && !isSubject && !isClause(before, line.slice(index, found[at + 1]?.index), joint))
      continue;
    clauses.push({ end: index, said });
    start = index;
  }
  return [...clauses, { end: line.length, said: readWording(line.slice(start)) }];
}

function isClause(before: string, part: string, joint: string): boolean {
  if (readWording(part) === null || goesOnWithChoice.test(part)) return false;
  if (endsAsClause.test(before) || beginsAsClause.test(part) || asksItself.test(part)) return true;
  return joint === ',' && (ofOne.test(part) || (ofYears.test(before) && !/\bor\b/i.test(part)));
}

/**
 * How strongly a line asks for the text at a place. Its own words decide before its section: "Kotlin is a plus" among
 * the requirements is optional, and so is only Kotlin in "Java required, Kotlin a plus".
 */
export function readClauseWordings(
  line: AdvertLine,
  asking: LineAsking | null,
): (place: number) => ClauseWording {
  const clauses = clausesOf(line.text);
  return (place) => {
    const at = clauses.findIndex(({ end }) => place < end);
    const said = clauses[at]?.said ?? null;
    const isBeforeNice = said !== 'nice' && clauses[at + 1]?.said === 'nice';
    const isBesideNice = said === null && clauses.some((clause) => clause.said === 'nice');
    return {
      wording: wordingOf(said, { line, asking, isBesideNice }),
      isSaid: said !== null || isBesideNice,
      end: isBeforeNice ? (clauses[at]?.end ?? line.text.length) : line.text.length,
    };
  };
}

/** How strongly a clause asks, whether the line's words state it, and where a nice-to-have ends it. */
export type ClauseWording = { readonly wording: Wording; readonly isSaid: boolean; readonly end: number };

function wordingOf(
  said: Clause['said'],
  {
    line,
    asking,
    isBesideNice,
  }: {
    readonly line: AdvertLine;
    readonly asking: LineAsking | null;
    /** Whether another clause of the line is a nice-to-have, which implies that this one is not. */
    readonly isBesideNice: boolean;
  },
): Wording {
  if (asking !== null) {
    if (!isLikelyAsking(asking, line)) return 'asked';
    if (said === 'nice') return 'nice';
    // The words of the sentence as written decide, not those of its gloss.
    if (asking.isSaid) return asking.must >= likelyRequired ? 'must' : 'nice';
    if (isBesideNice && line.section !== 'nice') return 'must';
    return said === 'must' || asking.must >= likelyRequired ? 'must' : 'nice';
  }
  if (said === 'nice') return 'nice';
  if (line.isBehindList) return said ?? 'asked';
  if (line.section === 'nice') return 'nice';
  if (line.section === 'duties') return said === 'must' && saysRequired.test(line.text) ? 'must' : 'asked';
  return line.section === 'must' ? 'must' : (said ?? 'asked');
}
