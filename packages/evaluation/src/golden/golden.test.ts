import { expect, test } from 'vitest';
import { createJudge } from '../judging/create-judge.ts';
import { readAccepted } from './accepted-analyses.ts';
import { analyzeSamples } from './analyze-samples.ts';
import { describeChanges } from './describe-changes.ts';

test('the samples are analyzed as accepted: if the change is meant, run npm run evaluate -- --accept', async () => {
  const analyses = await analyzeSamples(await createJudge());
  expect(analyses.size).toBeGreaterThan(20);
  expect(describeChanges(await readAccepted(), analyses)).toEqual([]);
});
