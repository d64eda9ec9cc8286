import { open, readFile } from 'node:fs/promises';
import { limits, type UnreadableReason } from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import type { Requester } from '../../engine-tasks/requester.ts';

export type SentFile = { readonly path: string; readonly fileName: string; readonly bytes: number };

/** An uploaded file, or one from an uploaded archive; or why it cannot be used. */
export type OpenedFile = { readonly fileName: string } & (
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: UnreadableReason; readonly message: string }
);

export const tooLarge = {
  reason: 'too-large',
  message: `The file must be ${limits.fileBytes / 1024 / 1024} MB or smaller.`,
} as const;

/** The first bytes of a ZIP archive, and of an empty one. */
const zipMarks = ['504b0304', '504b0506'];

/** The uploaded file, or the files in it if it is an archive. */
export async function openSentFile(
  { path, fileName, bytes }: SentFile,
  readers: Pick<ReadingProcesses, 'unpack'>,
  requester: Requester,
): Promise<OpenedFile[]> {
  const archive = (await isArchive(path)) ? await readers.unpack({ path, name: fileName }, requester) : null;
  if (archive && !archive.ok) {
    return [{ ok: false, fileName, reason: archive.reason, message: archive.message }];
  }
  if (archive?.files) {
    return archive.files.map(({ name, ...file }) => ({ fileName: name, ...file }));
  }
  if (bytes > limits.fileBytes) return [{ ok: false, fileName, ...tooLarge }];
  return [{ ok: true, fileName, bytes: await readFile(path) }];
}

/** Decided by content, not by name, since an archive may unpack to a hundred megabytes. */
export async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return zipMarks.includes(buffer.toString('hex'));
  } finally {
    await file.close();
  }
}
