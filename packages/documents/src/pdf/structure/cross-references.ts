import type { PdfDictionary } from '../syntax/values.ts';

/** Where an indirect object stands: at an offset of the file, or as the n-th object inside an object stream. */
export type ObjectPlace =
  | { readonly kind: 'offset'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'packed'; readonly container: number; readonly index: number }
  | { readonly kind: 'free' };

/** What the cross-reference sections of a file say together. */
export type CrossReferences = {
  readonly places: Map<number, ObjectPlace>;
  readonly trailer: PdfDictionary;
};
