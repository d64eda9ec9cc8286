/**
 * One wording that classifies lines of adverts, with lines that it must match and similar lines that it must not match.
 */
export type Rule = {
  /** Unique within its list of rules. */
  readonly name: string;
  /** Takes time linear in the line; see `tools/check-expressions.ts`. */
  readonly pattern: RegExp;
  /** At least one of them matches no other rule of the list: a rule without such a line decides nothing. */
  readonly matches: readonly string[];
  readonly misses: readonly string[];
};

/** Whether one of the rules matches the line. */
export const matchesAny = (rules: readonly Rule[], line: string): boolean =>
  rules.some(({ pattern }) => pattern.test(line));
