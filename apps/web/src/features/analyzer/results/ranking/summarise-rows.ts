import type { AnalysisRow, JobRequirement } from '@winnow/contracts';

/** How many candidates don't show a requirement. */
export type Lack = { readonly id: string; readonly text: string; readonly count: number };

export type RowsSummary = {
  /** Number of candidates with a score; the others are left out of all numbers here. */
  readonly judged: number;
  /** Half of them have this score or more. */
  readonly median: number;
  /** Ten ranges of ten points; the last holds 100 too. */
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  /**
   * Requirements that most candidates don't show, most frequent first; without the overall fit, which isn't a single
   * requirement.
   */
  readonly lacking: readonly Lack[];
  /** The must-have that is most often the only one not met or not found; `null` if none ever is. */
  readonly costliest: Lack | null;
};

const binWidth = 10;
const maxLacks = 6;

/** Statistics over the candidates of a run. */
export function summariseRows(
  rows: readonly AnalysisRow[],
  requirements: readonly JobRequirement[],
): RowsSummary {
  const judged = rows.filter(({ score }) => score !== null);
  const scores = judged.map(({ score }) => score ?? 0).sort((left, right) => right - left);
  const bins = Array.from({ length: 100 / binWidth }, (_, place) => {
    const from = place * binWidth;
    const to = from + binWidth;
    const isLast = to === 100;
    return { from, to, count: scores.filter((score) => score >= from && (score < to || isLast)).length };
  });
  const shownRequirements = requirements.filter(({ overall, must }) => !overall || must);
  // Places are never scored, and so never lacking.
  const missingOf = judged.map(({ verdicts }) =>
    verdicts.filter(
      ({ status, credit }) => credit !== null && (status === 'not-met' || status === 'not-found'),
    ),
  );
  const onlyMusts = missingOf
    .map((missing) => missing.filter(({ must }) => must))
    .filter(({ length }) => length === 1);
  return {
    judged: judged.length,
    median: scores[Math.floor((scores.length - 1) / 2)] ?? 0,
    bins,
    lacking: countLacks(shownRequirements, missingOf).slice(0, maxLacks),
    costliest: countLacks(requirements, onlyMusts)[0] ?? null,
  };
}

/**
 * Most frequent first, ties in the job's order; requirements that all candidates show are left out. Two requirements
 * of one name, such as a title that is also a skill, count once.
 */
function countLacks(
  requirements: readonly JobRequirement[],
  missingOf: readonly (readonly { readonly requirementId: string }[])[],
): Lack[] {
  const idsOf = new Map<string, string[]>();
  for (const { id, text } of requirements) idsOf.set(text, [...(idsOf.get(text) ?? []), id]);
  return [...idsOf]
    .map(([text, ids]) => ({
      id: ids[0] ?? '',
      text,
      count: missingOf.filter((missing) => missing.some(({ requirementId }) => ids.includes(requirementId)))
        .length,
    }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count);
}
