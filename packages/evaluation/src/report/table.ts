import type { Interval } from '../statistics/bootstrap.ts';

export type Table = {
  /** Identifies its place in a quality page. */
  readonly id: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export function toMarkdown({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** In columns of equal width, for a terminal. */
export function toText({ columns, rows }: Table): string {
  const widths = columns.map((_, column) =>
    Math.max(...[columns, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  return [columns, widths.map((width) => '-'.repeat(width)), ...rows]
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `.87`; `-` if there is nothing to count. */
export function shown(figure: number | null | undefined): string {
  return figure === null || figure === undefined ? '-' : figure.toFixed(2).replace(/^(-?)0\./, '$1.');
}

export function shownInterval(interval: Interval | null): string {
  return interval ? `${shown(interval.from)}–${shown(interval.to)}` : '-';
}
