const dayMs = 24 * 60 * 60 * 1000;

/** Whole days that are left, rounded up: what ends within a day ends tomorrow at the latest. Never below zero. */
export function daysUntil(end: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / dayMs));
}
