import type { Line } from '../sections/lines.ts';

/** "Course | Institution | Board | Year | Percentage" is the header of a table. */
export function isTableHead(line: Line): boolean {
  if (!/[|\t]|\s{3}/.test(line.folded)) return false;
  const cells = line.folded.split(/\s*[|\t]\s*|\s{3,}/).filter(Boolean);
  return (
    cells.length >= 3 &&
    cells.every((cell) =>
      cell
        .split(/[^\p{L}]+/u)
        .filter(Boolean)
        .every(headsColumn),
    )
  );
}

const columnHeads = new Set(
  `course courses degree exam examination qualification qualifications class standard institution institute school college university
  board name year passing completion percentage marks cgpa gpa grade result division stream specialization specialisation branch major
  field subject subjects duration date dates obtained aggregate remarks and of the or no sl sr in s`.split(
    /\s+/,
  ),
);
const headsColumn = (word: string): boolean => columnHeads.has(word);
