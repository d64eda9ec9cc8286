import { occupationNames, occupationWords } from '../vocabulary/generated/occupation-words.js';

/** The occupations of a word, by number, with its affinity to each. */
type Column = { readonly occupations: Uint16Array; readonly weights: Float64Array };

/** A text as a vector over occupations: by occupation number, how strongly the text's words describe it. */
export type OccupationVector = Float64Array;

/** As the generator of the table writes them: the square root of a weight, in twentieths. */
const steps = 20;

/** By stem; stays unparsed text until the word is first used. */
let columns: Map<string, Column | string> | null = null;
let occupations: readonly { readonly code: string; readonly name: string }[] | null = null;
let numbers: ReadonlyMap<string, number> | null = null;
/** All zeros between uses. */
let scratch: OccupationVector | null = null;

/** The occupations of O*NET, by number. */
export function allOccupations(): readonly { readonly code: string; readonly name: string }[] {
  occupations ??= occupationNames.split('|').map((entry) => {
    const blank = entry.indexOf(' ');
    return { code: entry.slice(0, blank), name: entry.slice(blank + 1) };
  });
  return occupations;
}

/** The number of an occupation by its O*NET code; -1 if unknown. */
export function occupationNumber(code: string): number {
  numbers ??= new Map(allOccupations().map((occupation, number) => [occupation.code, number]));
  return numbers.get(code) ?? -1;
}

/** Adds the occupations of a stem to a vector, multiplied by `times`. */
export function addWord(vector: OccupationVector, stem: string, times = 1): void {
  const column = columnOf(stem);
  if (!column) return;
  const { occupations: codes, weights } = column;
  for (let index = 0; index < codes.length; index++) {
    const occupation = codes[index] ?? 0;
    vector[occupation] = (vector[occupation] ?? 0) + times * (weights[index] ?? 0);
  }
}

/** The length of the vector of some stems, computed in one shared scratch vector. */
export function lengthOfWords(stems: Iterable<string>): number {
  scratch ??= emptyVector();
  const touched: number[] = [];
  for (const stem of stems) {
    const column = columnOf(stem);
    if (!column) continue;
    const { occupations: codes, weights } = column;
    for (let index = 0; index < codes.length; index++) {
      const occupation = codes[index] ?? 0;
      const before = scratch[occupation] ?? 0;
      if (before === 0) touched.push(occupation);
      scratch[occupation] = before + (weights[index] ?? 0);
    }
  }
  let squares = 0;
  for (const occupation of touched) {
    const value = scratch[occupation] ?? 0;
    squares += value * value;
    scratch[occupation] = 0;
  }
  return Math.sqrt(squares);
}

/** The affinity of a stem to the occupations of a vector. */
export function affinityTo(vector: OccupationVector, stem: string): number {
  const column = columnOf(stem);
  if (!column) return 0;
  let sum = 0;
  for (let index = 0; index < column.occupations.length; index++)
    sum += (vector[column.occupations[index] ?? 0] ?? 0) * (column.weights[index] ?? 0);
  return sum;
}

export const emptyVector = (): OccupationVector => new Float64Array(allOccupations().length);

function lengthOf(vector: OccupationVector): number {
  let squares = 0;
  for (const value of vector) squares += value * value;
  return Math.sqrt(squares);
}

/** The vector scaled to length one; a zero vector stays unchanged. */
export function toUnit(vector: OccupationVector): OccupationVector {
  const length = lengthOf(vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** The vector, with its strongest occupations emphasized. */
export const sharpened = (vector: OccupationVector): OccupationVector =>
  toUnit(vector.map((value) => value * value * value));

/** The scalar product; for vectors of length one, the cosine of their angle. */
export function product(left: OccupationVector, right: OccupationVector): number {
  let sum = 0;
  for (let index = 0; index < left.length; index++) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
}

/** A word's column is parsed when the word is first used. */
function columnOf(stem: string): Column | undefined {
  columns ??= new Map(
    occupationWords.split('\n').map((line): [string, string] => {
      const tab = line.indexOf('\t');
      return [line.slice(0, tab), line.slice(tab + 1)];
    }),
  );
  const known = columns.get(stem);
  if (typeof known !== 'string') return known;
  const column = decodeColumn(known);
  columns.set(stem, column);
  return column;
}

function decodeColumn(text: string): Column {
  const entries = text.split(',');
  let occupation = 0;
  const codes = new Uint16Array(entries.length);
  const weights = new Float64Array(entries.length);
  entries.forEach((entry, index) => {
    occupation += Number.parseInt(entry.slice(1), 36);
    codes[index] = occupation;
    const root = Number.parseInt(entry.charAt(0), 36) / steps;
    weights[index] = root * root;
  });
  return { occupations: codes, weights };
}
