import { expect, test } from 'vitest';
import { createScorer } from '../scoring/create-scorer.ts';
import { readAccepted } from './accepted.ts';
import { analyzeSamples } from './analyze-samples.ts';
import { describeChanges } from './describe-changes.ts';

test('the samples are analyzed as accepted: if the change is intended, run npm run evaluate -- --accept', async () => {
  const golden = await analyzeSamples(await createScorer());
  expect(golden.analyses.size).toBeGreaterThan(20);
  expect(describeChanges(await readAccepted(), golden)).toEqual([]);
});
