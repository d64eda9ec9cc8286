/** How an advert numbers and marks the criteria of its person specification. */
export type CriterionMarks = { readonly areCoded: boolean; readonly areMarked: boolean };

/** "(A, I)" at the end of a criterion: by which means it is assessed, of which such adverts have a list. */
const assessed = / ?\([AITPRECQD](?: ?[,/&+] ?[AITPRECQD])*\)[ \t]{0,3}$/gm;
const minAssessed = 2;
/** "(E)" of what is essential and "(D)" of what is desirable. */
const ofCode = /\(([ED])\)\s*$/;
/** "A1 PhD in botany": criteria that are numbered by a letter and a number. */
const numbered = /^[ \t]*[A-Z]\d{1,2}[.:)]?[ \t]+(?=[A-Z])/gm;
const numberOfLine = /^\s*[A-Z]\d{1,2}[.:)]?[ \t]+(?=[A-Z])/;
const minNumbered = 4;

export const readCriterionMarks = (text: string): CriterionMarks => ({
  areCoded: (text.match(numbered) ?? []).length >= minNumbered,
  areMarked: (text.match(assessed) ?? []).length >= minAssessed,
});

/** How much of a line its number takes. */
export const lengthOfNumber = (line: string, { areCoded }: CriterionMarks): number =>
  areCoded ? (numberOfLine.exec(line)?.[0].length ?? 0) : 0;

export const withoutMark = (line: string, { areMarked }: CriterionMarks): string =>
  areMarked ? line.replace(assessed, '') : line;

/** What the mark of a line says of it; `null` where it has none. */
export function sectionOfMark(line: string, { areMarked }: CriterionMarks): 'must' | 'nice' | null {
  const code = areMarked ? ofCode.exec(line)?.[1] : undefined;
  if (code === undefined) return null;
  return code === 'E' ? 'must' : 'nice';
}
