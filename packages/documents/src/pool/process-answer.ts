/** The answer of a reading process to a task. */
export type ProcessAnswer<Outcome = unknown> = {
  readonly outcome: Outcome;
  /** Resident memory of the process afterwards, in megabytes. */
  readonly residentMb: number;
  /** Milliseconds of processor time used. */
  readonly usedMs: number;
};
