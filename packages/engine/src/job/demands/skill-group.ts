/** Skills any one of which meets a line, with their places in it. */
export type SkillGroup = {
  readonly skillIds: readonly string[];
  /** How the line writes each of them. */
  readonly written: readonly string[];
  readonly start: number;
  readonly end: number;
};
