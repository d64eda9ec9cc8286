import { tfIdf } from './baselines/tf-idf.ts';
import type { EvaluationCase } from './cases/case.ts';
import { type CaseOutcome, compare } from './measures/outcome.ts';
import type { Scorer } from './scoring/create-scorer.ts';
import { scoreCase } from './scoring/score-case.ts';

/** Scores every case and compares the product's output with the labels. */
export async function evaluateCases(
  cases: readonly EvaluationCase[],
  scorer: Scorer,
): Promise<readonly CaseOutcome[]> {
  const resumes = cases.flatMap(({ id, resumes }) =>
    resumes.map(({ file, text }) => ({ name: `${id}/${file}`, text })),
  );
  const cosines = tfIdf(resumes.map(({ text }) => text));
  const outcomes: CaseOutcome[] = [];
  for (const each of cases) {
    const scored = await scoreCase(each, scorer);
    const byResume = cosines(each.advert);
    const tfIdfOf = (file: string) =>
      byResume[resumes.findIndex(({ name }) => name === `${each.id}/${file}`)] ?? 0;
    outcomes.push(compare(each, scored, tfIdfOf));
  }
  return outcomes;
}
