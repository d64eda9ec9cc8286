import { open, readFile } from 'node:fs/promises';
import { limits, type UnreadableReason } from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import type { Requester } from '../../engine-tasks/requester.ts';

export type SentFile = { readonly path: string; readonly fileName: string; readonly bytes: number };

/** One file as it was sent, or out of an archive; or why it is not looked at. */
export type OpenedFile = { readonly fileName: string } & (
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: UnreadableReason; readonly message: string }
);

export const tooLarge = {
  reason: 'too-large',
  message: `The file must be ${limits.fileBytes / 1024 / 1024} MB or smaller.`,
} as const;

/** How a zip archive begins, and one without a file in it. */
const zipMarks = ['504b0304', '504b0506'];

/** The file that was sent, or those in it where it is an archive. */
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

/** By content: an archive is unpacked into as much as a hundred megabytes. */
export async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return zipMarks.includes(buffer.toString('hex'));
  } finally {
    await file.close();
  }
}
