import { createHash } from 'node:crypto';

/**
 * Candidates in an order that doesn't depend on scores: different for each reviewer, but always the same for one
 * reviewer.
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
