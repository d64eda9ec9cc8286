import { createHash, randomUUID } from 'node:crypto';
import { type FullLimit, limits, type OrganizationId, type UnreadableReason } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { FileAllowanceService } from './file-allowance.ts';
import { describeFullLimit, NoRoomError } from './no-room.ts';
import { tooLarge } from './open-sent-file.ts';
import { resumeKey } from './resume-files.ts';
import {
  findResumeByHash,
  insertResume,
  type ResumeLine,
  type ResumeRow,
  updateResume,
} from './resume-repository.ts';

/** What became of one file that was sent. */
export type UploadOutcome = { readonly fileName: string } & (
  | { readonly outcome: 'stored' | 'known'; readonly resume: ResumeLine }
  | ({ readonly outcome: 'refused' } & Refusal)
);

type Refusal = { readonly message: string } & (
  | { readonly reason: UnreadableReason }
  | { readonly reason: 'no-room'; readonly fullLimit: FullLimit }
);

/** Keeps one file of known bytes, once for its organization. */
export type KeepResume = (
  member: Member,
  file: { readonly fileName: string; readonly bytes: Uint8Array; readonly isSample: boolean },
) => Promise<UploadOutcome>;

/** A file not yet read, or to be read again. */
export const unread = { state: 'unread', reason: null, message: null, readAt: null } as const;

const nameMax = 255;
const empty = { reason: 'empty', message: 'The selected file is empty.' } as const;

export function createKeepResume({
  database,
  clock,
  storage,
  allowance,
}: {
  database: Database;
  clock: Clock;
  storage: Storage;
  allowance: Pick<FileAllowanceService, 'findFullLimit' | 'keep'>;
}): KeepResume {
  return async ({ organizationId, userId: createdBy }, { fileName: given, bytes, isSample }) => {
    if (bytes.length === 0) return refused(given, empty);
    if (bytes.length > limits.fileBytes) return refused(given, tooLarge);
    const fileName = shownName(given);
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const known = await findResumeByHash(database, organizationId, contentHash);
    if (known)
      return { fileName, outcome: 'known', resume: await sentAgain(organizationId, known, fileName) };
    const full = await allowance.findFullLimit(organizationId, bytes.length);
    if (full) return refused(given, noRoom(full));
    const id = randomUUID();
    const row: ResumeRow = {
      id,
      organizationId,
      createdBy,
      personId: randomUUID(),
      contentHash,
      fileName,
      bytes: bytes.length,
      storageKey: resumeKey(organizationId, id),
      ...unread,
      document: null,
      documentHash: null,
      candidateName: null,
      corrections: null,
      isSample,
      createdAt: clock.now(),
    };
    return store(row, bytes);
  };

  /**
   * Restarts the retention period of a resume that is uploaded again. Unreadable files are read again under the new
   * name, since the old one may have been the cause.
   */
  async function sentAgain(
    organizationId: OrganizationId,
    known: ResumeLine,
    fileName: string,
  ): Promise<ResumeLine> {
    const change: Partial<ResumeLine> = {
      createdAt: clock.now(),
      ...(known.state === 'refused' && { ...unread, fileName }),
    };
    await updateResume(database, organizationId, known.id, change);
    return { ...known, ...change };
  }

  async function store(row: ResumeRow, bytes: Uint8Array): Promise<UploadOutcome> {
    const { organizationId, contentHash, storageKey, fileName } = row;
    // The file before its row, so that every visible row has a file.
    await storage.save(storageKey, bytes);
    try {
      const inserted = await allowance.keep(organizationId, bytes.length, (transaction) =>
        insertResume(transaction, row),
      );
      if (inserted) return { fileName, outcome: 'stored', resume: inserted };
    } catch (error) {
      await storage.remove(storageKey);
      if (!(error instanceof NoRoomError)) throw error;
      return refused(fileName, noRoom(error.fullLimit));
    }
    // The same content arrived twice at once, and the other was quicker.
    await storage.remove(storageKey);
    const other = await findResumeByHash(database, organizationId, contentHash);
    // And was removed since: then this one is kept.
    return other ? { fileName, outcome: 'known', resume: other } : store(row, bytes);
  }
}

/** @param given the name as it was sent */
export function refused(given: string, refusal: Refusal): UploadOutcome {
  return { fileName: shownName(given), outcome: 'refused', ...refusal };
}

function noRoom(fullLimit: FullLimit): Refusal {
  return { reason: 'no-room', fullLimit, message: describeFullLimit(fullLimit).words };
}

/** A name is text to show: one line without control characters, of a length that fits. */
function shownName(given: string): string {
  const shown = given
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return shown.slice(0, nameMax) || 'Unnamed file';
}
