/** Turns short English texts into vectors whose distance reflects their meaning. */
export type Embedder = {
  /** Names the weights and the arithmetic; vectors of different versions must not be compared. */
  readonly version: string;
  /**
   * A vector of 384 numbers and length one for each text, in their order. A text's vector depends on the text
   * alone, never on its neighbors. Only the first 256 tokens (some 190 words) of a text are read.
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** Closes the file with the weights. Vectors can no longer be made. */
  close(): Promise<void>;
};
