import type { PdfDictionary } from '../syntax/values.ts';

/** Location of an indirect object: an offset in the file, or the n-th object of an object stream. */
export type ObjectPlace =
  | { readonly kind: 'offset'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'packed'; readonly container: number; readonly index: number }
  | { readonly kind: 'free' };

/** The combined content of the cross-reference sections of a file. */
export type CrossReferences = {
  readonly places: Map<number, ObjectPlace>;
  readonly trailer: PdfDictionary;
};
