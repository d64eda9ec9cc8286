import { ApiError, limits, type RowProblem } from '@winnow/contracts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { TagService } from '../../analyses/changes/tag-service.ts';
import type { ResumeService } from '../../files/resume-service.ts';
import type { ConsentService } from '../../people/consents/consent-service.ts';
import { type ImportItemRow, listUnwritten, lockItems, updateItem } from '../import-item-repository.ts';
import type { ImportProgress } from '../import-progress.ts';
import { findAnyImport, type ImportRow } from '../import-repository.ts';
import { changeFor, nameFirsts } from '../settle-item.ts';

export type RowWriter = {
  /** Writes rows of a candidate table as resumes for a few seconds. */
  write(importId: string): Promise<void>;
};

/** Rows that are stored in one transaction. */
const atOnce = 50;
/** Longest turn: other imports and a shutdown wait for one turn at most. */
const turnMs = 5_000;

/** Turns rows of tables into resumes. A row is written in the transaction in which its item learns of it: never twice. */
export function createRowWriter({
  database,
  resumes,
  tags,
  consents,
  progress,
}: {
  readonly database: Database;
  readonly resumes: Pick<ResumeService, 'keepMany'>;
  readonly tags: Pick<TagService, 'addTo'>;
  readonly consents: Pick<ConsentService, 'recordMany'>;
  readonly progress: ImportProgress;
}): RowWriter {
  async function writeSome(row: ImportRow, items: readonly ImportItemRow[]): Promise<void> {
    const member: Member = { organizationId: row.organizationId, userId: row.createdBy };
    const waiting = items.flatMap((item) => (item.row ? { item, row: item.row } : []));
    const given = waiting.map(({ item, row: { document, source, notes = null } }) => ({
      fileName: item.path.slice(item.path.lastIndexOf('/') + 1),
      bytes: new TextEncoder().encode(document),
      notes,
      ...(source !== null && { sourceLabel: source }),
    }));
    const from = { source: 'import', sourceLabel: row.name.slice(0, limits.sourceLabelMax) } as const;
    await resumes.keepMany(member, given, from, async (transaction, outcomes) => {
      const ids = waiting.map(({ item }) => item.id);
      const still = new Set(
        (await lockItems(transaction, row.id, ids)).flatMap(({ id, state }) =>
          state === 'waiting' ? id : [],
        ),
      );
      const firsts = await nameFirsts(transaction, row.id, outcomes);
      const written: Written[] = [];
      for (const [index, outcome] of outcomes.entries()) {
        const each = waiting[index];
        if (!each || !still.has(each.item.id)) continue;
        const isKept = outcome.outcome !== 'refused';
        const change = changeFor(each.item, outcome, firsts);
        // Rows above the storage limit are written once there is space.
        await updateItem(transaction, each.item.id, { ...change, ...(isKept && { row: null }) });
        if (isKept) {
          const { id: resumeId, personId } = outcome.resume;
          written.push({ itemId: each.item.id, resumeId, personId, row: each.row });
        }
      }
      await addBeside(transaction, member, row.name, written);
      await progress.goOn(transaction, row.id);
    });
  }

  /** Applies the tags and consents of rows, and records the new ones for undoing. */
  async function addBeside(
    transaction: Transaction,
    member: Member,
    how: string,
    written: readonly Written[],
  ): Promise<void> {
    const tagged = written.filter(({ row }) => row.tags.length > 0);
    const agreed = written.filter(({ row }) => row.consentOn !== null);
    const added = new Map<string, readonly string[]>();
    const full = new Set<string>();
    const addTags = async (some: readonly Written[]): Promise<boolean> => {
      const wanted = new Map(some.map(({ resumeId, row }) => [resumeId, row.tags]));
      try {
        for (const [id, names] of await tags.addTo(transaction, member, wanted)) added.set(id, names);
        return true;
      } catch (error) {
        // Nothing was added: a person would have too many.
        if (error instanceof ApiError && error.code === 'invalid') return false;
        throw error;
      }
    };
    if (!(await addTags(tagged)))
      for (const each of tagged) if (!(await addTags([each]))) full.add(each.resumeId);
    const consentIds = await consents.recordMany(
      transaction,
      member,
      agreed.map(({ personId, row }) => ({ personId, on: row.consentOn ?? '', how })),
    );
    const consentOf = new Map(agreed.map(({ itemId }, index) => [itemId, consentIds[index] ?? null]));
    for (const { itemId, resumeId } of written) {
      const made = { tags: added.get(resumeId) ?? [], consentId: consentOf.get(itemId) ?? null };
      const problems: RowProblem[] | null = full.has(resumeId)
        ? [{ code: 'too-many-tags', column: null }]
        : null;
      if (made.tags.length > 0 || made.consentId || problems)
        await updateItem(transaction, itemId, { made, problems });
      added.delete(resumeId);
    }
  }

  return {
    async write(importId) {
      const began = performance.now();
      while (performance.now() - began < turnMs) {
        const row = await findAnyImport(database, importId);
        if (row?.state !== 'running') return;
        const items = await listUnwritten(database, importId, atOnce);
        if (items.length === 0) return;
        await writeSome(row, items);
      }
    },
  };
}

type Written = {
  readonly itemId: string;
  readonly resumeId: string;
  readonly personId: string;
  readonly row: NonNullable<ImportItemRow['row']>;
};
