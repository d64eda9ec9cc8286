export { compilingLate } from './compile-late.ts';
export { keptCodeFolder } from './kept-code-folder.ts';
export { flagsFor, heapLimit, keptCodeEnvironment, serverEnvironment } from './measures.js';
export { tidyAtRest } from './tidy-at-rest.ts';
