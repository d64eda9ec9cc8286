/** Building blocks for programs that run in a reading process. */
export { answerTasks } from './pool/answer-tasks.ts';
export { performReading } from './pool/perform-reading.ts';
export type { ReaderTask } from './pool/reader-task.ts';
