import { ApiError, type ImportItem, importLimits, limits, sentence } from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { importRequester } from '../../engine-tasks/requester.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { UploadedFile } from '../../platform/http/read-form.ts';
import { createSemaphore } from '../../platform/process/semaphore.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { type ArrivedChange, findWaiting, lockItems, updateArrived } from './import-item-repository.ts';
import type { ImportProgress } from './import-progress.ts';
import { findImport, type ImportRow } from './import-repository.ts';
import { ended, hasEnded, notFound } from './import-service.ts';
import { changeFor, nameFirsts } from './settle-item.ts';

export type ReceiveParcel = (
  member: Member,
  id: string,
  file: UploadedFile,
  signal: AbortSignal,
) => Promise<Pick<ImportItem, 'id' | 'state' | 'reason'>[]>;

type Dependencies = {
  readonly database: Database;
  readonly readers: Pick<ReadingProcesses, 'unpack' | 'prepare'>;
  readonly resumes: Pick<ResumeService, 'keepMany'>;
  readonly progress: ImportProgress;
};

/**
 * Receives announced files. They are stored in the same transaction as the states of their items, so that a parcel sent
 * again, after a crash or by two windows at once, stores nothing twice.
 */
export function createReceiveParcel({ database, readers, resumes, progress }: Dependencies): ReceiveParcel {
  // The files of a parcel are in memory until all of them are stored.
  const parcels = createSemaphore({ atOnce: 3, maxWaiting: 50 });

  async function unpack(file: UploadedFile, { organizationId }: Member, signal: AbortSignal) {
    const outcome = await readers.unpack({ path: file.path }, importRequester(organizationId, signal));
    if (!outcome.ok || outcome.files === null) {
      const reason = outcome.ok ? 'unsupported' : outcome.reason;
      throw new ApiError('unreadable', sentence('parcel-unreadable'), { reason });
    }
    return outcome.files;
  }

  async function take(member: Member, { id, name }: ImportRow, file: UploadedFile, signal: AbortSignal) {
    const from = { source: 'import' as const, sourceLabel: name.slice(0, limits.sourceLabelMax) };
    const files = await unpack(file, member, signal);
    const named = new Map(files.map((each) => [each.name.toLowerCase(), each]));
    const ids = [...named.keys()].filter((name) => isId.test(name));
    if (ids.length < files.length || ids.length > importLimits.parcelFiles)
      throw new ApiError('invalid', sentence('parcel-unreadable'));
    const waiting = await findWaiting(database, id, ids);
    const sent = waiting.flatMap((item) => {
      const content = named.get(item.id);
      return content ? [{ item, content }] : [];
    });
    const readable = sent.flatMap(({ item, content }) => (content.ok ? { item, bytes: content.bytes } : []));
    const given = readable.map(({ item, bytes }) => ({ fileName: lastPartOf(item.path), bytes }));
    return resumes.keepMany(member, given, from, async (transaction, outcomes) => {
      const stillWaiting = new Set(
        (await lockItems(transaction, id, ids)).flatMap((item) => (item.state === 'waiting' ? item.id : [])),
      );
      const changes = new Map<string, ArrivedChange>();
      for (const { item, content } of sent)
        if (!content.ok) changes.set(item.id, { state: 'refused', reason: content.reason });
      const firsts = await nameFirsts(transaction, id, outcomes);
      for (const [index, outcome] of outcomes.entries()) {
        const item = readable[index]?.item;
        if (item) changes.set(item.id, changeFor(item, outcome, firsts));
      }
      for (const itemId of changes.keys()) if (!stillWaiting.has(itemId)) changes.delete(itemId);
      await updateArrived(transaction, changes);
      await progress.goOn(transaction, id);
      const now = await lockItems(transaction, id, ids);
      return now.map(({ id: itemId, state, reason }) => ({ id: itemId, state, reason }));
    });
  }

  return async (member, id, file, signal) => {
    const row = (await findImport(database, member.organizationId, id)) ?? notFound();
    if (hasEnded(row)) throw ended();
    void readers.prepare();
    return parcels.run(() => take(member, row, file, signal));
  };
}

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const lastPartOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
