import { createRemovalStore } from './removal-store.ts';

/** The shared list of pending deletions. */
export const removals = createRemovalStore();

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => void removals.flush({ isLeaving: true }));
}
