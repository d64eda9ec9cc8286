/** What time it is. Rules ask this, so that a test can say. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
