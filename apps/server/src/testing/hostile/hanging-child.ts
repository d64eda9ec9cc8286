// A reading process that hangs on some texts, to simulate a bug.
import { answerTasks } from '@winnow/documents/reading';
import { performTask } from '../../engine-tasks/perform-task.ts';
import { endlessToRead, endlessToScore } from './endless-words.ts';

answerTasks((task: Parameters<typeof performTask>[0]) => {
  const text = 'bytes' in task ? Buffer.from(task.bytes).toString() : JSON.stringify(task);
  if (text.includes(endlessToRead)) hang();
  if (task.kind === 'score-resume' && text.includes(endlessToScore)) hang();
  return performTask(task);
});

function hang(): never {
  for (;;);
}
