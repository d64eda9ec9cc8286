import { type AnalysisRow, type Stage, stages } from '@winnow/contracts';
import { shownScore } from '../../../../entities/candidates/ranking/row-orders.ts';

export type StageColumn = { readonly stage: Stage; readonly rows: readonly AnalysisRow[] };

/** All stages with their candidates, best first. */
export function byStage(rows: readonly AnalysisRow[]): readonly StageColumn[] {
  return stages.map((stage) => ({
    stage,
    rows: rows
      .filter((row) => row.stage === stage)
      .sort(
        (left, right) =>
          (shownScore(right) ?? -1) - (shownScore(left) ?? -1) || (left.id < right.id ? -1 : 1),
      ),
  }));
}

export type Step = 'up' | 'down' | 'before' | 'after';

/** The neighbor on the board; in another column at the same height or its last. Skips empty columns. */
export function neighborOf(columns: readonly StageColumn[], id: string, step: Step): string | null {
  const at = columns.findIndex(({ rows }) => rows.some((row) => row.id === id));
  const place = columns[at]?.rows.findIndex((row) => row.id === id) ?? -1;
  if (step === 'up' || step === 'down') {
    return columns[at]?.rows[place + (step === 'down' ? 1 : -1)]?.id ?? null;
  }
  const others = step === 'after' ? columns.slice(at + 1) : columns.slice(0, Math.max(0, at)).reverse();
  const column = others.find(({ rows }) => rows.length > 0);
  return column?.rows[Math.min(place, column.rows.length - 1)]?.id ?? null;
}

/** The stage before or after; `null` at either end. */
export function stageBeside(stage: Stage, step: 'before' | 'after'): Stage | null {
  return stages[stages.indexOf(stage) + (step === 'after' ? 1 : -1)] ?? null;
}
