import { createHash, randomUUID } from 'node:crypto';
import { type FullLimit, limits, type ResumeSource, type UnreadableReason } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { WebhookEvent, WebhookEvents } from '../webhooks/webhook-events.ts';
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
import { spellLabel } from './source-repository.ts';

/** The outcome of one uploaded file. */
export type UploadOutcome = { readonly fileName: string } & (
  | { readonly outcome: 'stored' | 'known'; readonly resume: ResumeLine }
  | ({ readonly outcome: 'refused' } & Refusal)
);

type Refusal = { readonly message: string } & (
  | { readonly reason: UnreadableReason }
  | { readonly reason: 'no-room'; readonly fullLimit: FullLimit }
);

/** Stores one file, once for its organization. */
export type KeepResume = (
  member: Member,
  file: {
    readonly fileName: string;
    readonly bytes: Uint8Array;
    readonly isSample: boolean;
    /** Default: `upload`. */
    readonly source?: Exclude<ResumeSource, 'sample'>;
    /** The organization's own label for where it came from. */
    readonly sourceLabel?: string | undefined;
  },
) => Promise<UploadOutcome>;

/** A file not yet read, or to be read again. */
export const unread = { state: 'unread', reason: null, message: null, readAt: null } as const;

const nameMax = 255;
export const empty = { reason: 'empty', message: 'The selected file is empty.' } as const;

export function createKeepResume({
  database,
  clock,
  storage,
  allowance,
  webhookEvents,
}: {
  database: Database;
  clock: Clock;
  storage: Storage;
  allowance: Pick<FileAllowanceService, 'findFullLimit' | 'keep'>;
  webhookEvents: WebhookEvents;
}): KeepResume {
  return async ({ organizationId, userId: createdBy }, file) => {
    const { fileName: given, bytes, isSample, source = 'upload', sourceLabel = null } = file;
    if (bytes.length === 0) return refused(given, empty);
    if (bytes.length > limits.fileBytes) return refused(given, tooLarge);
    const fileName = shownName(given);
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const known = await findResumeByHash(database, organizationId, contentHash);
    const spelled = await spellLabel(database, organizationId, sourceLabel);
    if (known)
      return { fileName, outcome: 'known', resume: await sentAgain(known, { fileName, ...spelled }) };
    const full = await allowance.findFullLimit(organizationId, bytes.length);
    if (full) return refused(given, noRoom(full));
    const owned = { organizationId, createdBy, isSample, createdAt: clock.now() };
    const from = { source: isSample ? ('sample' as const) : source, ...spelled };
    return store(newResume({ ...owned, ...from }, { bytes, contentHash, fileName, notes: null }), bytes);
  };

  /**
   * Restarts the retention period of a resume that is uploaded again. Unreadable files are read again under the new
   * name, since the old one may have been the cause. A source label given first stays.
   */
  async function sentAgain(
    known: ResumeLine,
    { fileName, ...spelled }: Pick<ResumeLine, 'fileName' | 'sourceLabel' | 'sourceKey'>,
  ): Promise<ResumeLine> {
    const change: Partial<ResumeLine> = {
      createdAt: clock.now(),
      ...(known.state === 'refused' && { ...unread, fileName }),
      ...(known.sourceLabel === null && spelled),
    };
    await updateResume(database, known.organizationId, known.id, change);
    return { ...known, ...change };
  }

  async function store(row: ResumeRow, bytes: Uint8Array): Promise<UploadOutcome> {
    const { organizationId, contentHash, storageKey, fileName } = row;
    // The file before its row, so that every visible row has a file.
    await storage.save(storageKey, bytes);
    try {
      const inserted = await allowance.keep(organizationId, bytes.length, async (transaction) => {
        const resume = await insertResume(transaction, row);
        if (resume) await webhookEvents.add(transaction, organizationId, personAddedEvents([row]));
        return resume;
      });
      if (inserted) return { fileName, outcome: 'stored', resume: inserted };
    } catch (error) {
      await storage.remove(storageKey);
      if (!(error instanceof NoRoomError)) throw error;
      return refused(fileName, noRoom(error.fullLimit));
    }
    // A concurrent upload stored the same content first.
    await storage.remove(storageKey);
    const other = await findResumeByHash(database, organizationId, contentHash);
    // If that one was deleted meanwhile, this one is stored.
    return other ? { fileName, outcome: 'known', resume: other } : store(row, bytes);
  }
}

/** An event for each person added by these resumes; samples add none. */
export function personAddedEvents(rows: readonly ResumeRow[]): WebhookEvent[] {
  return rows
    .filter(({ isSample }) => !isSample)
    .map(({ id: fileId, personId }) => ({ type: 'person.added', data: { personId, fileId } }));
}

/** The row of a file that has not been read yet. */
export function newResume(
  owned: Pick<
    ResumeRow,
    'organizationId' | 'createdBy' | 'isSample' | 'createdAt' | 'source' | 'sourceLabel' | 'sourceKey'
  >,
  {
    bytes,
    ...content
  }: Pick<ResumeRow, 'contentHash' | 'fileName' | 'notes'> & { readonly bytes: Uint8Array },
): ResumeRow {
  const id = randomUUID();
  return {
    id,
    ...owned,
    ...content,
    personId: randomUUID(),
    bytes: bytes.length,
    storageKey: resumeKey(owned.organizationId, id),
    ...unread,
    document: null,
    documentHash: null,
    candidateName: null,
    corrections: null,
    isByPersonOnly: false,
  };
}

/** @param given the file name as uploaded */
export function refused(given: string, refusal: Refusal): UploadOutcome {
  return { fileName: shownName(given), outcome: 'refused', ...refusal };
}

export function noRoom(fullLimit: FullLimit): Refusal {
  return { reason: 'no-room', fullLimit, message: describeFullLimit(fullLimit).words };
}

/** The file name for display: one line, without control characters, at most 255 characters. */
export function shownName(given: string): string {
  const shown = given
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return shown.slice(0, nameMax) || 'Unnamed file';
}
