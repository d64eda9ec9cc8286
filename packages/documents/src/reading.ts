/** For a program that reads files in a reading process of its own making. */
export { answerTasks } from './pool/answer-tasks.ts';
export { performReading } from './pool/perform-reading.ts';
export type { ReaderTask } from './pool/reader-task.ts';
