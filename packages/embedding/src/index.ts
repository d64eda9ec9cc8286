export { createSimilarity, type PreparedTexts, prepareTexts, similarityAmong } from './create-similarity.ts';
export type { Embedder } from './embedder.ts';
export { loadWordEmbedder } from './load-word-embedder.ts';
export { maxTokens } from './tokenizer/word-piece.ts';
export { dimensions } from './vector.ts';
