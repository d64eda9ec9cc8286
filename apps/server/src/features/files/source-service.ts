import { ApiError, type OrganizationId } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import { updateResumes } from './resume-repository.ts';
import { listLabels, lockLabels, spellLabel } from './source-repository.ts';

/** The organization's own labels for where resumes came from. */
export type SourceService = {
  /** The labels in use, the most frequent first. */
  listLabels(organizationId: OrganizationId): Promise<{ label: string; resumes: number }[]>;
  /**
   * Replaces the labels of resumes. Returns the previous labels of those that changed, by label.
   * @throws ApiError `not-found` if one of them is not the organization's; then nothing is changed
   */
  label(
    organizationId: OrganizationId,
    ids: readonly string[],
    label: string | null,
  ): Promise<{ changed: number; before: { label: string | null; ids: string[] }[] }>;
};

export function createSourceService({ database }: { readonly database: Database }): SourceService {
  return {
    listLabels: (organizationId) => listLabels(database, organizationId),

    label: (organizationId, ids, label) =>
      database.transaction(async (transaction) => {
        const distinct = [...new Set(ids)];
        const held = await lockLabels(transaction, organizationId, distinct);
        if (held.length < distinct.length) throw new ApiError('not-found', 'There is no such file.');
        const spelled = await spellLabel(transaction, organizationId, label);
        const changing = held.filter(({ sourceLabel }) => sourceLabel !== spelled.sourceLabel);
        const changingIds = changing.map(({ id }) => id);
        if (changingIds.length > 0) await updateResumes(transaction, organizationId, changingIds, spelled);
        const before = Map.groupBy(changing, ({ sourceLabel }) => sourceLabel);
        return {
          changed: changing.length,
          before: [...before].map(([words, rows]) => ({ label: words, ids: rows.map(({ id }) => id) })),
        };
      }),
  };
}
