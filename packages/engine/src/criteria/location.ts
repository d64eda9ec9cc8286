import type { Candidate } from '../candidate/candidate.ts';
import { fold } from '../words/reading-copy.ts';
import { neverScored, type Verdict } from './criterion.ts';

/**
 * A place of work is told to the reviewer and never scored: where somebody lives says nothing of how they work, and
 * must not move a score.
 */
export function judgeLocation(place: string, candidate: Candidate): Verdict {
  const { location } = candidate.resume;
  if (!location) return neverScored({ code: 'place-unknown', args: {} });
  const near = fold(location.value).includes(fold(place.split(',')[0] ?? place).trim());
  return neverScored({ code: near ? 'place-same' : 'place-ask', args: {} });
}
