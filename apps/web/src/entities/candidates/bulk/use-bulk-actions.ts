import { type AnalysisRow, type Decision, deleteAnalyses, deleteFiles, type Stage } from '@winnow/contracts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { useMay } from '../../organization/use-organizations.ts';
import { useRemoval } from '../../removals/use-removal.ts';
import { asChosen, type BulkTarget, countOf } from './bulk-target.ts';
import { bulkTexts } from './bulk-texts.ts';
import type { Declining } from './decline-dialog.tsx';
import { useBulkChange } from './use-bulk-change.ts';

/** A member, a name in free text, or no one. */
export type AssignTo =
  | { readonly userId: string; readonly name: string }
  | { readonly written: string }
  | null;

/** All bulk actions on candidates, each with its message and undo. */
export function useBulkActions(target: BulkTarget) {
  const { done: texts, stages } = useTexts(bulkTexts);
  const { list } = useFormats();
  const change = useBulkChange();
  const remove = useRemoval();
  const may = useMay();
  const make = (
    given: Parameters<typeof change.mutate>[0]['change'],
    words: (count: number) => string,
  ): void => change.mutate({ target, change: given, words, changeId: crypto.randomUUID() });

  return {
    isPending: change.isPending,

    decide(value: Exclude<Decision, 'no'> | null): void {
      make({ decision: { value } }, value ? texts.decided[value] : texts.undecided);
    },

    decline: (declining: Declining): void =>
      make({ decision: { value: 'no', ...declining } }, texts.decided.no),

    move: (stage: Stage): void => make({ stage }, (count) => texts.moved(count, stages[stage])),

    tag(given: { readonly addTags: string[]; readonly removeTags: string[] }): void {
      const { addTags, removeTags } = given;
      make(given, (count) =>
        addTags.length > 0 ? texts.tagged(count, list(addTags)) : texts.untagged(count, list(removeTags)),
      );
    },

    assign: (to: AssignTo): void =>
      make(
        to === null || 'written' in to ? { assignee: to?.written ?? null } : { assigneeId: to.userId },
        (count) =>
          to === null
            ? texts.unassigned(count)
            : texts.assigned(count, 'written' in to ? to.written : to.name),
      ),

    /** `null` if the role doesn't allow it. */
    removals: may('candidates.delete') && may('resumes.write') ? { removeAnalyses, removeFiles } : null,
  };

  /**
   * Hides analyses at once, and deletes them when undo is no longer possible. With a filter it is refused if other
   * candidates match by then.
   * @param rows the shown rows among them
   */
  function removeAnalyses(rows: readonly Pick<AnalysisRow, 'id'>[]): void {
    remove({
      ids: rows.map(({ id }) => id),
      words: texts.removed(countOf(target)),
      send: ({ isLeaving: keepalive }) => api.call(deleteAnalyses, asChosen(target), { keepalive }),
    });
  }

  function removeFiles(rows: readonly Pick<AnalysisRow, 'fileId'>[]): void {
    const ids = [...new Set(rows.map(({ fileId }) => fileId))];
    const isNamed = 'ids' in target;
    remove({
      ids,
      words: isNamed ? texts.removedFiles(ids.length) : texts.removedWithFiles(target.expected),
      send: ({ isLeaving: keepalive }) =>
        isNamed
          ? api.call(deleteFiles, { ids }, { keepalive })
          : api.call(deleteAnalyses, { ...target, withResumes: true }, { keepalive }),
    });
  }
}
