import { allMatches } from '../../words/all-matches.ts';
import type { Evidence } from '../resume.ts';

/** Traits such as origin, belief or disability, as names of societies state them. */
const group =
  "(?:Black|African[ -]American|Hispanic|Latin[aeox]s?|Asian(?:[ -]American)?|Native American|Indigenous|Women|Men|Girls|Boys|Lesbian|Gay|LGBT(?:Q(?:IA)?)?\\+?|Queer|Transgender|Muslim|Islamic|Jewish|Christian|Catholic|Hindu|Sikh|Buddhist|Deaf|Blind|Disabled|Disability)(?:'?s)?(?![\\p{L}\\p{N}])'?";
const society =
  '(?:Society|Association|Alliance|Network|Union|Caucus|Council|Federation|Fellowship|Guild|League|Club|Fraternity|Sorority)';
const named = "\\p{Lu}[\\p{L}'&-]*";
const before = '(?<![\\p{L}\\p{N}])';
const after = '(?![\\p{L}\\p{N}])';

const patterns: readonly RegExp[] = [
  // "Guild of Black Planners", "Association for Women in Science"
  `${before}(?:${named} ){0,3}${society} (?:of|for) (?:the )?(?:${named} ){0,2}${group}(?: (?:(?:and|in|&) )?${named}){0,4}`,
  // "Muslim Student Association"
  `${before}(?:${named} ){0,2}${group} (?:${named} ){0,3}${society}${after}`,
  // "Women in Tech"
  `${before}${group} in ${named}(?: (?:(?:and|&) )?${named}){0,2}`,
].map((source) => new RegExp(source, 'gu'));

const team =
  '(?:team|squad|club|league|choir|varsity|rowing|football|soccer|basketball|volleyball|handball|hockey|lacrosse|rugby|cricket|softball|baseball|tennis|swimming|gymnastics|wrestling|track|athletics)';

/** "Women's rowing team": a team name reveals the sex of its players. */
const sexOfTeam = new RegExp(
  `${before}(?:wom[ae]n|m[ae]n|girl|boy|lad(?:y|ie)|gentlem[ae]n)'?s?'?(?= (?:[\\p{L}-]+ ){0,2}${team}${after})`,
  'giu',
);

/**
 * Every name of a group contains one of these words, which few other resumes do: a check that takes a tenth of the
 * time.
 */
const anyGroup =
  /Black|African[ -]|Hispanic|Latin|Asian|Native American|Indigenous|(?:Wom|M)en(?![a-z])|Girls|Boys|Lesbian|Gay|LGBT|Queer|Transgender|Muslim|Islamic|Jewish|Christian|Catholic|Hindu|Sikh|Buddhist|Deaf|Blind|Disab/;
const anySex = /(?<![a-z0-9])(?:wom[ae]n|m[ae]n|girl|boy|lad(?:y|ie)|gentlem[ae]n)'?s?'? /i;

/**
 * Places of societies and teams named for their members' traits: such a name does not describe work, even if it sounds
 * like it.
 */
export function groupNames(text: string): readonly Evidence[] {
  const found = [...(anyGroup.test(text) ? patterns : []), ...(anySex.test(text) ? [sexOfTeam] : [])];
  return found.flatMap((pattern) =>
    allMatches(text, pattern).map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
  );
}
