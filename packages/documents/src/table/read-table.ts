import { candidateOfRow, rowOf } from './candidate-of-row.ts';
import { parseRows } from './parse-rows.ts';
import { suggestFields } from './suggest-fields.ts';
import type { TableOutcome, TableProblem, TableQuestion } from './table-outcome.ts';

const maxRows = 10_000;
const maxColumns = 100;
/** Maximum number of rows in a preview, and of listed rows with problems. */
const maxShown = 10;
const maxProblems = 200;
const sampleCount = 3;
const sampleLength = 80;
const headingMax = 100;

/** Reads a table of candidates: a heading for each column, and a row for each candidate. Never throws. */
export function readTable(bytes: Uint8Array, { mapping, isWhole, today }: TableQuestion): TableOutcome {
  const parsed = parseRows(bytes);
  if (!parsed.ok) return refuse(parsed.problem, parsed.line);
  const [head, ...rows] = parsed.rows;
  if (!head || rows.length === 0) return refuse('no-rows', head?.line ?? 1);
  if (rows.length > maxRows) return refuse('too-many-rows', rows[maxRows]?.line ?? 1);
  if (head.cells.length > maxColumns) return refuse('too-many-columns', head.line);
  if (mapping && mapping.length !== head.cells.length) return refuse('mapping-unfit', head.line);
  const fields = mapping ?? suggestFields(head.cells);
  const columns = head.cells.map((heading, index) => ({
    heading: heading.slice(0, headingMax) || `#${index + 1}`,
    field: fields[index] ?? null,
  }));
  const candidates = rows.map((row) => candidateOfRow(row, columns, today));
  const refused = candidates.filter(({ problems }) => problems.length > 0);
  return {
    ok: true,
    table: {
      separator: parsed.separator,
      columns: columns.map((column, index) => ({ ...column, samples: samplesOf(rows, index) })),
      total: rows.length,
      refused: refused.length,
      first: candidates.slice(0, maxShown),
      withProblems: refused.slice(0, maxProblems).map(({ line, problems }) => ({ line, problems })),
      rows: isWhole ? candidates.map(rowOf) : [],
    },
  };
}

function samplesOf(rows: readonly { readonly cells: readonly string[] }[], index: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const cell = cells[index];
    if (cell) samples.push(cell.slice(0, sampleLength));
    if (samples.length === sampleCount) break;
  }
  return samples;
}

const refuse = (problem: TableProblem, line: number): TableOutcome => ({
  ok: false,
  reason: 'table',
  problem,
  line,
});
