import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createPreset,
  deletePreset,
  listPresets,
  type PresetRequirement,
  updatePreset,
} from '@winnow/contracts';
import { useIsLeaving, useRemoval } from '../../../entities/removals/use-removal.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { formatError } from '../../../lib/requests/request-words.ts';

const key = ['jobs', 'presets'];

/** The presets of an account, by name; reloaded when opened. */
export function usePresets() {
  const isLeaving = useIsLeaving();
  return useQuery({
    queryKey: key,
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
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

type Change = { readonly id: string } & Partial<Given>;

export function useChangePreset() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, name, requirements }: Change) => {
      const given = { id, ...(name && { name }), ...(requirements && { requirements: [...requirements] }) };
      return (await api.call(updatePreset, given)).data;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** What is wrong with the name that was sent, in the server's words. */
export const nameErrorOf = (error: unknown): string | undefined => formatError(error).errors['name']?.[0];

/** Deletes a preset once the time to take that back is over. */
export function useRemovePreset(): (preset: { readonly id: string }, words: string) => void {
  const remove = useRemoval();
  return ({ id }, words) =>
    remove({
      ids: [id],
      words,
      send: ({ isLeaving: keepalive }) => api.call(deletePreset, { id }, { keepalive }),
    });
}
