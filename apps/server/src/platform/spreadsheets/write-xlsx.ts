import writeExcelFile, { type Cell } from 'write-excel-file/node';

/** A table for spreadsheets: a heading a column, `null` is an empty cell. */
export type Sheet = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
};

/** Maximum characters of a spreadsheet's cell. */
const longestCell = 32_000;
const firstColumnWidth = 28;
const columnWidth = 16;

/** Writes a table as a workbook. Text is always a text cell, never a formula. */
export async function writeXlsx(
  { header, rows }: Sheet,
  { sheet, isRightToLeft }: { readonly sheet: string; readonly isRightToLeft: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const heading = header.map((value): Cell => ({ ...textCell(value), fontWeight: 'bold', wrap: true }));
  const body = rows.map((row) => row.map(cellOf));
  const workbook = writeExcelFile([heading, ...body], {
    sheet,
    rightToLeft: isRightToLeft,
    columns: header.map((_, index) => ({ width: index === 0 ? firstColumnWidth : columnWidth })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  });
  return Uint8Array.from(await workbook.toBuffer());
}

function cellOf(value: string | number | null): Cell {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? { type: Number, value } : textCell(value);
}

function textCell(value: string): { type: StringConstructor; value: string } {
  return { type: String, value: withoutControls(value).slice(0, longestCell) };
}

/** Removes control characters, which XML can't represent. */
function withoutControls(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ');
}
