import { mean } from '../statistics/agreement.ts';
import { foldsOf } from '../statistics/folds.ts';
import type { CaseOutcome, ResumeOutcome } from './outcome.ts';

/** A resume with the fit predicted from its value by a model fitted on other jobs. */
export type Foretold = { readonly fit: number; readonly foretold: number };

/** How a fit is predicted from a resume; `null` predicts the mean fit of the other jobs for every resume. */
type FigureOf = ((resume: ResumeOutcome) => number) | null;

/**
 * The predicted fit of each resume by its value, with a rising curve fitted on the other jobs (ten folds). By case id.
 */
export function foretellFits(
  cases: readonly CaseOutcome[],
  figureOf: FigureOf,
): ReadonlyMap<string, readonly Foretold[]> {
  const byCase = new Map<string, readonly Foretold[]>();
  for (const { others, held } of foldsOf(cases, 10)) {
    const known = others
      .flatMap((each) => each.resumes)
      .map((resume) => ({ value: figureOf?.(resume) ?? 0, fit: resume.fit }));
    const curve = fitRisingCurve(known);
    for (const { id, resumes } of held)
      byCase.set(
        id,
        resumes.map((resume) => ({ fit: resume.fit, foretold: curve(figureOf?.(resume) ?? 0) })),
      );
  }
  return byCase;
}

/** Mean distance of the predicted fits from the labeled ones, on the scale from 0 to 4. */
export function meanDistance(foretold: readonly Foretold[]): number | null {
  return mean(foretold.map(({ fit, foretold: value }) => Math.abs(fit - value)));
}

type Known = { readonly value: number; readonly fit: number };

/**
 * The non-decreasing curve closest to the known values by least squares (pool adjacent violators). A value between two
 * known ones gets the fit of the lower one.
 */
export function fitRisingCurve(known: readonly Known[]): (value: number) => number {
  const byValue = [...Map.groupBy(known, ({ value }) => value)].sort(([a], [b]) => a - b);
  const steps: Step[] = [];
  for (const [from, those] of byValue) {
    steps.push({ from, sum: those.reduce((sum, { fit }) => sum + fit, 0), count: those.length });
    mergeFallingSteps(steps);
  }
  return (value) => {
    const step = steps.findLast(({ from }) => from <= value) ?? steps[0];
    return step ? fitOf(step) : 0;
  };
}

/** All values from here to the next step, and the fits of the resumes that have them. */
type Step = { from: number; sum: number; count: number };

const fitOf = ({ sum, count }: Step): number => sum / count;

function mergeFallingSteps(steps: Step[]): void {
  for (;;) {
    const last = steps.at(-1);
    const before = steps.at(-2);
    if (!last || !before || fitOf(before) < fitOf(last)) return;
    before.sum += last.sum;
    before.count += last.count;
    steps.pop();
  }
}
