import { readEmail } from '../email/read-email.ts';
import { readDocument } from '../read-document.ts';
import { prepareToRead, readResumeFile } from '../read-resume-file.ts';
import { unpackArchive } from '../zip/unpack-archive.ts';
import type { ReaderOutcome, ReaderTask } from './reader-task.ts';

/** Performs a task on a file. */
export async function performReading(task: ReaderTask): Promise<ReaderOutcome> {
  switch (task.kind) {
    case 'read':
      return readDocument(task.bytes, task.name);
    case 'resume':
      return readResumeFile(task.bytes, task.name, task.today);
    case 'unpack':
      return unpackArchive(task.bytes, task.name);
    case 'email':
      return readEmail(task.bytes, task.scope);
    case 'table': {
      // Loaded on demand, since few processes ever read a table.
      const { readTable } = await import('../table/read-table.ts');
      return readTable(task.bytes, task);
    }
    case 'prepare':
      return prepareToRead();
  }
}
