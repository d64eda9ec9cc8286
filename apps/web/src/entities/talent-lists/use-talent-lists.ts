import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addToTalentList,
  type ChosenPeople,
  createTalentList,
  listTags,
  listTalentLists,
  removeFromTalentList,
  tagPeople,
} from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { talentListTexts } from './talent-list-texts.ts';

export const talentListsKey = ['talent-lists'];
const fresh = { staleTime: 0, refetchOnMount: true } as const;

/** @param personId only lists that the person is on */
export function useTalentLists(personId?: string) {
  return useQuery({
    queryKey: [...talentListsKey, 'all', personId ?? null],
    queryFn: async () => (await api.call(listTalentLists, personId ? { personId } : {})).data,
    ...fresh,
  });
}

export function useTags() {
  return useQuery({
    queryKey: ['tags'],
    queryFn: async () => (await api.call(listTags)).data,
    ...fresh,
  });
}

const named = (chosen: ChosenPeople) =>
  Object.fromEntries(Object.entries(chosen).map(([name, ids = []]) => [name, [...ids]]));

/** Reloads everything that shows tags or lists. */
export function useShowAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}

type ChosenList = { readonly id: string; readonly name: string } | { readonly newName: string };

/** Adds people to a list, or to a new one, with undo in the toast. */
export function useAddToList(onDone: () => void) {
  const { add: texts } = useTexts(talentListTexts);
  const again = useShowAgain();
  const undo = useMutation({
    mutationFn: ({ id, personIds }: { readonly id: string; readonly personIds: string[] }) =>
      api.call(removeFromTalentList, { id, personIds }),
    onSettled: again,
  });
  return useMutation({
    async mutationFn({ list, chosen }: { readonly list: ChosenList; readonly chosen: ChosenPeople }) {
      const known = 'id' in list ? list : (await api.call(createTalentList, { name: list.newName })).data;
      const { added } = (await api.call(addToTalentList, { id: known.id, ...named(chosen) })).data;
      return { list: known, added };
    },
    onSuccess({ list, added }) {
      if (added.length === 0) toasts.add('info', texts.nothing);
      else {
        toasts.add('success', texts.done(added.length, list.name), {
          undo: () => undo.mutate({ id: list.id, personIds: added }),
        });
      }
      onDone();
    },
    onSettled: again,
  });
}

type TagCall = { readonly personIds: string[]; readonly addTags: string[]; readonly removeTags: string[] };

/** Adds and removes tags of people, with undo in the toast. */
export function useTagPeople(onDone: () => void) {
  const { tags: texts } = useTexts(talentListTexts);
  const again = useShowAgain();
  const undo = useMutation({
    async mutationFn(calls: readonly TagCall[]) {
      for (const each of calls) await api.call(tagPeople, each);
    },
    onSettled: again,
  });
  return useMutation({
    mutationFn: async ({
      chosen,
      ...change
    }: {
      readonly chosen: ChosenPeople;
      readonly addTags: string[];
      readonly removeTags: string[];
    }) => (await api.call(tagPeople, { ...named(chosen), ...change })).data,
    onSuccess({ changed, undo: calls }) {
      if (changed === 0) toasts.add('info', texts.nothing);
      else toasts.add('success', texts.changed(changed), { undo: () => undo.mutate(calls) });
      onDone();
    },
    onSettled: again,
  });
}
