import { availableParallelism, constants, getPriority, setPriority } from 'node:os';
import { createReaderPool, type ReadOutcome, type ResumeOutcome } from '@winnow/documents';
import { keptCodeFolder } from '@winnow/tuning';

/** Paths with what was read of each, in the order given. */
export type Read<Outcome> = AsyncGenerator<readonly [path: string, Outcome], void, void>;

/** Reads files in child processes; starts at once, and yields each result as soon as it is available. */
export type Reading = {
  document(path: string): Promise<ReadOutcome>;
  documents(paths: readonly string[]): Read<ReadOutcome>;
  /** Documents understood as resumes. */
  resumes(paths: readonly string[], today: string): Read<ResumeOutcome>;
  /** Ends the processes, even with work in progress. */
  close(): Promise<void>;
};

/** Files handed to the pool ahead of the one that is waited for; enough to keep every process busy. */
const lookahead = 32;

/**
 * Starts the processes, so that they load while the rest of the program does.
 * @param isAlone the caller only waits for what is read; otherwise it is busy as well, and keeps a processor to itself
 */
export async function startReading({ isAlone }: { isAlone: boolean }): Promise<Reading> {
  const processors = availableParallelism();
  const pool = createReaderPool({
    processesAtFirst: isAlone ? processors : Math.max(1, processors - 1),
    handsAhead: true,
    // Next to the compiled code that the launcher keeps; without a cache folder the processes start more slowly.
    codeFolder: keptCodeFolder(),
  });
  await pool.start();
  if (!isAlone) giveWay();
  return {
    document: (path) => pool.read({ path }),
    documents: (paths) => inOrder(paths, (path) => pool.read({ path })),
    resumes: (paths, today) => inOrder(paths, (path) => pool.readResume({ path }, today)),
    close: () => pool.close(),
  };
}

/**
 * Runs at a lower priority than the reading processes, which were started before: the command waits for what they read,
 * and they never wait for what it scores.
 */
function giveWay(): void {
  try {
    setPriority(Math.min(getPriority() + 3, constants.priority.PRIORITY_LOW));
  } catch {
    // The system knows no priorities: it takes a little longer.
  }
}

function inOrder<Outcome>(paths: readonly string[], read: (path: string) => Promise<Outcome>): Read<Outcome> {
  const waiting: Promise<Outcome>[] = [];
  let next = 0;
  const readAhead = (end: number) => {
    for (const path of paths.slice(next, end)) {
      const outcome = read(path);
      // If the caller stops reading, closing rejects this promise, which must not end the process.
      outcome.catch(() => {});
      waiting.push(outcome);
      next += 1;
    }
  };
  readAhead(lookahead);
  async function* yieldAll(): Read<Outcome> {
    for (const [index, path] of paths.entries()) {
      const outcome = waiting.shift();
      if (outcome) yield [path, await outcome];
      readAhead(index + 1 + lookahead);
    }
  }
  return yieldAll();
}
