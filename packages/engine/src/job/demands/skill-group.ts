/** Skills that satisfy a line each on its own, with where they stand in it. */
export type SkillGroup = {
  readonly skillIds: readonly string[];
  /** How the line writes each of them. */
  readonly written: readonly string[];
  readonly start: number;
  readonly end: number;
};
