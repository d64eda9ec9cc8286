import { createHash, randomUUID } from 'node:crypto';
import { announceImportItems, createImport, type ResumeImport, sendImportParcel } from '@winnow/contracts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import { makeParcel } from './make-parcel.ts';

export type TriedFile = { readonly path: string; readonly content: string | Uint8Array };

export async function beginImport(
  { client }: SignedUp,
  files: number,
  jobDescriptionId?: string,
): Promise<ResumeImport> {
  const request = { name: 'Spring fair', files, jobDescriptionId, idempotencyKey: randomUUID() };
  return (await client.call(createImport, request)).data;
}

export const announcementOf = ({ path, content }: TriedFile) => ({
  path,
  bytes: Buffer.from(content).length,
  hash: createHash('sha256').update(content).digest('hex'),
});

/** Announces files and sends those that the server asks for, as a browser does; returns how many it sent. */
export async function sendFiles(
  { client }: SignedUp,
  id: string,
  files: readonly TriedFile[],
): Promise<number> {
  const { data } = await client.call(announceImportItems, { id, items: files.map(announcementOf) });
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const waiting = data.items.filter(({ state }) => state === 'waiting');
  for (let from = 0; from < waiting.length; from += 50) {
    const parcel = waiting
      .slice(from, from + 50)
      .map((item) => ({ name: item.id, content: contents.get(item.path) ?? '' }));
    await client.call(sendImportParcel, { id, file: makeParcel(parcel) });
  }
  return waiting.length;
}
