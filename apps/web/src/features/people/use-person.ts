import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  findPeople,
  getPerson,
  keepPeopleApart,
  listAnalyses,
  listComments,
  listVersions,
  mergePeople,
  splitPerson,
  undoPersonChange,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { toasts } from '../../ui/toast/toasts.ts';

const peopleKey = ['people'];
const fresh = { staleTime: 0, refetchOnMount: true, retry: false } as const;

export function usePerson(id: string) {
  return useQuery({
    queryKey: [...peopleKey, 'one', id],
    queryFn: async () => (await api.call(getPerson, { id })).data,
    ...fresh,
  });
}

/** Facts and texts of the resumes; loaded separately, since they take longer. */
export function useVersions(id: string) {
  return useQuery({
    queryKey: [...peopleKey, 'versions', id],
    queryFn: async () => (await api.call(listVersions, { id })).data,
    ...fresh,
  });
}

export function useAnalysesOf(personId: string) {
  return useQuery({
    queryKey: [...peopleKey, 'analyses', personId],
    queryFn: async () => (await api.call(listAnalyses, { personId, limit: 200 })).data.analyses,
    ...fresh,
  });
}

export function useCommentsOn(analysisId: string) {
  return useQuery({
    queryKey: [...peopleKey, 'comments', analysisId],
    queryFn: async () => (await api.call(listComments, { id: analysisId })).data,
    ...fresh,
  });
}

export function useFoundPeople(search: string) {
  return useQuery({
    queryKey: [...peopleKey, 'found', search],
    queryFn: async () => (await api.call(findPeople, { search })).data,
    enabled: search !== '',
    ...fresh,
  });
}

export type PersonAct =
  | { readonly act: 'merge' | 'keep-apart'; readonly otherId: string }
  | { readonly act: 'split'; readonly fileIds: string[] }
  | { readonly act: 'undo'; readonly changeId: string };

/** Merges and splits people and undoes both; the message of a change has an undo button. */
export function usePersonAct(id: string) {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: peopleKey });
  const undo = useMutation({
    mutationFn: (changeId: string) => api.call(undoPersonChange, { id, changeId }),
    onSettled: again,
  });
  const perform = useMutation({
    async mutationFn({ asked }: { readonly asked: PersonAct; readonly words: string }) {
      switch (asked.act) {
        case 'merge':
          return (await api.call(mergePeople, { id, otherId: asked.otherId })).data.changeId;
        case 'keep-apart':
          return (await api.call(keepPeopleApart, { id, otherId: asked.otherId })).data.changeId;
        case 'split':
          return (await api.call(splitPerson, { id, fileIds: asked.fileIds })).data.changeId;
        case 'undo':
          await api.call(undoPersonChange, { id, changeId: asked.changeId });
          return null;
      }
    },
    onSuccess(changeId, { words }) {
      toasts.add('success', words, changeId ? { undo: () => undo.mutate(changeId) } : {});
    },
    onSettled: again,
  });
  return { perform, isBusy: perform.isPending || undo.isPending };
}
