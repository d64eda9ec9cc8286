import type { Candidate } from '../candidate/candidate.ts';
import type { Requirement } from '../job/job-description.ts';
import { type Verdict, verdictFrom } from './criterion.ts';

/**
 * Met, as marked by a reviewer: only where nothing was found, so that it never contradicts other evidence,
 * and only with passages of the resume.
 */
export function withShownPassages(
  verdict: Verdict,
  { text }: Pick<Requirement, 'text'>,
  candidate: Candidate,
): Verdict {
  if (verdict.status !== 'not-found' || verdict.credit === null) return verdict;
  const passages = (candidate.resume.shownByPerson ?? []).filter(({ requirement }) => requirement === text);
  if (passages.length === 0) return verdict;
  const code = 'shown-by-person';
  const places = passages.map(({ start, end }) => ({ start, end }));
  const parts = [{ code, args: {}, share: 1, credit: 1, places } as const];
  return verdictFrom(candidate, { status: 'met', reason: { code, args: {} }, parts });
}
