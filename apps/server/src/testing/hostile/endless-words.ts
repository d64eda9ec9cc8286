/** `hanging-child.ts` never finishes reading a text with these words. */
export const endlessToRead = 'Reading this never ends';
/** It reads a resume with these, and never finishes scoring it. */
export const endlessToScore = 'Scoring this never ends';
