import type { Candidate } from '../candidate/candidate.ts';
import { fold } from '../words/reading-copy.ts';
import { neverScored, type Verdict } from './criterion.ts';

/**
 * Shows a place of work to the reviewer without scoring it. Where a candidate lives says nothing about how they work,
 * and must never change a score.
 */
export function judgeLocation(place: string, candidate: Candidate): Verdict {
  const { location } = candidate.resume;
  if (!location) return neverScored({ code: 'place-unknown', args: {} });
  const near = fold(location.value).includes(fold(place.split(',')[0] ?? place).trim());
  return neverScored({ code: near ? 'place-same' : 'place-ask', args: {} });
}
