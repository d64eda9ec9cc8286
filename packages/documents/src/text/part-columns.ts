/** Minimum number of spaces between two columns of a typewritten line. */
const room = 3;
/** Minimum number of rows that show where a second column starts. */
const minRows = 8;
/** Minimum rows with text in both columns; fewer are lines with something at the right, not columns. */
const minPairs = 4;
/** Minimum number of headings in both columns together; if only one has headings, the other has labels. */
const minHeadings = 3;
const longestLine = 240;

/**
 * Reorders plain text in two columns into one column after the other, only if both have section headings. Dates next to
 * their entries, labels and tables stay unchanged.
 */
export function partColumns(lines: readonly string[]): readonly string[] {
  const start = secondColumn(lines);
  if (start === null) return lines;
  const rows = lines.map((line) => cellsAt(line, start));
  const first = rows.findIndex((row) => row?.some((cell) => sectionName.test(cell)));
  if (first < 0) return lines;
  const crossing = rows.findIndex((row, index) => index > first && row === null);
  const last = crossing < 0 ? rows.length : crossing;
  const columns = rows.slice(first, last).flatMap((row) => (row ? [row] : []));
  if (!areColumns(columns)) return lines;
  const [left, right] = [columns.map((row) => row[0]), columns.map((row) => row[1])];
  return [...lines.slice(0, first), '', ...left, '', ...right, '', ...lines.slice(last)];
}

type Cells = readonly [left: string, right: string];

function areColumns(rows: readonly Cells[]): boolean {
  const pairs = rows.filter(([left, right]) => left !== '' && right !== '').length;
  const [left, right] = ([0, 1] as const).map((side) => rows.filter((row) => isHeading(row[side])).length);
  if (!left || !right) return false;
  return pairs >= minPairs && left + right >= minHeadings;
}

/** The position at which most lines continue after a gap, or begin far from the margin; `null` if too few agree. */
function secondColumn(lines: readonly string[]): number | null {
  const counts = new Map<number, number>();
  for (const line of lines) {
    if (line.length > longestLine) continue;
    for (const { index, 0: gap } of line.matchAll(/(?<! ) {3,}(?=\S)/g)) {
      const start = index + gap.length;
      counts.set(start, (counts.get(start) ?? 0) + 1);
    }
  }
  let best: number | null = null;
  for (const [start, count] of counts) {
    if (count >= minRows && count > (counts.get(best ?? -1) ?? 0)) best = start;
  }
  return best;
}

/** The text left and right of the start of the second column; `null` for a line across both. */
function cellsAt(line: string, start: number): Cells | null {
  const [before, after] = [line.slice(0, start), line.slice(start)];
  if (
    line.includes('\t') ||
    (after.trim() !== '' && !before.endsWith(' '.repeat(room)) && before.trim() !== '')
  )
    return null;
  if (after.startsWith(' ') && after.trim() !== '' && before.trim() !== '') return null;
  return [before.trim(), after.trim()];
}

/** A short line in capitals, or one with the name of a section. */
const isHeading = (cell: string): boolean =>
  (/^[\p{Lu}][\p{Lu} &/-]{4,30}:?$/u.test(cell) && cell.split(' ').length <= 4) || sectionName.test(cell);

const sectionName =
  /^(?:contact|profile|summary|about me|objective|(?:key |core |technical )?skills|expertise|(?:work |professional )?experience|employment(?: history)?|work history|education(?: (?:and|&) [a-z]+)?|training|qualifications|languages|certifications?|certificates|courses|projects|awards|interests|hobbies|references):?$/i;
