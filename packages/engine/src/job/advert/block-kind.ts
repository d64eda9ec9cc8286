import type { AdvertSection } from './advert-section.ts';
import { isLeftOut } from './advert-wording.ts';

/** What words of a heading nobody knows let expect of the lines below it; the lines must bear it out. */
const hints: readonly (readonly ['nice' | 'left-out' | 'must' | 'duties', RegExp])[] = [
  [
    'left-out',
    /\b(?:from us|we(?:['’]ll)? (?:offer|give)|offer|good stuff|count on|look forward|perks?|in return|benefits?|you(?:['’]ll)? get|package|rewards?|conditions|practicalit\w+|comp|treats?|for you(?:r trouble)?|thank[- ]?you|get back|comes? with the (?:job|role)|(?:get|be) in touch)\b/i,
  ],
  [
    'nice',
    /\b(?:bonus|extras?|plus|helps?(?:ful)? if|over the moon|sparkle|even better|nice|lovely|cherry|icing|great if|ideally|advantage|wish|dream|not (?:essential|required|needed)|(?:won|doesn|wouldn)['’]t hurt|happier|handy|high five)\b/i,
  ],
  [
    'must',
    /\b(?:needs?|bring|come (?:\w+ )?with|requires?|look(?:ing)? for|hop(?:e|ing) for|want(?:ed)?|expect|convince|serve you|profile|skills|qualif\w+|have|must|show|tick|credentials|able to|ideal|sought|in mind|recogni[sz]e yourself|spot|equipment|match|hold|fit|suits?|about you|you are|you['’]re)\b/i,
  ],
  [
    'duties',
    /\b(?:you(?:['’]ll| will) be(?! able)|days?|tasks?|gig|await|involves?|job(?:['’]s| is)? about|duties|accountabilit\w+)\b/i,
  ],
];
/** "US" and "IT" are nobody. */
const ofPeople =
  /\b(?:[Yy]ou|[Yy]our|[Ww]e|us|[Oo]ur|[Tt]his)\b|\b[Ii]t(?=['’](?:d|s|ll)\b| (?:helps?|won|would))/;

const asks =
  /\b(?:experienced?|years?|yrs|months of|knowledge|degree|diploma|studies|certif\w+|licen[cs]e|ticket|qualif\w+|trained|training in|fluent|proficien\w+|skills?|ability|able to|understand\w*|familiar\w*|command of|good at|used|know|level \d|[NS]VQ|GCSEs?|[ABC][12]|English|German|French|Spanish|record|desirable|preferred|essential|advantage|bonus|an asset|a plus)\b/i;
const gives =
  /\b(?:leave|holidays?|days off|off|pension|insurance|discounts?|parking|canteen|fruit|lunch\w*|flexi\w*|vouchers?|profit share|bonus(?:es)?|pto|mileage|budget|salary|pay|options|events?|home office|company car|bikes?|jobrad|drinks?|snacks?|free|paid|wellness|gym|memberships?|contract|tools|uniform|overtime)\b|[£€$]/i;

/** How the lines below a heading are told apart: a third bears out what it lets expect, a half says so by itself. */
const shareWithHint = 1 / 3;
const shareAlone = 0.5;
const fewestLines = 2;
const mostWords = 8;
const mostWordsAlone = 3;

/**
 * Of which kind the lines below a heading that nobody knows are: "Skills that will serve you well", "And from us". `null`
 * where neither its words nor the lines tell. `isName` knows the names of skills.
 */
export function kindOfBlock(
  heading: string,
  lines: readonly string[],
  isName: (word: string) => boolean,
): AdvertSection | null {
  const share = (kept: (line: string) => boolean) => lines.filter(kept).length / lines.length;
  const given = share((line) => isLeftOut(line) || (gives.test(line) && !asks.test(line)));
  const asked = share((line) => asks.test(line) || namesSkill(line, isName));
  const hint = hintOf(heading);
  if (lines.length < (hint === 'left-out' ? 1 : fewestLines)) return null;
  if (hint === 'left-out') return given >= shareWithHint && given >= asked ? 'left-out' : null;
  if (given >= shareAlone && given > asked) return 'left-out';
  if (hint === 'duties') return given < shareWithHint ? 'duties' : null;
  return hint && asked >= shareWithHint ? hint : null;
}

const namesSkill = (line: string, isName: (word: string) => boolean): boolean =>
  (line.match(/\p{Lu}[\p{L}\d+#.]+/gu) ?? []).some((word) => isName(word.replace(/\.$/, '')));

/** Whether a line of its own may be the heading of others: short, no sentence, no label of a field. */
export const mayBeHeading = (line: string): boolean =>
  line.split(/\s+/).length <= mostWords && /^\P{N}*$/u.test(line) && !/[.,;!)]$|:.*\S|[|@·]/u.test(line);

/** Above lines without bullets only what speaks to somebody, or is plainly of what the employer gives, heads them. */
export const speaksToSomebody = (line: string): boolean =>
  ofPeople.test(line) || (line.split(/\s+/).length <= mostWordsAlone && hintOf(line) === 'left-out');

const hintOf = (heading: string) => hints.find(([, pattern]) => pattern.test(heading))?.[0];
