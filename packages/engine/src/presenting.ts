/** For presenting results of other processes: constants, and words for numbers. Nothing here scans a text. */
export { monthsInWords } from './criteria/months-in-words.ts';
export { engineVersion } from './engine-version.ts';
export { addedHeading } from './resume/corrections/added-lines.ts';
