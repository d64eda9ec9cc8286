import { useMutation, useQuery } from '@tanstack/react-query';
import { exportTalentList, getTalentList, noteOnTalentList, type TalentListOrder } from '@winnow/contracts';
import { talentListsKey, useShowAgain } from '../../entities/talent-lists/use-talent-lists.ts';
import { isLanguage } from '../../lib/language/languages.ts';
import { shownLanguage } from '../../lib/language/shown-language.ts';
import { api } from '../../lib/requests/api-client.ts';
import { failures } from '../../lib/requests/failures.ts';
import { saveFile } from '../../lib/save-file.ts';

const fresh = { staleTime: 0, refetchOnMount: true, retry: false } as const;

export function useTalentList(id: string, order: TalentListOrder, isAnonymous: boolean) {
  return useQuery({
    queryKey: [...talentListsKey, 'one', id, order, isAnonymous],
    queryFn: async () => (await api.call(getTalentList, { id, order })).data,
    placeholderData: (before) => before,
    ...fresh,
  });
}

export function useNote(id: string) {
  const again = useShowAgain();
  return useMutation({
    mutationFn: (noted: { readonly personId: string; readonly note: string }) =>
      api.call(noteOnTalentList, { id, ...noted }),
    onSettled: again,
  });
}

export async function downloadList(id: string, name: string): Promise<void> {
  try {
    const shown = shownLanguage();
    const language = isLanguage(shown) ? shown : 'en';
    const { blob } = await api.download(exportTalentList, { id, language });
    saveFile(blob, `${name}.csv`);
  } catch (error) {
    failures.report(error);
  }
}
