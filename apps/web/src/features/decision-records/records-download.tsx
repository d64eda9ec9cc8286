import { useMutation } from '@tanstack/react-query';
import type { DecisionRecord } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { analysisTexts } from '../../entities/analysis/analysis-texts.ts';
import { bulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import { resultsTexts } from '../../entities/candidates/results-texts.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { decisionRecordTexts } from './decision-record-texts.ts';
import { fetchAllRecords, type RecordFilter } from './use-decision-records.ts';
import { writeRecordsCsv, writeRecordsJson } from './write-records.ts';

type Format = 'csv' | 'json';

/** All records that match, as a file. */
export function RecordsDownload({ filter }: { readonly filter: RecordFilter }) {
  const texts = useTexts(decisionRecordTexts);
  const bulk = useTexts(bulkTexts);
  const analysis = useTexts(analysisTexts);
  const { groupNames } = useTexts(resultsTexts);
  const { labeled } = useFormats();
  const write: Readonly<Record<Format, (records: readonly DecisionRecord[]) => Blob>> = {
    csv: (records) => writeRecordsCsv(records, { texts, bulk, analysis, groupNames, labeled }),
    json: writeRecordsJson,
  };
  const download = useMutation({
    mutationFn: async (format: Format) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(write[format](await fetchAllRecords(filter)), `${texts.fileName}-${day}.${format}`);
    },
    onError: () => toasts.add('error', texts.downloadFailed),
  });
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" isLoading={download.isPending}>
          <Download className="size-4" aria-hidden="true" />
          {texts.download}
        </Button>
      }
      groups={[
        (['csv', 'json'] as const).map((format) => ({
          id: format,
          label: texts[format],
          onChoose: () => download.mutate(format),
        })),
      ]}
    />
  );
}
