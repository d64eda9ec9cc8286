import { useMutation, useQuery } from '@tanstack/react-query';
import {
  exportTalentList,
  getTalentList,
  listJobs,
  noteOnTalentList,
  startBatch,
  type TalentListOrder,
} from '@winnow/contracts';
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

export function useActiveJobs() {
  return useQuery({
    queryKey: ['jobs', 'active-titles'],
    queryFn: async () => (await api.call(listJobs, { limit: 100 })).data.jobs,
    ...fresh,
  });
}

/** Resumes of one run. */
const perRun = 50;

/** Starts as many runs as are needed, one after the other. Returns their ids. */
export async function startRuns(jobDescriptionId: string, fileIds: readonly string[]): Promise<string[]> {
  const started: string[] = [];
  for (let from = 0; from < fileIds.length; from += perRun) {
    const { data } = await api.call(startBatch, {
      jobDescriptionId,
      fileIds: fileIds.slice(from, from + perRun),
      idempotencyKey: crypto.randomUUID(),
    });
    started.push(data.id);
  }
  return started;
}
