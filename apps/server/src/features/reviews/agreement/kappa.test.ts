import { expect, test } from 'vitest';
import { cohensKappa, fleissKappa, intervalOf, type Kappa, linear, unweighted } from './kappa.ts';

function known(kappa: Kappa | null): Kappa {
  if (!kappa) throw new Error('There is no κ.');
  return kappa;
}

// J. Cohen (1960), "A coefficient of agreement for nominal scales", Educational and Psychological Measurement 20,
// 37–46: 200 diagnoses by two judges.
const cohen1960 = [
  [88, 14, 18],
  [10, 40, 10],
  [2, 6, 12],
];

// J. L. Fleiss, B. Levin, M. C. Paik (2003), "Statistical Methods for Rates and Proportions", table 18.1: 100 diagnoses
// (psychotic, neurotic, organic) by two raters.
const fleiss2003 = [
  [75, 1, 4],
  [5, 4, 1],
  [0, 0, 10],
];

// SAS/STAT User's Guide, "The FREQ Procedure", tests and measures of agreement: 88 skin conditions (terrible, poor,
// marginal, clear) by two dermatologists.
const dermatologists = [
  [10, 4, 1, 0],
  [5, 10, 12, 2],
  [2, 4, 12, 5],
  [0, 2, 6, 13],
];

// J. L. Fleiss (1971), "Measuring nominal scale agreement among many raters", Psychological Bulletin 76, 378–382,
// table 1: 30 patients by six psychiatrists (depression, personality disorder, schizophrenia, neurosis, other).
const psychiatrists = [
  [0, 0, 0, 6, 0],
  [0, 3, 0, 0, 3],
  [0, 1, 4, 0, 1],
  [0, 0, 0, 0, 6],
  [0, 3, 0, 3, 0],
  [2, 0, 4, 0, 0],
  [0, 0, 4, 0, 2],
  [2, 0, 3, 1, 0],
  [2, 0, 0, 4, 0],
  [0, 0, 0, 0, 6],
  [1, 0, 0, 5, 0],
  [1, 1, 0, 4, 0],
  [0, 3, 3, 0, 0],
  [1, 0, 0, 5, 0],
  [0, 2, 0, 3, 1],
  [0, 0, 5, 0, 1],
  [3, 0, 0, 1, 2],
  [5, 1, 0, 0, 0],
  [0, 2, 0, 4, 0],
  [1, 0, 2, 0, 3],
  [0, 0, 0, 0, 6],
  [0, 1, 0, 5, 0],
  [0, 2, 0, 1, 3],
  [2, 0, 0, 4, 0],
  [1, 0, 0, 4, 1],
  [0, 5, 0, 1, 0],
  [4, 0, 0, 0, 2],
  [0, 2, 0, 4, 0],
  [1, 0, 5, 0, 0],
  [0, 0, 0, 0, 6],
];

// K. L. Gwet, "cac.raw4raters" of the R package irrCAC (after Krippendorff): 12 units, four raters, some ratings
// missing. The package gives κ = 0.76117 with the standard error 0.15302.
const gwet = [
  [3, 0, 0, 0, 0],
  [0, 3, 1, 0, 0],
  [0, 0, 4, 0, 0],
  [0, 0, 4, 0, 0],
  [0, 4, 0, 0, 0],
  [1, 1, 1, 1, 0],
  [0, 0, 0, 4, 0],
  [3, 1, 0, 0, 0],
  [0, 4, 0, 0, 0],
  [0, 0, 0, 0, 3],
  [2, 0, 0, 0, 0],
  [0, 0, 1, 0, 0],
];

test('Cohen’s κ matches Cohen’s own example of 1960', () => {
  expect(known(cohensKappa(cohen1960, unweighted)).value).toBeCloseTo(0.492, 3);
});

test('Cohen’s κ, its standard error and interval match those of Fleiss, Levin and Paik', () => {
  const kappa = known(cohensKappa(fleiss2003, unweighted));
  expect(kappa.value).toBeCloseTo(0.676, 3);
  expect(kappa.standardError).toBeCloseTo(0.087, 2);
  const { low, high } = intervalOf(kappa);
  expect(low).toBeCloseTo(0.51, 1);
  expect(high).toBeCloseTo(0.85, 1);
});

test('κ without and with linear weights has the values, errors and intervals of SAS', () => {
  const simple = known(cohensKappa(dermatologists, unweighted));
  expect(simple.value).toBeCloseTo(0.3449, 4);
  expect(simple.standardError).toBeCloseTo(0.0724, 4);
  const weighted = known(cohensKappa(dermatologists, linear));
  expect(weighted.value).toBeCloseTo(0.5082, 4);
  expect(weighted.standardError).toBeCloseTo(0.0655, 4);
  const { low, high } = intervalOf(weighted);
  expect(low).toBeCloseTo(0.3798, 4);
  expect(high).toBeCloseTo(0.6366, 4);
});

test('Fleiss’ κ matches Fleiss’ psychiatric diagnoses of 1971', () => {
  expect(known(fleissKappa(psychiatrists)).value).toBeCloseTo(0.43, 3);
});

test('Fleiss’ κ and its standard error match those of Gwet’s package', () => {
  const kappa = known(fleissKappa(gwet));
  expect(kappa.value).toBeCloseTo(0.76117, 5);
  expect(kappa.standardError).toBeCloseTo(0.15302, 5);
});

test('perfect agreement on several ratings is 1, with a zero-width interval', () => {
  const kappa = known(
    cohensKappa(
      [
        [10, 0, 0],
        [0, 5, 0],
        [0, 0, 7],
      ],
      linear,
    ),
  );
  expect(kappa.value).toBe(1);
  expect(kappa.standardError).toBeCloseTo(0, 6);
  expect(known(fleissKappa([...Array(9).fill([3, 0, 0]), ...Array(9).fill([0, 0, 3])])).value).toBe(1);
});

test('if all ratings are equal, chance explains everything and κ is undefined', () => {
  expect(
    cohensKappa(
      [
        [20, 0],
        [0, 0],
      ],
      unweighted,
    ),
  ).toBeNull();
  expect(fleissKappa(Array(20).fill([3, 0, 0]))).toBeNull();
  expect(
    cohensKappa(
      [
        [0, 0],
        [0, 0],
      ],
      unweighted,
    ),
  ).toBeNull();
  expect(
    fleissKappa([
      [1, 0],
      [0, 1],
    ]),
  ).toBeNull();
});

test('an interval is limited to possible values of κ', () => {
  expect(intervalOf({ value: 0.95, standardError: 0.2 }).high).toBe(1);
  expect(intervalOf({ value: -0.9, standardError: 0.2 }).low).toBe(-1);
});
