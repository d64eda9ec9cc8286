/**
 * Ids of candidates when a review began, for this tab only, so that a reload or going back shows the same "3 of 12".
 * Only ids are stored.
 */
const keyOf = (ownerId: string, address: string) => `review:${ownerId}:${address}`;

export function findBegunReview(ownerId: string, address: string): readonly string[] | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(ownerId, address)) ?? 'null');
    return Array.isArray(found) && found.every((id) => typeof id === 'string') ? found : null;
  } catch {
    return null;
  }
}

export function keepBegunReview(ownerId: string, address: string, ids: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(ownerId, address), JSON.stringify(ids));
  } catch {
    // Without browser storage, a reload starts counting again.
  }
}
