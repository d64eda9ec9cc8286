// A reading process of the server: reads and scores untrusted files and texts, one at a time.
import { answerTasks } from '@winnow/documents/reading';
import { performTask } from './perform-task.ts';

answerTasks(performTask);
