/** The current time; tests provide their own. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;

/** The UTC day of a time as `YYYY-MM-DD`, regardless of the machine's time zone. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
