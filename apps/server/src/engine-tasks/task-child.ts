// The process in which files and texts from outside are read and judged, one after the other.
import { answerTasks } from '@winnow/documents/reading';
import { performTask } from './perform-task.ts';

answerTasks(performTask);
