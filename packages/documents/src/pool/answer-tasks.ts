import type { ProcessAnswer } from './process-answer.ts';

/** Answers the tasks sent to this process, one after the other, until the parent process ends. */
export function answerTasks<Task, Outcome>(perform: (task: Task) => Outcome | Promise<Outcome>): void {
  let last = Promise.resolve();

  process.on('message', (task: Task) => {
    last = last.then(() => answer(task));
  });

  async function answer(task: Task): Promise<void> {
    const before = process.cpuUsage();
    const outcome = await perform(task);
    const { user, system } = process.cpuUsage(before);
    const residentMb = process.memoryUsage.rss() / 1024 ** 2;
    await send({ outcome, residentMb, usedMs: (user + system) / 1000 });
  }

  // Without its parent, this process has no tasks.
  process.on('disconnect', () => process.exit());
}

/** Resolves when the answer is sent; otherwise the next task would block the rest of the answer. */
function send(answer: ProcessAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(answer, () => resolve());
  });
}
