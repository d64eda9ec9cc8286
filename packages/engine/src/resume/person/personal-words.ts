import { allMatches } from '../../words/all-matches.ts';
import type { Evidence } from '../resume.ts';
import { groupNames } from './group-names.ts';

/** In capitals they are abbreviations: "HIS" is a hospital information system. */
const pronouns =
  /(?<![\p{L}\p{N}])(?:[Hh]e|[Ss]he|[Hh]im|[Hh]is|[Hh]ers?|[Hh]imself|[Hh]erself|[Tt]hey|[Tt]hem|[Tt]heirs?|[Tt]hemselves)(?![\p{L}\p{N}])/gu;

/** Before a name; "MS Excel", "Ms Word" and "MR imaging" are not forms of address. */
const formsOfAddress =
  /(?<![\p{L}\p{N}])(?:Mrs?|Ms|Mx|Miss)(?:\.|(?= \p{Lu}))(?! ?-?(?:Access|Azure|Dos|Dynamics|Excel|Exchange|Office|Outlook|Paint|Power|Project|Publisher|Server|Share|Sql|SQL|Suite|Teams|Visio|Visual|Windows|Word))/gu;

/** Places whose words alone reveal personal traits: pronouns, forms of address, names of groups. */
export function personalWords(text: string): readonly Evidence[] {
  const said = [pronouns, formsOfAddress].flatMap((pattern) =>
    allMatches(text, pattern).map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
  );
  return [...said, ...groupNames(text)];
}
