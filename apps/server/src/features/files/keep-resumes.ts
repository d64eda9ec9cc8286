import { createHash } from 'node:crypto';
import { ApiError, type FullLimit, limits, type OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import { fewAtOnce } from '../../platform/storage/few-at-once.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import type { FileAllowanceService } from './file-allowance.ts';
import {
  empty,
  newResume,
  noRoom,
  personAddedEvents,
  refused,
  shownName,
  type UploadOutcome,
  unread,
} from './keep-resume.ts';
import { tooLarge } from './open-sent-file.ts';
import {
  findResumesByHash,
  insertResumes,
  type ResumeLine,
  type ResumeRow,
  updateResume,
} from './resume-repository.ts';
import { spellLabel } from './source-repository.ts';

export type GivenFile = {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Its source label, if it differs from that of the others. */
  readonly sourceLabel?: string;
  /** Notes about the person from the imported table. */
  readonly notes?: string | null;
};

/**
 * Stores many files, each once for its organization, in one transaction with what `settle` writes. `settle` gets the
 * outcomes in the order of the files.
 */
export type KeepResumes = <Settled>(
  member: Member,
  files: readonly GivenFile[],
  from: {
    readonly source: 'apply-page' | 'import' | 'mailbox';
    /** The organization's own label. */
    readonly sourceLabel: string;
  },
  settle: (transaction: Transaction, outcomes: readonly UploadOutcome[]) => Promise<Settled>,
) => Promise<Settled>;

export function createKeepResumes({
  database,
  clock,
  storage,
  allowance,
  webhookEvents,
}: {
  database: Database;
  clock: Clock;
  storage: Pick<Storage, 'save' | 'remove'>;
  allowance: Pick<FileAllowanceService, 'keepMany'>;
  webhookEvents: WebhookEvents;
}): KeepResumes {
  return async ({ organizationId, userId: createdBy }, files, { source, sourceLabel }, settle) => {
    const createdAt = clock.now();
    const given = files.map((file) => {
      if (file.bytes.length === 0) return { ...file, refusal: empty };
      if (file.bytes.length > limits.fileBytes) return { ...file, refusal: tooLarge };
      const contentHash = createHash('sha256').update(file.bytes).digest('hex');
      return { ...file, fileName: shownName(file.fileName), contentHash };
    });
    const spellings = new Map<string, Spelled>();
    for (const label of new Set(files.map((file) => file.sourceLabel ?? sourceLabel)))
      spellings.set(label, await spellLabel(database, organizationId, label));
    const rows = new Map<string, ResumeRow>();
    const spelledBy = new Map<string, Spelled>();
    const contents = new Map<string, Uint8Array>();
    for (const file of given) {
      if (!('contentHash' in file) || rows.has(file.contentHash)) continue;
      const spelled = spellings.get(file.sourceLabel ?? sourceLabel) ?? unlabeled;
      spelledBy.set(file.contentHash, spelled);
      const owned = { organizationId, createdBy, isSample: false, createdAt };
      const { contentHash, fileName, bytes, notes = null } = file;
      rows.set(
        contentHash,
        newResume({ ...owned, source, ...spelled }, { contentHash, fileName, bytes, notes }),
      );
      contents.set(file.contentHash, file.bytes);
    }
    const hashes = [...rows.keys()];
    const held = new Set(
      (await findByHash(database, organizationId, hashes)).map(({ contentHash }) => contentHash),
    );
    // The files before their rows, so that every visible row has a file.
    const saved = [...rows.values()].filter(({ contentHash }) => !held.has(contentHash));
    const kept = new Set<string>();
    try {
      await fewAtOnce(saved, ({ storageKey, contentHash }) =>
        storage.save(storageKey, contents.get(contentHash) ?? new Uint8Array()),
      );
      return await allowance.keepMany(organizationId, async (transaction, takeRoom) => {
        const known = await sendAgain(transaction, organizationId, rows, createdAt, spelledBy);
        const full = new Map<string, FullLimit>();
        const fitting = saved.filter(({ contentHash, bytes }) => {
          if (known.has(contentHash)) return false;
          const fullLimit = takeRoom(bytes);
          if (fullLimit) full.set(contentHash, fullLimit);
          return !fullLimit;
        });
        const inserted = await insertResumes(transaction, fitting);
        for (const { storageKey } of inserted) kept.add(storageKey);
        const added = fitting.filter(({ id }) => inserted.some((resume) => resume.id === id));
        await webhookEvents.add(transaction, organizationId, personAddedEvents(added));
        const fresh = new Map(inserted.map((resume) => [resume.contentHash, resume]));
        const seen = new Set<string>();
        const outcomes = given.map((file): UploadOutcome => {
          if (!('contentHash' in file)) return refused(file.fileName, file.refusal);
          const { contentHash, fileName } = file;
          const fullLimit = full.get(contentHash);
          if (fullLimit) return refused(fileName, noRoom(fullLimit));
          const resume = known.get(contentHash) ?? fresh.get(contentHash);
          // It was in the library when looked up, and was deleted meanwhile.
          if (!resume) throw new ApiError('busy', tryAgain, { retryAfterSeconds: 1 });
          const isNew = !known.has(contentHash) && !seen.has(contentHash);
          seen.add(contentHash);
          return { fileName, outcome: isNew ? 'stored' : 'known', resume };
        });
        return settle(transaction, outcomes);
      });
    } catch (error) {
      kept.clear();
      throw error;
    } finally {
      const left = saved.filter(({ storageKey }) => !kept.has(storageKey));
      await fewAtOnce(left, ({ storageKey }) => storage.remove(storageKey));
    }
  };
}

type Spelled = Pick<ResumeLine, 'sourceLabel' | 'sourceKey'>;
const unlabeled: Spelled = { sourceLabel: null, sourceKey: null };

async function findByHash(on: Queryable, organizationId: OrganizationId, hashes: readonly string[]) {
  return hashes.length > 0 ? findResumesByHash(on, organizationId, hashes) : [];
}

/** Like files that are uploaded again: their retention period restarts, and refused ones are read again. */
async function sendAgain(
  transaction: Transaction,
  organizationId: OrganizationId,
  sent: ReadonlyMap<string, ResumeRow>,
  createdAt: Date,
  spelledBy: ReadonlyMap<string, Spelled>,
): Promise<ReadonlyMap<string, ResumeLine>> {
  const known = new Map<string, ResumeLine>();
  for (const resume of await findByHash(transaction, organizationId, [...sent.keys()])) {
    const { notes = null } = sent.get(resume.contentHash) ?? {};
    const change = {
      createdAt,
      ...(resume.sourceLabel === null && spelledBy.get(resume.contentHash)),
      ...(resume.notes === null && notes !== null && { notes }),
      ...(resume.state === 'refused' && unread),
    };
    await updateResume(transaction, organizationId, resume.id, change);
    known.set(resume.contentHash, { ...resume, ...change });
  }
  return known;
}

const tryAgain = 'The library changed meanwhile. Please send these files again.';
