import type { Candidate } from '../candidate/candidate.ts';
import { type Judging, notFound, type Verdict, verdictFrom } from './criterion.ts';
import { shownInWords } from './shown-in-words.ts';

const metFrom = 0.18;
const partlyFrom = 0.08;

/** A line of the advert in prose: how much of what it speaks of do the lines of the resume speak of? */
export function judgeOther(text: string, candidate: Candidate, judging: Judging): Verdict {
  const worded = shownInWords(text, candidate, judging);
  if (worded.credit < partlyFrom) return notFound({ code: 'lines-not-found', args: {} });
  const isMet = worded.credit >= metFrom;
  return verdictFrom(candidate, {
    status: isMet ? 'met' : 'partly',
    reason: { code: isMet ? 'lines-speak' : 'lines-speak-partly', args: {} },
    parts: worded.parts(1),
    first: worded.best(),
  });
}
