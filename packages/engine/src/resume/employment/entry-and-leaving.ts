import { piecesOf } from '../../languages/locale-lists.ts';
import { findDates } from '../dates/dates.ts';
import type { HeadingCandidate } from './heading-candidates.ts';

const entry = new RegExp(`(?:${piecesOf(({ work }) => work.joins)})$`);
const leaving = new RegExp(`(?:${piecesOf(({ work }) => work.leaves)})$`);
const lasting = new RegExp(`^(?:${piecesOf(({ work }) => work.stays)})$`);

/**
 * Joins the two lines of a position in the Japanese form, one for joining a company ("入社") and one for leaving it
 * ("退社") or still being there: the first gets both dates, the second becomes empty.
 */
export function joinEntryAndLeaving(
  candidates: readonly HeadingCandidate[],
  today: string,
): readonly HeadingCandidate[] {
  const joined = [...candidates];
  for (const [index, candidate] of candidates.entries()) {
    const { line } = candidate;
    const from = entry.test(line.folded) ? findDates(line.folded, today)[0]?.from : null;
    if (!from) continue;
    const end = endAfter(candidates, index, today);
    if (end === null) continue;
    const parts = candidate.parts.filter(({ text }) => !entry.test(text) || text.length > 3);
    const range = { start: 0, end: line.text.length, from, to: end.to, single: false };
    joined[index] = { line, range, parts, rank: 2 };
    const last = joined[end.index];
    if (last) joined[end.index] = { line: last.line, range: null, parts: [], rank: 0 };
  }
  return joined;
}

/** Line and date at which the period that starts on a line ends, before another one starts. */
function endAfter(
  candidates: readonly HeadingCandidate[],
  after: number,
  today: string,
): { readonly index: number; readonly to: string } | null {
  for (const [index, { line }] of candidates.entries()) {
    if (index <= after) continue;
    if (entry.test(line.folded)) return null;
    if (lasting.test(line.folded)) return { index, to: 'present' };
    const left = leaving.test(line.folded) ? findDates(line.folded, today)[0]?.from : null;
    if (left) return { index, to: left };
  }
  return null;
}
