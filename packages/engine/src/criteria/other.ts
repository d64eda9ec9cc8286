import type { Candidate } from '../candidate/candidate.ts';
import { type Judging, notFound, quote, rounded, type Verdict } from './criterion.ts';
import { shownInWords } from './shown-in-words.ts';

const metFrom = 0.25;
const partlyFrom = 0.12;

/** A line of the advert in prose: how much of what it speaks of do the lines of the resume speak of? */
export function judgeOther(text: string, candidate: Candidate, judging: Judging): Verdict {
  const { credit, places } = shownInWords(text, candidate, judging);
  if (credit < partlyFrom || places.length === 0) return notFound('No line of the resume speaks of it.');
  const met = credit >= metFrom;
  return {
    status: met ? 'met' : 'partly',
    credit: rounded(credit),
    evidence: quote(candidate, places),
    reason: met ? 'Lines of the resume speak of it.' : 'Lines of the resume speak of a part of it.',
  };
}
