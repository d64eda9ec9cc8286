import { expect, test } from 'vitest';
import { createRandom } from '../fuzz/mutate.ts';
import { measureRecognition, sharesOf } from './measure-recognition.ts';
import { plantPeople } from './plant-people.ts';

test('two resumes of one person are recognized, and similar people are not merged', () => {
  const found = measureRecognition(plantPeople(60, createRandom(7)));
  const { precision, recall, precisionOfJoins } = sharesOf(found);
  expect(found.joined.right).toBeGreaterThan(25);
  expect(precisionOfJoins).toBe(1);
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThanOrEqual(0.95);
});
