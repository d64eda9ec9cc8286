const dayMs = 24 * 60 * 60 * 1000;

/** Remaining days, rounded up; never negative. */
export function daysUntil(end: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / dayMs));
}
