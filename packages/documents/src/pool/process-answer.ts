/** What a reading process answers to a task. */
export type ProcessAnswer<Outcome = unknown> = {
  readonly outcome: Outcome;
  /** Megabytes that the process holds after it. */
  readonly residentMb: number;
  /** Milliseconds of processor time that it took. */
  readonly usedMs: number;
};
