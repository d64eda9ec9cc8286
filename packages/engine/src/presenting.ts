/** For whoever shows what was judged elsewhere: constants and words for numbers. None of it looks through a text. */
export { monthsInWords } from './criteria/months-in-words.ts';
export { onlyListed } from './criteria/only-listed.ts';
export { engineVersion } from './engine-version.ts';
export { addedHeading } from './resume/corrections/added-lines.ts';
