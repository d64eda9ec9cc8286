import { type QueryKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { type AnalysisRow, updateAnalysis } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { useShownName } from '../analysis/use-shown-name.ts';
import { bulkTexts } from './bulk/bulk-texts.ts';
import { resultsTexts } from './results-texts.ts';
import { type AnalysisChange, offerUndo } from './undo-change.ts';
import { forgetUnsavedChange, keepUnsavedChange } from './unsaved-change.ts';
import { useOvertaken } from './use-overtaken.ts';

const changeKey = 'row-change';

export type RowChange = Pick<AnalysisChange, 'stage' | 'decision'> & { readonly id: string };

/** The query whose data contains the rows. */
export type ListedRows = {
  readonly queryKey: QueryKey;
  readonly find: (id: string) => AnalysisRow | undefined;
  readonly show: (id: string, changes: Partial<AnalysisRow>) => void;
  /** Other queries that show the candidate and are reloaded after a change. */
  readonly alsoShownIn: (id: string) => readonly QueryKey[];
};

/** Sets a stage or a decision. Shown at once, reverted if the server refuses it, and with undo. */
export function useRowChange({ queryKey, find, show, alsoShownIn }: ListedRows, isAnonymous: boolean) {
  const { changed: texts } = useTexts(resultsTexts);
  const { stages } = useTexts(bulkTexts);
  const shownName = useShownName();
  const overtaken = useOvertaken();
  const queries = useQueryClient();
  const mutationKey = [changeKey, ...queryKey];

  const pendingOf = (id: string) =>
    queries
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .filter(({ state }) => (state.variables as RowChange | undefined)?.id === id).length;

  const settle = (row: AnalysisRow) => {
    const { id, stage, decision, decisionReason, declinedFor, decidedAt, decidedBy } = row;
    // The response to a change that was followed by another would show the old state.
    if (pendingOf(id) <= 1) {
      show(id, { stage, decision, decisionReason, declinedFor, decidedAt, decidedBy });
    }
    for (const stale of alsoShownIn(id)) void queries.invalidateQueries({ queryKey: stale });
  };
  const options = {
    mutationKey,
    // One after the other: concurrent moves of a card could arrive in the wrong order.
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: async (change: RowChange) => (await api.call(updateAnalysis, change)).data,
    async onMutate({ id, stage, decision }: RowChange) {
      // An earlier request's answer would show the old state.
      await queries.cancelQueries({ queryKey });
      const before = find(id);
      show(id, {
        ...(stage && { stage }),
        ...(decision && { decision: decision.value, decidedAt: null, decidedBy: null }),
      });
      return { before };
    },
    onError(
      _error: Error,
      { id, ...change }: RowChange,
      known: { readonly before: AnalysisRow | undefined } | undefined,
    ) {
      if (known?.before) show(id, known.before);
      // It is kept with its reason on the candidate's page.
      keepUnsavedChange(id, change);
    },
  };
  const takeBack = useMutation({ ...options, onSuccess: settle });
  return useMutation({
    ...options,
    onSuccess(after, change, { before }) {
      settle(after);
      forgetUnsavedChange(change.id);
      if (!before) return;
      const seen = change.decision ? overtaken(before, after) : { before };
      const undoable = { ...seen, change, name: shownName(before, isAnonymous), words: { texts, stages } };
      offerUndo(undoable, (undone) => takeBack.mutate({ ...undone, id: change.id }));
    },
  });
}

/** The candidates whose change the server has not answered yet. */
export function useSavingRows(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: [changeKey], status: 'pending' },
    select: ({ state }) => (state.variables as RowChange).id,
  });
  return new Set(ids);
}
