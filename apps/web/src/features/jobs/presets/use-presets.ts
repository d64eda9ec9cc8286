import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createPreset,
  deletePreset,
  listPresets,
  type PresetRequirement,
  updatePreset,
} from '@winnow/contracts';
import { sendAskingWhose } from '../../../entities/conflict/overtaken.ts';
import { useIsLeaving, useRemoval } from '../../../entities/removals/use-removal.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { formatError } from '../../../lib/requests/request-words.ts';

export const presetsKey = ['jobs', 'presets'];

/** The presets of an account, by name; reloaded when opened. */
export function usePresets() {
  const isLeaving = useIsLeaving();
  return useQuery({
    queryKey: presetsKey,
    queryFn: async () => (await api.call(listPresets)).data.presets,
    select: (presets) => presets.filter(({ id }) => !isLeaving({ id })),
    staleTime: 0,
    refetchOnMount: true,
  });
}

type Given = { readonly name: string; readonly requirements: readonly PresetRequirement[] };

export function useSavePreset() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, requirements }: Given) =>
      (await api.call(createPreset, { name, requirements: [...requirements] })).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: presetsKey }),
  });
}

type Change = { readonly id: string; readonly before: Partial<Given> } & Partial<Given>;

/** Changes a preset that the user saw as `before`. @param isAsked whether a dialog resolves conflicts */
export function useChangePreset({ isAsked }: { readonly isAsked: boolean }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, before, ...change }: Change) => {
      const send = () => api.call(updatePreset, { id, ...sent(change), before: sent(before) });
      return (await (isAsked ? sendAskingWhose(send) : send())).data;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: presetsKey }),
  });
}

const sent = ({ name, requirements }: Partial<Given>) => ({
  ...(name && { name }),
  ...(requirements && { requirements: [...requirements] }),
});

/** The server's error message about the name. */
export const nameErrorOf = (error: unknown): string | undefined => formatError(error).errors['name']?.[0];

/** Deletes a preset once undo is no longer possible. */
export function useRemovePreset(): (preset: { readonly id: string }, words: string) => void {
  const remove = useRemoval();
  return ({ id }, words) =>
    remove({
      ids: [id],
      words,
      send: ({ isLeaving: keepalive }) => api.call(deletePreset, { id }, { keepalive }),
    });
}
