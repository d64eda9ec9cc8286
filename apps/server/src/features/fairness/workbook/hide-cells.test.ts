import '../../../../../../tools/testing/property-seed.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Grid, hideCells } from './hide-cells.ts';

type Values = readonly (readonly number[])[];

const summed = (jobs: Values): Grid => {
  const width = jobs[0]?.length ?? 0;
  const sums = [...Array(width).keys()].map((column) =>
    jobs.reduce((sum, row) => sum + (row[column] ?? 0), 0),
  );
  return { values: [...jobs, sums], columns: 'summed', isUnknown: (_, column) => column === width - 1 };
};

const shownOf = (grid: Grid): (number | null)[][] => {
  const hidden = hideCells(grid);
  return grid.values.map((cells, row) =>
    cells.map((value, column) => (hidden[row]?.[column] ? null : value)),
  );
};

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Every row with a total that is consistent with its shown cells. */
function* rowsLike(shown: readonly (number | null)[], sum: number): Generator<number[]> {
  const [first, ...rest] = shown;
  if (first === undefined) {
    if (sum === 0) yield [];
    return;
  }
  const [from, to] = first === null ? [0, sum] : [first, Math.min(first, sum)];
  for (let value = from; value <= to; value += 1)
    for (const others of rowsLike(rest, sum - value)) yield [value, ...others];
}

/** The possible values of each cell for a reader who knows the totals, found by trying all combinations. */
function possibleValues(jobs: Values, shown: readonly (readonly (number | null)[])[]) {
  const possible = shown.map((cells) => cells.map(() => new Set<number>()));
  const sums = shown.at(-1) ?? [];
  const follow = (row: number, chosen: readonly number[][]): void => {
    if (row === jobs.length) {
      const total = sums.map((_, column) => sumOf(chosen.map((cells) => cells[column] ?? 0)));
      if (sums.some((sum, column) => sum !== null && sum !== total[column])) return;
      for (const [at, cells] of [...chosen, total].entries())
        for (const [column, value] of cells.entries()) possible[at]?.[column]?.add(value);
      return;
    }
    for (const cells of rowsLike(shown[row] ?? [], sumOf(jobs[row] ?? [])))
      follow(row + 1, [...chosen, cells]);
  };
  follow(0, []);
  return possible;
}

const count = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9 }));
const job = fc.array(count, { minLength: 3, maxLength: 3 });

test('no hidden number of a job or organization can be derived from what is shown', () => {
  fc.assert(
    fc.property(fc.array(job, { minLength: 1, maxLength: 2 }), (jobs) => {
      const grid = summed(jobs);
      const shown = shownOf(grid);
      const possible = possibleValues(jobs, shown);
      for (const [row, cells] of shown.entries()) {
        for (const [column, value] of cells.entries()) {
          if (column === cells.length - 1) continue;
          // An empty cell identifies no one.
          if (value === null && (grid.values[row]?.[column] ?? 0) > 0)
            expect(possible[row]?.[column]?.size).toBeGreaterThan(1);
          if (value !== null) expect(value === 0 || value >= 5).toBe(true);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test('shows numbers that cannot identify anyone', () => {
  const jobs = [
    [12, 7, 0, 20],
    [30, 6, 0, 9],
  ];
  expect(shownOf(summed(jobs))).toEqual([...jobs, [42, 13, 0, 29]]);
});

test('hides the people who did not answer to protect one small number, before a category', () => {
  const jobs = [
    [12, 7, 3, 20],
    [30, 6, 8, 9],
  ];
  expect(shownOf(summed(jobs))).toEqual([
    [12, 7, null, null],
    [30, 6, null, null],
    [42, 13, 11, 29],
  ]);
});

test('hides the smallest other numbers if everyone answered', () => {
  const jobs = [
    [12, 7, 3, 0],
    [30, 6, 8, 0],
  ];
  const [one, other, all] = shownOf(summed(jobs));
  expect(one?.slice(0, 3)).toEqual([12, null, null]);
  expect(other?.slice(0, 3)).toEqual([30, null, null]);
  expect(all).toEqual([42, 13, 11, 0]);
});

test('hides the whole row of a small group, so that zeros reveal nothing', () => {
  const alone = shownOf(summed([[1, 0, 0, 0]]));
  expect(alone.flat().every((value) => value === null)).toBe(true);
  const jobs = [
    [0, 1, 0, 3],
    [9, 8, 0, 7],
    [7, 12, 0, 9],
  ];
  const [one, ...others] = shownOf(summed(jobs));
  expect(one?.every((value) => value === null)).toBe(true);
  expect(others.at(-1)?.slice(0, 3)).toEqual([16, 21, 0]);
});

test('knowing the hiding method and all totals reveals no hidden number', () => {
  const outcomes = new Map<string, number[][]>();
  for (let a = 0; a <= 20; a += 1)
    for (let b = 0; b <= 20 - a; b += 1)
      for (let unknown = 0; unknown <= 20 - a - b; unknown += 1) {
        const [row = []] = shownOf({
          values: [[a, b, unknown]],
          columns: 'apart',
          isUnknown: (_, column) => column === 2,
        });
        const seen = JSON.stringify([a + b + unknown, row]);
        outcomes.set(seen, [...(outcomes.get(seen) ?? []), [a, b, unknown]]);
      }
  const told = [...outcomes].filter(([seen, tables]) => {
    const [sum, row] = JSON.parse(seen) as [number, (number | null)[]];
    const isHidden = row[0] === null || row[1] === null;
    return (
      isHidden &&
      sum > 1 &&
      [0, 1].some((at) => row[at] === null && new Set(tables.map((each) => each[at])).size < 2)
    );
  });
  expect(told.map(([seen]) => seen)).toEqual([]);
});

test('a separate row hides a second number, and a cell with a published bound is not used for hiding', () => {
  const apart = { columns: 'apart', isUnknown: (_: number, column: number) => column === 3 } as const;
  expect(shownOf({ ...apart, values: [[9, 8, 2, 0]] })).toEqual([[9, 8, null, null]]);
  const caps = [[9, 8, 4, 0]];
  expect(shownOf({ ...apart, values: [[9, 8, 2, 0]], caps })[0]?.slice(0, 3)).not.toEqual([9, 8, null]);
});
