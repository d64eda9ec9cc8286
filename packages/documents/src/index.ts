export { limits } from './limits.ts';
export { createReaderPool, type ReaderPool, type ReaderPoolOptions } from './pool.ts';
export { readDocument } from './read-document.ts';
export type { ReadOutcome, Refusal, RefusalReason, ResumeOutcome } from './read-outcome.ts';
export type { ArchivedFile, UnpackOutcome } from './zip/unpack-archive.ts';
