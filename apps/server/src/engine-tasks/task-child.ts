// A reading process of the server: reads and judges untrusted files and texts, one after the other.
import { answerTasks } from '@winnow/documents/reading';
import { performTask } from './perform-task.ts';

answerTasks(performTask);
