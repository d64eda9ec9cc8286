/** One wording by which lines of adverts are told, with lines that it must match and lines that look like it and must not match. */
export type Rule = {
  /** Unique among the rules beside it. */
  readonly name: string;
  /** Takes time linear in the line; see `tools/check-expressions.ts`. */
  readonly pattern: RegExp;
  /** At least one of them matches no other rule beside it: a rule without such a line decides nothing. */
  readonly matches: readonly string[];
  readonly misses: readonly string[];
};

/** Whether one of the rules matches the line. */
export const matchesAny = (rules: readonly Rule[], line: string): boolean =>
  rules.some(({ pattern }) => pattern.test(line));
