import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileLimits, RequestFailure, type UploadedResume, uploadFile } from '@winnow/contracts';
import { createProgress } from '../progress.ts';
import type { Ask } from './remote-command.ts';

/** Outcome of one file, or of one in an archive. */
export type Sent = {
  readonly path: string;
  readonly fileName: string;
  readonly outcome: UploadedResume['outcome'];
  readonly fileId: string | null;
  readonly reason: string | null;
  readonly message: string | null;
};

/** As many as a page of the product sends. */
const atOnce = 3;

/**
 * Sends files, in the order given. The server knows a content that it holds, so that sending it again, as after an
 * interruption, leaves one file with the same id.
 */
export async function uploadFiles(ask: Ask, paths: readonly string[]): Promise<Sent[]> {
  const progress = createProgress('Sending', paths.length);
  const sent: Sent[][] = [];
  let next = 0;
  async function sendOnes(): Promise<void> {
    for (let index = next++; index < paths.length; index = next++) {
      sent[index] = await send(ask, paths[index] ?? '');
      progress.step();
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, sendOnes));
  } finally {
    progress.end();
  }
  return sent.flat();
}

async function send(ask: Ask, path: string): Promise<Sent[]> {
  const fileName = basename(path);
  const refused = (reason: string, message: string): Sent[] => [
    { path, fileName, outcome: 'refused', fileId: null, reason, message },
  ];
  let blob: Blob;
  try {
    const { size } = await stat(path);
    if (size > fileLimits.archiveBytes) return refused('too-large', 'The file is too large.');
    blob = await openAsBlob(path);
  } catch (error) {
    return refused('corrupt', `The file cannot be opened: ${(error as Error).message}`);
  }
  const file = new File([blob], fileName);
  const answer = await ask((client) =>
    client.call(uploadFile, { file, source: 'run' }).catch((error: unknown) => {
      if (error instanceof RequestFailure && isAboutFile(error)) return error;
      throw error;
    }),
  );
  if (answer instanceof RequestFailure) return refused(answer.reason ?? 'unreadable', answer.message);
  return answer.data.files.map((each) => ({
    path,
    fileName: each.fileName,
    outcome: each.outcome,
    fileId: each.file?.id ?? null,
    reason: each.reason,
    message: each.message,
  }));
}

/** The other files may still be taken. */
const isAboutFile = ({ status }: RequestFailure) => [413, 415, 422].includes(status);
