import type { KeyboardEvent } from 'react';

/** Marks the link of each hit. */
export const hitMark = (personId: string) => ({ 'data-pool-hit': personId });

/** The hit whose link or box has the focus. */
export function focusedHit(): string | undefined {
  const hit = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-pool-hit]');
  return hit?.dataset['poolHit'];
}

const listHits = () => [...document.querySelectorAll<HTMLElement>('[data-pool-hit]')];

/** Returns whether there is such a hit. */
export function focusHit(place: number): boolean {
  const hit = listHits()[place];
  hit?.focus();
  return hit !== undefined;
}

/** Up and down in the list of hits; Enter opens the link that has the focus. */
export function moveThroughHits(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const place = listHits().indexOf(event.target as HTMLElement);
  if (place >= 0 && focusHit(place + step)) event.preventDefault();
}
