/** Reading processes for callers that do not load parsers themselves. */
export type { CheckResult, SenderChecks } from './email/authentication-results.ts';
export type { EmailAttachment, EmailOutcome, ReadEmail } from './email/read-email.ts';
export { limits } from './limits.ts';
export { startFileClock } from './pool/file-clock.ts';
export type { ReaderSource } from './pool/load-file.ts';
export { findNetworkIsolation, type NetworkIsolation } from './pool/network-isolation.ts';
export { createProcessPool, type PoolCounts, type ProcessPool } from './pool/process-pool.ts';
export type { ReaderOutcomes, ReaderRequest } from './pool/reader-task.ts';
export { documentSources, type ReadingProgram, sourcesOfPackage } from './pool/reading-program.ts';
export { readResidentMb } from './pool/resident-memory.ts';
export type { TaskEnd, TaskQueue, Waiting } from './pool/task-queue.ts';
export type { ReadOutcome, Refusal, RefusalReason, ResumeOutcome } from './read-outcome.ts';
export type {
  CandidateField,
  RowProblem,
  TableOutcome,
  TableProblem,
  TableQuestion,
  TableRow,
} from './table/table-outcome.ts';
export type { ArchivedFile, UnpackOutcome } from './zip/unpack-archive.ts';
