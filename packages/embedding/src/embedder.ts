/** Turns short English texts into vectors whose distance reflects their meaning. */
export type Embedder = {
  /** Identifies the weights and the arithmetic; vectors of different versions must not be compared. */
  readonly version: string;
  /**
   * A vector of 384 numbers with length one for each text, in order. A text's vector depends on that text alone. Only
   * the first 256 tokens (about 190 words) of a text are read.
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** Closes the file with the weights. No vectors can be computed afterwards. */
  close(): Promise<void>;
};
