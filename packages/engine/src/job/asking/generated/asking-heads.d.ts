/** The weights of a logistic regression on binary features, by their names. */
export type Head = { readonly bias: number; readonly weights: Readonly<Record<string, number>> };
export declare const asks: Head;
export declare const must: Head;
