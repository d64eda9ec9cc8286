import { expect, test } from 'vitest';
import { readJobDescription } from './job/read-job-description.ts';
import { loadVocabulary } from './vocabulary/load-vocabulary.ts';
import { type WeighedLine, weightOfWritten } from './written-weight.ts';

const line = (kind: WeighedLine['kind'], weight: number, overall = false): WeighedLine => ({
  kind,
  weight,
  overall,
});

test('an added requirement weighs as much as others of its kind', () => {
  const lines = [line('skill', 0.7), line('skill', 0.9), line('skill', 4), line('education', 0.2)];
  expect(weightOfWritten('skill', lines)).toBe(0.9);
  expect(weightOfWritten('education', lines)).toBe(0.2);
});

test('without others of its kind its weight is estimated from the rest, excluding the overall fit', () => {
  const lines = [line('skill', 0.5), line('skill', 0.5), line('title', 5, true), line('other', 5, true)];
  expect(weightOfWritten('certification', lines)).toBe(0.4);
  expect(weightOfWritten('skill', [])).toBe(2.5);
  expect(weightOfWritten('language', [line('skill', 0)])).toBe(1.5);
});

test('an added tool gets no more of a full advert than the existing tools', () => {
  const text = `Harbor Accountant

Duties
- Close the books of four ships each month and prepare the reports for the owners.
- Check the travel expenses of the crews with care and pay the invoices of the harbors.
- Answer the questions of the auditors and prepare the tax returns of the fleet.

Requirements
- QuickBooks and Excel are required.
- Month-end close and payroll are required.
- Bachelor's degree in accounting.
- 5 years of experience in accounting.`;
  const { requirements } = readJobDescription(text, { vocabulary: loadVocabulary() });
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0);
  const skills = requirements.filter(({ kind }) => kind === 'skill').map(({ weight }) => weight);
  const added = weightOfWritten('skill', requirements);
  expect(added).toBeLessThanOrEqual(Math.max(...skills));
  expect(added).toBeGreaterThanOrEqual(Math.min(...skills));
  expect(added / (total + added)).toBeLessThan(0.15);
});
