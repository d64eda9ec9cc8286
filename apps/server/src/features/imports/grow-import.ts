import { randomUUID } from 'node:crypto';
import { limits, type OrganizationId, type UnreadableReason } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { ResumeService } from '../files/resume-service.ts';
import {
  findItems,
  findLastPosition,
  type ImportItemRow,
  insertItems,
  updateItem,
} from './import-item-repository.ts';
import type { ImportProgress } from './import-progress.ts';
import { type ImportRow, insertImport, lockImport, notUndone, updateImport } from './import-repository.ts';
import { changeFor, nameFirsts } from './settle-item.ts';

/** A file that another feature adds: its bytes, why it was not loaded, or the resume that the library already has. */
export type BroughtFile = { readonly path: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly refusal: UnreadableReason }
  | { readonly resumeId: string; readonly duplicateOf: string }
);

/** Imports to which another feature adds files step by step, so that their number is unknown until it closes them. */
export type GrowingImports = {
  open(
    transaction: Transaction,
    member: Member,
    given: { readonly name: string; readonly jobDescriptionId: string | null },
  ): Promise<string>;
  /**
   * Stores files and the caller's own rows in one transaction. Files under a path that the import has
   * are skipped. `settle` gets the resumes by path.
   */
  add(
    member: Member,
    importId: string,
    files: readonly BroughtFile[],
    settle: (transaction: Transaction, resumeIds: ReadonlyMap<string, string>) => Promise<void>,
  ): Promise<void>;
  /** Marks that all files were added: the import ends when they have been read. */
  close(transaction: Transaction, importId: string): Promise<void>;
  /** Pauses it as a member would. */
  pause(transaction: Transaction, importId: string): Promise<void>;
  isRunning(transaction: Transaction, importId: string): Promise<boolean>;
  /** The given paths that the import already has. */
  listPaths(importId: string, paths: readonly string[]): Promise<ReadonlySet<string>>;
};

export function createGrowingImports({
  database,
  clock,
  resumes,
  audit,
  progress,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly resumes: Pick<ResumeService, 'keepMany'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly progress: ImportProgress;
}): GrowingImports {
  return {
    async open(transaction, { organizationId, userId: createdBy }, { name, jobDescriptionId }) {
      const row: ImportRow = {
        id: randomUUID(),
        organizationId,
        createdBy,
        idempotencyKey: randomUUID(),
        name,
        kind: 'system',
        // One more than were announced, until all were.
        files: 1,
        announced: 0,
        state: 'running',
        isScored: jobDescriptionId !== null,
        jobId: jobDescriptionId,
        waitsFor: null,
        createdAt: clock.now(),
        finishedAt: null,
        ...notUndone,
      };
      await insertImport(transaction, row);
      await audit.record(transaction, {
        action: 'import-started',
        actorId: createdBy,
        subjectId: row.id,
        organizationId,
        details: { resumes: 0 },
      });
      await progress.goOn(transaction, row.id);
      return row.id;
    },

    async add(member, importId, files, settle) {
      const given = files.flatMap((file) => ('bytes' in file ? { path: file.path, bytes: file.bytes } : []));
      const label = labelOf(files);
      await resumes.keepMany(
        member,
        given.map(({ path, bytes }) => ({ fileName: path.slice(path.lastIndexOf('/') + 1), bytes })),
        { source: 'import', sourceLabel: label },
        async (transaction, outcomes) => {
          const row = await lockImport(transaction, importId);
          if (!row) return;
          const paths = files.map(({ path }) => path);
          const known = new Set((await findItems(transaction, importId, { paths })).map(({ path }) => path));
          const fresh = files.filter(({ path }) => !known.has(path));
          const first = (await findLastPosition(transaction, importId)) + 1;
          const items = fresh.map((file, index) =>
            itemOf(file, { importId, organizationId: member.organizationId, position: first + index }),
          );
          await insertItems(transaction, items);
          const firsts = await nameFirsts(transaction, importId, outcomes);
          const itemsByPath = new Map(items.map((item) => [item.path, item]));
          const resumeIds = new Map<string, string>();
          for (const [index, outcome] of outcomes.entries()) {
            const path = given[index]?.path ?? '';
            if (outcome.outcome !== 'refused') resumeIds.set(path, outcome.resume.id);
            const item = itemsByPath.get(path);
            if (item) await updateItem(transaction, item.id, changeFor(item, outcome, firsts));
          }
          const announced = row.announced + items.length;
          await updateImport(transaction, importId, { announced, files: announced + 1 });
          await settle(transaction, resumeIds);
          await progress.goOn(transaction, importId);
        },
      );
    },

    async close(transaction, importId) {
      const row = await lockImport(transaction, importId);
      if (row) await updateImport(transaction, importId, { files: row.announced });
    },

    async pause(transaction, importId) {
      const row = await lockImport(transaction, importId);
      if (row?.state === 'running') await updateImport(transaction, importId, { state: 'paused' });
    },

    async isRunning(transaction, importId) {
      return (await lockImport(transaction, importId))?.state === 'running';
    },

    async listPaths(importId, paths) {
      if (paths.length === 0) return new Set();
      return new Set((await findItems(database, importId, { paths })).map(({ path }) => path));
    },
  };
}

/** The first folder of the paths: the connection's name. */
function labelOf(files: readonly BroughtFile[]): string {
  return (files[0]?.path.split('/')[0] ?? 'Import').slice(0, limits.sourceLabelMax);
}

function itemOf(
  file: BroughtFile,
  place: { readonly importId: string; readonly organizationId: OrganizationId; readonly position: number },
): ImportItemRow {
  const isRefused = 'refusal' in file;
  const isKnown = 'resumeId' in file;
  return {
    id: randomUUID(),
    ...place,
    path: file.path,
    bytes: 'bytes' in file ? file.bytes.length : 0,
    hash: null,
    state: isRefused ? 'refused' : isKnown ? 'duplicate' : 'waiting',
    reason: isRefused ? file.refusal : null,
    duplicateOf: isKnown ? file.duplicateOf : null,
    resumeId: isKnown ? file.resumeId : null,
    run: null,
    lease: null,
    leaseUntil: null,
    attempts: 0,
    line: null,
    row: null,
    problems: null,
    made: null,
  };
}
