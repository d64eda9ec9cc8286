// No schemas here: pages that show a score need nothing else of this package.
export const scoreBands = ['strong', 'worth-a-call', 'partial', 'little-found'] as const;
export type ScoreBand = (typeof scoreBands)[number];

/**
 * The lowest score of each band, 0-100. Of resumes from other professions, 2 % reach `strong`, and between 5.8 %
 * (those at 50) and 12 % (at 40) reach `worth-a-call` (docs/quality/scores.md, "What a score means").
 */
export const bandFrom: Readonly<Record<ScoreBand, number>> = {
  strong: 60,
  'worth-a-call': 45,
  partial: 25,
  'little-found': 0,
};

/** The band of a score of 0-100. */
export function bandOf(score: number): ScoreBand {
  return scoreBands.find((band) => score >= bandFrom[band]) ?? 'little-found';
}
