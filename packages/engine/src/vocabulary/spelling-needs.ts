/**
 * What a spelling asks of the text before it counts, as bits beside the skill's number in the artefact.
 * Names that are ordinary words ("Access", "Go", "R") would otherwise be found in half of all sentences.
 */
export const spellingNeeds = {
  /** Begins with a capital that is not merely the sentence's first. */
  capital: 1,
  /** Is written in capitals. */
  capitals: 2,
  /** Stands in a list or beside another skill. */
  listed: 4,
  /** Ends in -s: "Windows" is not "window". */
  plural: 8,
  /** Is broad or common ("design", "energy"): counts where a skill is being named, not in passing. */
  weak: 16,
  /** Is an ordinary noun too, whose plural names no product: "illustrators" are people. */
  singular: 32,
  /** Means the skill only where it is named as one, alone in its place: "Accounts", not "client accounts". */
  alone: 64,
} as const;

/** How many values the needs of a spelling can take: the skill's number stands above them. */
export const needsRange = 128;
