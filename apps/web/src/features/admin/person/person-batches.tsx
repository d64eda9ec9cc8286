import type { BatchInNumbers, listUserBatches } from '@winnow/contracts';
import type * as z from 'zod';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { MoreButton, type MoreButtonProps } from '../../../ui/lists/more-button.tsx';
import { Badge, type BadgeTone } from '../../../ui/marks/badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Table } from '../../../ui/table/table.tsx';
import { adminTexts } from '../admin-texts.ts';

const tones: Readonly<Record<BatchInNumbers['state'], BadgeTone>> = {
  running: 'not-found',
  done: 'met',
  cancelled: 'neutral',
};

type PersonBatchesProps = {
  readonly pages: readonly z.output<typeof listUserBatches.output>[];
  readonly query: MoreButtonProps['query'];
};

/** A user's runs, in numbers only. */
export function PersonBatches({ pages, query }: PersonBatchesProps) {
  const { person: texts } = useTexts(adminTexts);
  const columns = useColumns();
  const runs = pages.flatMap((page) => page.batches);
  if (runs.length === 0) return <p className="text-14 text-quiet">{texts.noRuns}</p>;
  return (
    <>
      <Table caption={texts.runs} isCaptionHidden columns={columns} rows={runs} rowKey={({ id }) => id} />
      <MoreButton query={query} label={texts.moreRuns} />
    </>
  );
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
