import type { BatchInNumbers } from '@winnow/contracts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Badge, type BadgeTone } from '../../../ui/marks/badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Table } from '../../../ui/table/table.tsx';
import { adminTexts } from '../admin-texts.ts';

const tones: Readonly<Record<BatchInNumbers['state'], BadgeTone>> = {
  running: 'unknown',
  done: 'met',
  cancelled: 'neutral',
};

/** How somebody's runs went, in numbers alone. */
export function PersonBatches({ runs }: { readonly runs: readonly BatchInNumbers[] }) {
  const { person: texts } = useTexts(adminTexts);
  const columns = useColumns();
  if (runs.length === 0) return <p className="text-14 text-quiet">{texts.noRuns}</p>;
  return <Table caption={texts.runs} isCaptionHidden columns={columns} rows={runs} rowKey={({ id }) => id} />;
}

function useColumns(): Column<BatchInNumbers>[] {
  const { person: texts } = useTexts(adminTexts);
  const { dateTime } = useFormats();
  return [
    {
      id: 'begun',
      header: texts.begun,
      cell: ({ createdAt, isSample }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {dateTime(createdAt)}
          {isSample && <Badge>{texts.sample}</Badge>}
        </span>
      ),
    },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{texts.runStates[state]}</Badge>,
    },
    {
      id: 'files',
      header: texts.files,
      cell: ({ counts }) => <span className="text-14 tabular-nums">{texts.fileCounts(counts)}</span>,
    },
    {
      id: 'credits',
      header: texts.credits,
      align: 'end',
      cell: ({ credits }) => (
        <span className="text-14 tabular-nums">{texts.runCredits(credits.charged, credits.released)}</span>
      ),
    },
  ];
}
