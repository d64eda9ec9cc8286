import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeSelfReportSettings,
  downloadFairnessWorkbook,
  type FairnessMeasure,
  type FairnessWorkbook,
  fairnessMeasures,
  getFairnessWorkbook,
} from '@winnow/contracts';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../lib/language/language-provider.tsx';
import { isLanguage } from '../../lib/language/languages.ts';
import { api } from '../../lib/requests/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';

const key = ['fairness'];

/** What is shown; without a year the latest, without a job the whole organization. */
export type FairnessChoice = {
  readonly year?: number;
  readonly jobId?: string;
  readonly measure: FairnessMeasure;
};

const names = ['year', 'jobId', 'measure'] as const;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The choice in the address, which can be shared; what makes no sense there is left out. */
export function useFairnessChoice() {
  const [search, setSearch] = useSearchParams();
  const [year, jobId] = [Number(search.get('year')), search.get('jobId') ?? ''];
  const choice: FairnessChoice = {
    ...(Number.isInteger(year) && year >= 2000 && year <= 2200 && { year }),
    ...(uuid.test(jobId) && { jobId }),
    measure: fairnessMeasures.find((known) => known === search.get('measure')) ?? fairnessMeasures[0],
  };
  const choose = (change: Partial<Record<(typeof names)[number], string | null>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of names) {
          const value = change[name];
          if (value === undefined) continue;
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { choice, choose };
}

const selectionOf = ({ year, jobId }: FairnessChoice) => ({
  ...(year !== undefined && { year }),
  ...(jobId !== undefined && { jobId }),
});

export function useFairnessWorkbook(choice: FairnessChoice) {
  const selection = selectionOf(choice);
  return useQuery({
    queryKey: [...key, selection],
    queryFn: async () => (await api.call(getFairnessWorkbook, selection)).data,
    placeholderData: (before) => before,
    // Each read is audited, so it is fetched on a visit and never in the background.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** @param year what is shown, if none is chosen */
export function useFairnessDownload(choice: FairnessChoice, year: number) {
  const { language } = useLanguage();
  return useMutation({
    async mutationFn(format: 'csv' | 'xlsx') {
      const { blob } = await api.download(downloadFairnessWorkbook, {
        ...selectionOf(choice),
        format,
        language: isLanguage(language) ? language : 'en',
      });
      saveFile(blob, `fairness-${year}.${format}`);
    },
  });
}

export function useSelfReportChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean) => (await api.call(changeSelfReportSettings, { isOn })).data,
    onSuccess: ({ isOn }) =>
      queries.setQueriesData<FairnessWorkbook>(
        { queryKey: key },
        (shown) => shown && { ...shown, isAsked: isOn },
      ),
  });
}
