import { createRemovalStore } from './removal-store.ts';

/** The one list of what waits to be deleted. */
export const removals = createRemovalStore();

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => void removals.flush({ isLeaving: true }));
}
