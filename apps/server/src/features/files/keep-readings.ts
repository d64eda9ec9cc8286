import type { OrganizationId, UnreadableReason } from '@winnow/contracts';
import type { Resume } from '@winnow/engine';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { GatherResumes } from '../people/gather-resumes.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { ResumeIndex } from '../search/words/index-resume.ts';
import type { PoolWriter } from '../talent-pool/pool-writer.ts';
import { hashOf } from './resume-key.ts';
import type { ResumeReader } from './resume-reader.ts';
import { type ResumeRow, updateResume } from './resume-repository.ts';

/** What reading a file came to, before anything of it is stored. */
export type ReadFile =
  | { readonly ok: true; readonly resume: Resume; readonly index: ResumeIndex; readonly today: string }
  | { readonly ok: false; readonly reason: UnreadableReason; readonly message: string };

export type Reading = { readonly row: ResumeRow; readonly file: ReadFile };

/** Stores what was read of resumes of an organization. Returns their rows as they are then, in the same order. */
export type KeepReadings = (
  transaction: Transaction,
  organizationId: OrganizationId,
  readings: readonly Reading[],
) => Promise<ResumeRow[]>;

export function createKeepReadings({
  clock,
  reader,
  searchIndex,
  gathering,
  poolWriter,
}: {
  readonly clock: Clock;
  readonly reader: ResumeReader;
  readonly searchIndex: SearchIndex;
  readonly gathering: GatherResumes;
  readonly poolWriter: Pick<PoolWriter, 'refresh'>;
}): KeepReadings {
  /** The columns that a read resume fills. Caches its facts, since a read file is usually scored next. */
  function asKept(id: string, resume: Resume, today: string) {
    const { document } = resume;
    const documentHash = hashOf(document);
    reader.remember({ id, documentHash, document }, today, resume);
    return { document, documentHash, candidateName: resume.name?.value ?? null };
  }

  return async (transaction, organizationId, readings) => {
    const readAt = clock.now();
    if (readings.some(({ file }) => file.ok)) await gathering.lock(transaction, organizationId);
    const rows: ResumeRow[] = [];
    const indexed: { resume: ResumeRow; index: ResumeIndex }[] = [];
    for (const { row, file } of readings) {
      const change: Partial<ResumeRow> = file.ok
        ? { state: 'read', ...asKept(row.id, file.resume, file.today), readAt }
        : { state: 'refused', reason: file.reason, message: file.message, readAt };
      await updateResume(transaction, organizationId, row.id, change);
      const changed = { ...row, ...change };
      rows.push(changed);
      if (file.ok) indexed.push({ resume: changed, index: file.index });
    }
    if (indexed.length === 0) return rows;
    await searchIndex.keepAll(transaction, organizationId, indexed);
    const moved = await gathering.gatherAll(
      transaction,
      organizationId,
      indexed.map(({ resume, index }) => ({ resume, identity: index.identity })),
    );
    const people = new Set([...indexed.map(({ resume }) => resume.personId), ...moved]);
    await poolWriter.refresh(transaction, organizationId, [...people]);
    return rows;
  };
}
