// The process in which strangers' files are read: bytes in, an outcome out, one file at a time.
import { readDocument } from '../read-document.ts';
import { prepareToRead, readResumeFile } from '../read-resume-file.ts';
import { unpackArchive } from '../zip/unpack-archive.ts';
import type { ReaderAnswer, ReaderOutcome, ReaderTask } from './reader-task.ts';

let last = Promise.resolve();

process.on('message', (task: ReaderTask) => {
  last = last.then(() => perform(task)).then(answer);
});

/** Resolves when it is sent: reading the next file would keep back what the pipe had no room for. */
function answer(outcome: ReaderOutcome): Promise<void> {
  const answer: ReaderAnswer = { outcome, residentMb: process.memoryUsage.rss() / 1024 ** 2 };
  return new Promise((resolve) => {
    process.send?.(answer, () => resolve());
  });
}

async function perform(task: ReaderTask): Promise<ReaderOutcome> {
  switch (task.kind) {
    case 'read':
      return readDocument(task.bytes, task.name);
    case 'resume':
      return readResumeFile(task.bytes, task.name, task.today);
    case 'unpack':
      return unpackArchive(task.bytes, task.name);
    case 'prepare':
      return prepareToRead();
  }
}

// Without its parent this process has nothing to do.
process.on('disconnect', () => process.exit());
