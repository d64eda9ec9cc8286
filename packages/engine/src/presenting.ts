/** Entry point for presenting results of other processes: constants, and words for numbers. Does not read text. */
export { monthsInWords } from './criteria/months-in-words.ts';
export { engineVersion } from './engine-version.ts';
export { addedHeading } from './resume/corrections/added-lines.ts';
