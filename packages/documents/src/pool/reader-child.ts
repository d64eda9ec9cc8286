// The process in which strangers' files are read: bytes in, an outcome out, one file at a time.
import { readDocument } from '../read-document.ts';
import { prepareToRead, readResumeFile } from '../read-resume-file.ts';
import { unpackArchive } from '../zip/unpack-archive.ts';
import type { ReaderAnswer, ReaderOutcome, ReaderTask } from './reader-task.ts';

process.on('message', (task: ReaderTask) => {
  void perform(task).then((outcome) => {
    const answer: ReaderAnswer = { outcome, residentMb: process.memoryUsage.rss() / 1024 ** 2 };
    process.send?.(answer);
  });
});

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
