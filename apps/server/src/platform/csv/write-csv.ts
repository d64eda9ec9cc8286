/** What a spreadsheet would run as a formula when it stands at the beginning of a cell. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

/**
 * The same within a value, where a spreadsheet may begin a cell: in much of Europe they part cells by semicolons, and
 * then our quotes, which stand in the middle of a cell of theirs, hold neither those nor line breaks together.
 */
const laterFormulaStart = /([;\t\r\n]"*)(?=[=+\-@\0＝＋－＠])/g;

/**
 * Writes rows as CSV (RFC 4180) that a spreadsheet opens as text: what would begin a formula gets an apostrophe before
 * it, and a byte order mark says that it is UTF-8.
 * @param rows `null` is an empty cell
 */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): Uint8Array<ArrayBuffer> {
  const lines = [header, ...rows].map((row) => row.map(writeCell).join(','));
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
}

function writeCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const begun = formulaStart.test(value) ? `'${value}` : value;
  const safe = begun.replace(laterFormulaStart, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
