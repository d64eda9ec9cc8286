import { fairnessLimits } from '@winnow/contracts';

/** Counts of people by rows and columns. Readers know the total of each row. */
export type Grid = {
  readonly values: readonly (readonly number[])[];
  /**
   * What readers know about columns. `apart`: nothing, each row counts something different. `summed`: the last row is
   * the total of the others. `fixed`: the totals.
   */
  readonly columns: 'apart' | 'summed' | 'fixed';
  /** Upper bound of a cell, known from another table; `null` if that is hidden. */
  readonly caps?: readonly (readonly (number | null)[])[];
  /** People whose category is unknown. Hiding them costs no information. */
  readonly isUnknown: (row: number, column: number) => boolean;
  /** Cells that are never shown. */
  readonly isKept?: (row: number, column: number) => boolean;
};

type Cell = { readonly row: number; readonly column: number };
type Hidden = readonly boolean[][];
type Step = 'up' | 'down';

/** Makes zero cells the last choice when hiding cells to protect others. */
const costOfZero = 1e9;
/** Cost factor of hiding a number of the organization instead of one of a job. */
const costOfSum = 4;

/**
 * Which cells to hide: those with few people (primary suppression), and as many others as needed so that no hidden cell
 * can be derived from what is shown (complementary suppression). Each hidden cell could be one more or one less with the
 * same totals and shown cells, and with primarily hidden cells still in the range for which they are hidden. A row with
 * few people of known category is hidden completely, because its zeros would reveal the rest. Other rows show zeros.
 */
export function hideCells({ values, ...rules }: Grid): boolean[][] {
  const known = values.map((cells, row) =>
    cells.reduce((sum, value, column) => sum + (rules.isUnknown(row, column) ? 0 : value), 0),
  );
  const isFew = (people: number) => people > 0 && people < fairnessLimits.cell;
  const all = values.map((cells) => cells.map(() => true));
  if (rules.columns === 'fixed' && isFew(known.reduce((sum, people) => sum + people, 0))) return all;
  const blank = new Set(
    rules.columns === 'fixed' ? [] : [...known.keys()].filter((row) => isFew(known[row] ?? 0)),
  );
  for (;;) {
    const grid = { values, ...rules, blank };
    const { hidden, openRow } = coverAll(grid);
    if (openRow === null) return hidden;
    const next = blank.has(openRow) ? smallestRow(grid, known) : openRow;
    if (next === null) return all;
    blank.add(next);
  }
}

type Guarded = Grid & {
  /** Rows that are hidden completely: nothing is known about the size of their cells. */
  readonly blank: ReadonlySet<number>;
};

/** The row with the fewest people that is not hidden completely yet; the total comes last. */
function smallestRow({ values, blank, ...grid }: Guarded, known: readonly number[]): number | null {
  const rest = [...values.keys()].filter((row) => !blank.has(row) && (known[row] ?? 0) > 0);
  const cost = (row: number) => (known[row] ?? 0) * (isSum({ values, ...grid }, row) ? costOfZero : 1);
  return rest.sort((left, right) => cost(left) - cost(right))[0] ?? null;
}

/** @returns `openRow` if a cell could still be derived; `null` if all are protected */
function coverAll(grid: Guarded): { readonly hidden: boolean[][]; readonly openRow: number | null } {
  const { values, isUnknown, isKept = () => false, blank } = grid;
  const hidden = values.map((cells, row) =>
    cells.map(
      (value, column) =>
        isKept(row, column) ||
        blank.has(row) ||
        (!isUnknown(row, column) && value > 0 && value < fairnessLimits.cell),
    ),
  );
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const [row, cells] of values.entries()) {
      for (const [column, value] of cells.entries()) {
        const cell = { row, column };
        // An empty cell may be derivable, since it identifies no one.
        const isSomebody = value > 0 && !isUnknown(row, column) && !isKept(row, column);
        const needsCover = hidden[row]?.[column] && isSomebody;
        if (!needsCover || isCovered(grid, hidden, cell)) continue;
        const cover = findCover(grid, hidden, cell);
        if (!cover) return { hidden, openRow: row };
        for (const { row: at, column: of } of cover) {
          const line = hidden[at];
          if (line) line[of] = true;
        }
        // The cells hidden to protect it need protection, too.
        isDone = false;
      }
    }
  }
  return { hidden, openRow: null };
}

/** Whether this cell can change by one, together with other hidden cells, without changing a total. */
function isCovered(grid: Guarded, hidden: Hidden, cell: Cell): boolean {
  return (['up', 'down'] as const).some(
    (step) => canStep(grid, cell, step) && findsWayBack(grid, hidden, cell, step),
  );
}

/** Searches a path from the cell's column back to its row along hidden cells, each balancing the previous change. */
function findsWayBack(grid: Guarded, hidden: Hidden, from: Cell, step: Step): boolean {
  const { values, columns } = grid;
  const against = opposite(step);
  const width = values[from.row]?.length ?? 0;
  const isOpen = (row: number, column: number, taken: Step) =>
    hidden[row]?.[column] === true && canStep(grid, { row, column }, taken);
  if (columns === 'apart') {
    return [...Array(width).keys()].some(
      (column) => column !== from.column && isOpen(from.row, column, against),
    );
  }
  const seenRows = new Set<number>();
  const seenColumns = new Set([from.column]);
  for (const column of seenColumns) {
    for (const row of values.keys()) {
      const isStart = row === from.row && column === from.column;
      if (isStart || seenRows.has(row) || !isOpen(row, column, against)) continue;
      if (row === from.row) return true;
      seenRows.add(row);
      for (let next = 0; next < width; next += 1) if (isOpen(row, next, step)) seenColumns.add(next);
    }
  }
  return false;
}

/** The cells with the fewest people whose hiding protects a cell; `null` if there are none. */
function findCover(grid: Guarded, hidden: Hidden, { row, column }: Cell): readonly Cell[] | null {
  const { values, columns } = grid;
  let best: { readonly cells: readonly Cell[]; readonly cost: number } | null = null;
  for (const other of values[row]?.keys() ?? []) {
    if (other === column) continue;
    for (const facing of columns === 'apart' ? [row] : values.keys()) {
      if (columns !== 'apart' && facing === row) continue;
      const beside = { row, column: other };
      const cells =
        columns === 'apart' ? [beside] : [beside, { row: facing, column }, { row: facing, column: other }];
      const steps = (step: Step): readonly Step[] => [opposite(step), opposite(step), step];
      const works = (['up', 'down'] as const).some(
        (step) =>
          canStep(grid, { row, column }, step) &&
          cells.every((each, at) => canStep(grid, each, steps(step)[at] ?? step)),
      );
      if (!works) continue;
      const cost = cells.reduce((sum, each) => sum + costOf(grid, hidden, each), 0);
      if (!best || cost < best.cost) best = { cells, cost };
    }
  }
  return best?.cells ?? null;
}

function costOf(grid: Grid, hidden: Hidden, { row, column }: Cell): number {
  const { values, isUnknown } = grid;
  if (hidden[row]?.[column] || isUnknown(row, column)) return 0;
  return (values[row]?.[column] || costOfZero) * (isSum(grid, row) ? costOfSum : 1);
}

const isSum = ({ values, columns }: Grid, row: number): boolean =>
  columns === 'summed' && row === values.length - 1;

/**
 * Whether a cell can be one more (`up`) or one less and would still be hidden for the same reason; reversed in a row of
 * totals, which balances the others.
 */
function canStep(grid: Guarded, { row, column }: Cell, step: Step): boolean {
  const { values, caps, blank, isUnknown, isKept } = grid;
  const value = values[row]?.[column] ?? 0;
  const isLoose = blank.has(row) || isUnknown(row, column) || isKept?.(row, column) === true;
  const after = (step === 'down') !== isSum(grid, row) ? value - 1 : value + 1;
  const cap = caps?.[row]?.[column] ?? null;
  if (after < 0 || (cap !== null && after > cap)) return false;
  if (isLoose) return true;
  return value < fairnessLimits.cell
    ? after > 0 && after < fairnessLimits.cell
    : after >= fairnessLimits.cell;
}

const opposite = (step: Step): Step => (step === 'up' ? 'down' : 'up');
