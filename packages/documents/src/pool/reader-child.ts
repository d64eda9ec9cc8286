// The process in which strangers' files are read: bytes in, an outcome out, one file at a time.
import { readDocument } from '../read-document.ts';
import { unpackArchive } from '../zip/unpack-archive.ts';
import type { ReaderAnswer, ReaderTask } from './reader-process.ts';

process.on('message', ({ kind, bytes }: ReaderTask) => {
  void Promise.resolve(kind === 'read' ? readDocument(bytes) : unpackArchive(bytes)).then((outcome) => {
    const answer: ReaderAnswer = { outcome, residentMb: process.memoryUsage.rss() / 1024 ** 2 };
    process.send?.(answer);
  });
});

// Without its parent this process has nothing to do.
process.on('disconnect', () => process.exit());
