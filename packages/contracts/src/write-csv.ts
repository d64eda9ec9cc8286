/** Characters that begin a formula at the start of a cell. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

/**
 * The same within a value: in much of Europe, spreadsheets separate cells by semicolons. Our quotes are then inside a
 * cell and protect neither semicolons nor line breaks.
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
