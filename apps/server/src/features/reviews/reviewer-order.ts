import { createHash } from 'node:crypto';

/**
 * Candidates in an order that tells nothing of their scores: for each reviewer another one, and for the same reviewer
 * always the same.
 */
export function orderFor(
  reviewId: string,
  reviewerId: string,
  analysisIds: readonly string[],
): readonly string[] {
  const keyOf = (analysisId: string) =>
    createHash('sha256').update(`${reviewId} ${reviewerId} ${analysisId}`).digest('hex');
  return analysisIds
    .map((id) => ({ id, key: keyOf(id) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ id }) => id);
}
