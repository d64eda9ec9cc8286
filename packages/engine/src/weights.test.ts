import { expect, test } from 'vitest';
import { readJobDescription } from './job/read-job-description.ts';
import { loadVocabulary } from './vocabulary/load-vocabulary.ts';
import { balanced } from './weights.ts';

const vocabulary = loadVocabulary();

const fullAdvert = `Payroll Specialist

Brightwater Foods is a family company with 40 years of history in frozen vegetables.

What you will do
- Run the weekly payroll of three plants
- Answer the questions of employees about their pay slips
- Work with accounting at the month-end close

What you need
- 3+ years of payroll experience
- Bachelor's degree in accounting or business
- Experience with ADP and Microsoft Excel
- Knowledge of wage and hour law
- SAP

Nice to have
- Certified Payroll Professional (CPP)
- Spanish
`;

const weightOf = (requirements: readonly { readonly weight: number }[]) =>
  requirements.reduce((sum, { weight }) => sum + weight, 0);

test('explicit requirements of a full advert get half of the points, and most of them are required', () => {
  const { requirements } = readJobDescription(fullAdvert, { vocabulary });
  const explicit = requirements.filter(({ overall }) => !overall);
  const musts = explicit.filter(({ must }) => must);
  expect(musts.length).toBeGreaterThanOrEqual(4);
  expect(weightOf(explicit) / weightOf(requirements)).toBeGreaterThanOrEqual(0.5);
  expect(weightOf(musts) / weightOf(explicit)).toBeGreaterThan(0.5);
});

test('the fewer requirements an advert has, the more the overall fit counts', () => {
  const overall = { kind: 'other', overall: true, weight: 5 } as const;
  const degree = { kind: 'education', overall: false, weight: 1.5 } as const;
  const skill = { kind: 'skill', overall: false, weight: 1 } as const;
  const shareOf = (given: Parameters<typeof balanced>[0]) => {
    const weighed = balanced(given);
    return weightOf(weighed.filter((each) => !each.overall)) / weightOf(weighed);
  };
  const shares = [[degree], [degree, skill], [degree, skill, skill, skill]].map((explicit) =>
    shareOf([...explicit, overall]),
  );
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[0]).toBeLessThan(0.3);
});

test('an advert without explicit requirements, or with nothing else, keeps its weights', () => {
  const overall = [{ kind: 'title', overall: true, weight: 4 }] as const;
  const explicit = [{ kind: 'education', overall: false, weight: 1 }] as const;
  expect(balanced(overall)).toMatchObject(overall);
  expect(balanced(explicit)).toMatchObject(explicit);
});
