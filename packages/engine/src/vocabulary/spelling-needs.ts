/**
 * Conditions on the text before a spelling counts, as bits stored with the skill's number in the generated table. Names
 * that are ordinary words ("Access", "Go", "R") would otherwise match in half of all sentences.
 */
export const spellingNeeds = {
  /** Begins with a capital that is not merely the sentence's first. */
  capital: 1,
  /** Is written in capitals. */
  capitals: 2,
  /** In a list or next to another skill. */
  listed: 4,
  /** Ends in -s: "Windows" is not "window". */
  plural: 8,
  /** Is broad or common ("design", "energy"): counts where a skill is being named, not in passing. */
  weak: 16,
  /** Also an ordinary noun, whose plural is not a product: "illustrators" are people. */
  singular: 32,
  /** Means the skill only where it is named as one, alone in its place: "Accounts", not "client accounts". */
  alone: 64,
} as const;

/** Number of values that the needs of a spelling can have; the skill's number is in the higher bits. */
export const needsRange = 128;
