import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

/** The order in which the tour shows the product. */
export const tourSteps = ['groups', 'evidence', 'decision', 'requirements', 'search', 'finish'] as const;
export type TourStep = (typeof tourSteps)[number];

/** A tour in progress through the user's sample run. */
export type Tour = {
  readonly step: TourStep;
  readonly batchId: string;
  readonly jobId: string;
  /** Whether the tour has opened the screen of this step; after that the user navigates freely. */
  readonly isOpened: boolean;
};

const storageKey = 'tour';
const { subscribe, notify } = createListeners();
let known: { readonly stored: string | null; readonly tour: Tour | null } = { stored: null, tour: null };

/** The tour of this browser tab; `null` if none is in progress. */
export function useTour(): Tour | null {
  return useSyncExternalStore(subscribe, readTour, () => null);
}

/**
 * Starts the tour, moves it to another step, or ends it with `null`. A tour survives a reload and ends with its browser
 * tab.
 */
export function setTour(tour: Tour | null): void {
  try {
    if (tour) sessionStorage.setItem(storageKey, JSON.stringify(tour));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage there is no tour, since it couldn't continue on another screen.
  }
  notify();
}

/** The step before or after one; `null` beyond either end. */
export function stepFrom(step: TourStep, by: -1 | 1): TourStep | null {
  return tourSteps[tourSteps.indexOf(step) + by] ?? null;
}

/** The same object until something changes. */
function readTour(): Tour | null {
  const stored = readStored();
  if (known.stored !== stored) known = { stored, tour: parse(stored) };
  return known.tour;
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** `null` for anything that isn't a stored tour. */
function parse(stored: string | null): Tour | null {
  try {
    const { step, batchId, jobId, isOpened } = JSON.parse(stored ?? '{}') as Readonly<
      Record<string, unknown>
    >;
    const found = tourSteps.find((name) => name === step);
    if (!found || typeof batchId !== 'string' || typeof jobId !== 'string') return null;
    return { step: found, batchId, jobId, isOpened: isOpened === true };
  } catch {
    return null;
  }
}
