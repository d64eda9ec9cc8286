import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeSecondReader,
  decideSuggestion,
  getSecondReader,
  getSecondReading,
  lookAgain,
  type PassageSuggestion,
  previewSecondReading,
  type SecondReading,
} from '@winnow/contracts';
import { candidateKey } from '../../../entities/candidates/candidate-key.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { secondReaderTexts } from './second-reader-texts.ts';

const readingKey = (id: string) => ['second-reader', 'reading', id];

/** Whether there is a model; loaded once for all candidates. */
export function useSettings(isWanted: boolean) {
  return useQuery({
    queryKey: ['second-reader', 'settings'],
    queryFn: async () => (await api.call(getSecondReader)).data,
    enabled: isWanted,
    staleTime: 300_000,
    retry: false,
  });
}

export function useSecondReading(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: readingKey(id),
    queryFn: async (): Promise<SecondReading> => (await api.call(getSecondReading, { id })).data,
    enabled: isWanted,
    retry: false,
  });
}

/** The text to be sent; always reloaded, since only the shown text may be sent. */
export function usePayload(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['second-reader', 'payload', id],
    queryFn: async () => (await api.call(previewSecondReading, { id })).data,
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export function useSwitch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean) => (await api.call(changeSecondReader, { isOn })).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['second-reader'] }),
  });
}

/** @param hash hash of the shown text; omitted if the user has seen before what is sent */
export function useLook(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (shown: string | null) => {
      const hash = shown ?? (await api.call(previewSecondReading, { id })).data.hash;
      return (await api.call(lookAgain, { id, hash })).data;
    },
    onSuccess: ({ dropped: _, ...reading }) => queries.setQueryData(readingKey(id), reading),
    onError: () => queries.invalidateQueries({ queryKey: readingKey(id) }),
  });
}

type Decision = { readonly suggestion: PassageSuggestion; readonly state: PassageSuggestion['state'] };

/** Decides on a suggestion; each decision can be undone. */
export function useDecision(id: string) {
  const queries = useQueryClient();
  const { done } = useTexts(secondReaderTexts);
  const mutationFn = async ({ suggestion, state }: Decision) =>
    (await api.call(decideSuggestion, { id, suggestionId: suggestion.id, state })).data;
  const show = (reading: SecondReading, { suggestion, state }: Decision) => {
    queries.setQueryData(readingKey(id), reading);
    // Rescored only if a passage is accepted or no longer counts.
    if (state !== 'accepted' && suggestion.state !== 'accepted') return;
    for (const queryKey of [candidateKey(id), ['batches'], ['analyses']]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
  const scope = { id: `second-reader-${id}` };
  const takeBack = useMutation({ scope, mutationFn, onSuccess: show });
  return useMutation({
    scope,
    mutationFn,
    onSuccess(reading, decision) {
      show(reading, decision);
      const { suggestion, state } = decision;
      toasts.add('success', done[state], {
        undo: () => takeBack.mutate({ suggestion: { ...suggestion, state }, state: suggestion.state }),
      });
    },
  });
}
