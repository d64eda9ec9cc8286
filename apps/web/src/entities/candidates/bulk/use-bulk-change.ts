import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeAnalyses, undoAnalysesChange } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { mayPass } from '../../../lib/requests/query-client.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { asChosen, type BulkChange, type BulkTarget } from './bulk-target.ts';
import { bulkTexts } from './bulk-texts.ts';
import { showStandings } from './known-standings.ts';
import { forgetWords, keepWords } from './selection-draft.ts';

type BulkRequest = {
  readonly target: BulkTarget;
  readonly change: BulkChange;
  /** Message about the change, by the number of changed candidates. */
  readonly words: (count: number) => string;
};

/** The last bulk change that can be undone; a new one replaces it. */
let offered: string | null = null;

/** Changes many candidates with one call, updates all lists and offers undo. */
export function useBulkChange() {
  const { done: texts } = useTexts(bulkTexts);
  const queries = useQueryClient();
  const takeBack = useMutation({
    mutationFn: async (id: string) => (await api.call(undoAnalysesChange, { id })).data,
    retry: (failures, error) => failures < 2 && mayPass(error),
    onSuccess({ restored, kept }) {
      showStandings(queries, restored);
      if (kept > 0) toasts.add('info', texts.kept(kept));
    },
  });
  return useMutation({
    mutationFn: async ({ target, change, changeId }: BulkRequest & { readonly changeId: string }) => {
      return (await api.call(changeAnalyses, { changeId, ...asChosen(target), ...change })).data;
    },
    // The server applies a change with an id once, so it may be retried after a lost answer.
    retry: (failures, error) => failures < 2 && mayPass(error),
    onMutate: ({ target, change }) => keepWords(target, change),
    onSuccess({ changeId, changed }, { words, target, change }) {
      forgetWords(target, change);
      if (offered) toasts.remove(offered);
      if (changed.length === 0) {
        offered = toasts.add('info', texts.nothing);
        return;
      }
      showStandings(queries, changed);
      offered = toasts.add('success', words(changed.length), { undo: () => takeBack.mutate(changeId) });
    },
  });
}
