import { askingWords, blockHints, givingWords } from '../rules/block-hints.ts';
import { matchesAny } from '../rules/rule.ts';
import type { AdvertSection } from './advert-section.ts';
import { isLeftOut } from './advert-wording.ts';

/** Words that address or mean people; "US" and "IT" do not. */
const ofPeople =
  /\b(?:[Yy]ou|[Yy]our|[Ww]e|us|[Oo]ur|[Tt]his)\b|\b[Ii]t(?=['’](?:d|s|ll)\b| (?:helps?|won|would))/;

/**
 * Share of the lines below a heading that decides their kind: a third confirms the heading's hint, a half is enough
 * alone.
 */
const shareWithHint = 1 / 3;
const shareAlone = 0.5;
const minLines = 2;
const maxWords = 8;
const maxWordsAlone = 3;

/**
 * The kind of the lines below an unknown heading: "Skills that will serve you well", "And from us". `null` where
 * neither its words nor the lines decide. `isName` recognizes names of skills.
 */
export function kindOfBlock(
  heading: string,
  lines: readonly string[],
  isName: (word: string) => boolean,
): AdvertSection | null {
  const share = (kept: (line: string) => boolean) => lines.filter(kept).length / lines.length;
  const given = share(
    (line) => isLeftOut(line) || (matchesAny(givingWords, line) && !matchesAny(askingWords, line)),
  );
  const asked = share((line) => matchesAny(askingWords, line) || namesSkill(line, isName));
  const hint = hintOf(heading);
  if (lines.length < (hint === 'left-out' ? 1 : minLines)) return null;
  if (hint === 'left-out') return given >= shareWithHint && given >= asked ? 'left-out' : null;
  if (given >= shareAlone && given > asked) return 'left-out';
  if (hint === 'duties') return given < shareWithHint ? 'duties' : null;
  return hint && asked >= shareWithHint ? hint : null;
}

const namesSkill = (line: string, isName: (word: string) => boolean): boolean =>
  (line.match(/\p{Lu}[\p{L}\d+#.]+/gu) ?? []).some((word) => isName(word.replace(/\.$/, '')));

/** Whether a line may be a heading: short, not a sentence, not the label of a field. */
export const mayBeHeading = (line: string): boolean =>
  line.split(/\s+/).length <= maxWords && /^\P{N}*$/u.test(line) && !/[.,;!)]$|:.*\S|[|@·]/u.test(line);

/**
 * Whether a line may head lines without bullets: it addresses the reader, or is plainly about what the employer offers.
 */
export const speaksToSomebody = (line: string): boolean =>
  ofPeople.test(line) || (line.split(/\s+/).length <= maxWordsAlone && hintOf(line) === 'left-out');

const hintOf = (heading: string) => blockHints.find(({ pattern }) => pattern.test(heading))?.section;
