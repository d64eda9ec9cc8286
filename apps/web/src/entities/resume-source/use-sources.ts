import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { labelSource, listSourceLabels } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { sourceTexts } from './source-texts.ts';

/** Source labels in use, most frequent first. */
export function useSourceLabels(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['files', 'source-labels'],
    queryFn: async () => (await api.call(listSourceLabels)).data,
    staleTime: 0,
  });
  return data?.map(({ label }) => label) ?? [];
}

/** Sets where resumes came from, with undo in the toast. */
export function useLabelSource() {
  const texts = useTexts(sourceTexts);
  const queries = useQueryClient();
  const again = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['files'] }),
      queries.invalidateQueries({ queryKey: ['people'] }),
    ]);
  const undo = useMutation({
    async mutationFn(before: readonly { label: string | null; ids: string[] }[]) {
      for (const each of before) await api.call(labelSource, each);
    },
    onSettled: again,
  });
  return useMutation({
    mutationFn: async (asked: { ids: string[]; label: string | null }) =>
      (await api.call(labelSource, asked)).data,
    onSuccess({ changed, before }, { label }) {
      if (changed === 0) toasts.add('info', texts.nothing);
      else {
        const words = label === null ? texts.cleared(changed) : texts.done(changed, label);
        toasts.add('success', words, { undo: () => undo.mutate(before) });
      }
    },
    onSettled: again,
  });
}
