// Without schemas: pages that show a score need no more of this package.
export const scoreBands = ['strong', 'worth-a-call', 'partial', 'little-found'] as const;
export type ScoreBand = (typeof scoreBands)[number];

/**
 * The lowest score of each band, set where the development data part: about one in a hundred resumes of other
 * professions reaches `strong`, one in twenty `worth-a-call` (docs/quality.md, "What a score means").
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
