/** How an advert numbers and marks the criteria of its person specification. */
export type CriterionMarks = { readonly areCoded: boolean; readonly areMarked: boolean };

/** "(A, I)" at the end of a criterion: how it is assessed. */
const assessed = / ?\([AITPRECQD](?: ?[,/&+] ?[AITPRECQD])*\)[ \t]{0,3}$/gm;
const minAssessed = 2;
/** "(E)" for essential and "(D)" for desirable. */
const ofCode = /\(([ED])\)\s*$/;
/** "A1 PhD in botany": criteria numbered by a letter and a number. */
const numbered = /^[ \t]*[A-Z]\d{1,2}[.:)]?[ \t]+(?=[A-Z])/gm;
const numberOfLine = /^\s*[A-Z]\d{1,2}[.:)]?[ \t]+(?=[A-Z])/;
const minNumbered = 4;

export const readCriterionMarks = (text: string): CriterionMarks => ({
  areCoded: (text.match(numbered) ?? []).length >= minNumbered,
  areMarked: (text.match(assessed) ?? []).length >= minAssessed,
});

/** Length of a line's number, in UTF-16 units. */
export const lengthOfNumber = (line: string, { areCoded }: CriterionMarks): number =>
  areCoded ? (numberOfLine.exec(line)?.[0].length ?? 0) : 0;

export const withoutMark = (line: string, { areMarked }: CriterionMarks): string =>
  areMarked ? line.replace(assessed, '') : line;

/** What the mark of a line says about it; `null` if there is none. */
export function sectionOfMark(line: string, { areMarked }: CriterionMarks): 'must' | 'nice' | null {
  const code = areMarked ? ofCode.exec(line)?.[1] : undefined;
  if (code === undefined) return null;
  return code === 'E' ? 'must' : 'nice';
}
