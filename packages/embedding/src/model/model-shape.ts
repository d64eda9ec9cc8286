/** The shape of the word table of all-MiniLM-L6-v2. */
export const modelShape = {
  /** Numbers in a vector. */
  hidden: 384,
  /** Words and pieces of words. */
  vocabulary: 30_522,
} as const;
