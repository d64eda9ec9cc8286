import type { Candidate } from '../candidate/candidate.ts';
import { type DraftPart, type Judging, notFound, type Verdict, verdictFrom } from './criterion.ts';
import { readSigns, type SignsOfProse } from './prose-head.ts';
import { shownInWords, type Worded } from './shown-in-words.ts';
import { waysOfProse } from './ways-of-prose.ts';

/** Credit below this is noise. */
const minCredit = 0.03;

/**
 * The word credit as its square root, since the first words found say more than the last, and the affinity of the
 * nearest title.
 */
export const signsOf = (worded: Worded, judging: Judging): SignsOfProse => ({
  words: Math.sqrt(worded.credit),
  title: judging.heldTitle()?.affinity ?? 0,
});

/**
 * Compares a line of the advert in prose with the lines of the resume. A matching job title lowers the threshold
 * slightly.
 */
export function judgeOther(text: string, candidate: Candidate, judging: Judging): Verdict {
  const worded = waysOfProse(text)
    .map((way) => shownInWords(way, candidate, judging))
    .reduce((best, next) => (next.credit > best.credit ? next : best));
  if (worded.credit === 0) return notFound({ code: 'lines-not-found', args: {} });
  const { status, credit, shares } = readSigns(signsOf(worded, judging));
  if (credit < minCredit) return notFound({ code: 'lines-not-found', args: {} });
  const held = judging.heldTitle();
  const parts = partsOfWords(worded, shares.words);
  if (held !== null && shares.title > 0) {
    const args = { title: held.title };
    parts.push({ code: 'held-title', args, share: shares.title, credit: 1, places: [held.place] });
  }
  return verdictFrom(candidate, { status, reason: reasonOf[status], parts, first: worded.best() });
}

const reasonOf = {
  met: { code: 'lines-speak', args: {} },
  partly: { code: 'lines-speak-partly', args: {} },
  'not-found': { code: 'skill-few-words', args: {} },
} as const;

/** The words as parts of their total, in proportion to what each gave. */
function partsOfWords(worded: Worded, share: number): DraftPart[] {
  const parts = worded.parts(1);
  const whole = parts.reduce((sum, part) => sum + part.share * part.credit, 0);
  return parts.map((part) => {
    const given = part.share * part.credit;
    return { ...part, share: whole === 0 ? 0 : (share * given) / whole, credit: given > 0 ? 1 : 0 };
  });
}
