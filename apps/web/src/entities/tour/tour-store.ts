import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

/** The order in which the tour shows the product. */
export const tourSteps = ['groups', 'evidence', 'decision', 'requirements', 'search', 'finish'] as const;
export type TourStep = (typeof tourSteps)[number];

/** A tour under way, through the sample of the person who takes it. */
export type Tour = {
  readonly step: TourStep;
  readonly batchId: string;
  readonly jobId: string;
  /** Whether the tour has opened the screen of this step; from then on the person goes where they like. */
  readonly isOpened: boolean;
};

const storageKey = 'tour';
const { subscribe, notify } = createListeners();
let known: { readonly stored: string | null; readonly tour: Tour | null } = { stored: null, tour: null };

/** The tour of this browser tab; `null` while none is under way. */
export function useTour(): Tour | null {
  return useSyncExternalStore(subscribe, readTour, () => null);
}

/** Begins the tour, moves it on, or ends it with `null`. A tour survives a reload and ends with its browser tab. */
export function setTour(tour: Tour | null): void {
  try {
    if (tour) sessionStorage.setItem(storageKey, JSON.stringify(tour));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage there is no tour: it could not follow a person from screen to screen.
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

/** What does not read as a tour is none. */
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
