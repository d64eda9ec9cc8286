// The process in which untrusted files are read: bytes in, an outcome out, one file at a time.
import { answerTasks } from './answer-tasks.ts';
import { performReading } from './perform-reading.ts';

answerTasks(performReading);
