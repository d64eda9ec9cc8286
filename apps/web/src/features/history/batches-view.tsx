import { type BatchSummary, deleteBatch } from '@winnow/contracts';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { useIsLeaving, useRemoval } from '../../entities/removals/use-removal.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { errorOf } from '../../lib/requests/error-of.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { historyTexts } from './history-texts.ts';
import { ListEmpty, ListFailed, ListWaiting, NoneFound } from './list-states.tsx';
import { useBatches } from './use-history.ts';
import { batchFilters, type useHistoryAddress } from './use-history-address.ts';

const rowKey = ({ id }: BatchSummary) => id;

/** All runs, newest first, with their results and costs. */
export function BatchesView({ address }: { readonly address: ReturnType<typeof useHistoryAddress> }) {
  const { runs: texts, any } = useTexts(historyTexts);
  const { batchState, setBatchState } = address;
  const runs = useBatches(batchState);
  const { data, refetch } = runs;
  const isLeaving = useIsLeaving();
  const remove = useRemoval();
  const mayRemove = useMay()('runs.write');
  const columns = useBatchColumns(
    mayRemove
      ? ({ id }) =>
          remove({
            ids: [id],
            words: texts.removed,
            send: ({ isLeaving: keepalive }) => api.call(deleteBatch, { id }, { keepalive }),
          })
      : null,
  );
  const rows = data?.pages.flatMap((page) => page.batches).filter((run) => !isLeaving(run)) ?? [];

  if (errorOf(runs)) return <ListFailed onRetry={() => void refetch()} />;
  if (!data) return <ListWaiting />;
  if (rows.length === 0 && !batchState) return <ListEmpty heading={texts.empty} words={texts.emptyWords} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Select
        size="sm"
        className="w-52"
        label={texts.state}
        value={batchState ?? 'any'}
        options={[
          { value: 'any', label: any },
          ...batchFilters.map((value) => ({
            value,
            label: value === 'unread' ? texts.unread : texts.states[value],
          })),
        ]}
        onValueChange={(state) => setBatchState(state === 'any' ? null : state)}
      />
      {rows.length === 0 ? (
        <NoneFound heading={texts.none} words={texts.noneWords} onClear={() => setBatchState(null)} />
      ) : (
        <Table caption={texts.caption} isCaptionHidden columns={columns} rows={rows} rowKey={rowKey} />
      )}
      <MoreButton query={runs} label={texts.more} />
    </div>
  );
}

/** @param onRemove `null` if the role doesn't allow it */
function useBatchColumns(onRemove: ((run: BatchSummary) => void) | null): readonly Column<BatchSummary>[] {
  const { runs: texts } = useTexts(historyTexts);
  const { dateTime } = useFormats();
  const { columns } = texts;
  return [
    {
      id: 'job',
      header: columns.job,
      cell: ({ id, jobTitle, jobVersion, isSample }) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-start">
          <Link
            to={`/resume-analyzer/${id}`}
            dir="auto"
            className="font-medium break-words underline-offset-4 hover:text-field hover:underline"
          >
            {jobTitle}
          </Link>
          <span className="text-13 text-quiet">{texts.version(jobVersion)}</span>
          {isSample && <Badge tone="wheat">{texts.sample}</Badge>}
        </span>
      ),
    },
    {
      id: 'started',
      header: columns.started,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="text-13 whitespace-nowrap">
          {dateTime(createdAt)}
        </time>
      ),
    },
    {
      id: 'state',
      header: columns.state,
      cell: ({ state }) => (
        <Badge tone={state === 'running' ? 'field' : 'neutral'}>{texts.states[state]}</Badge>
      ),
    },
    { id: 'outcome', header: columns.outcome, cell: (run) => <Outcome run={run} /> },
    {
      id: 'credits',
      header: columns.credits,
      cell: ({ credits }) => <span className="text-13">{texts.credits(credits.charged, credits.held)}</span>,
    },
    ...(onRemove
      ? [
          {
            id: 'act',
            isForActions: true as const,
            header: columns.act,
            align: 'end' as const,
            cell: (run: BatchSummary) => (
              <IconButton
                size="sm"
                label={texts.remove(run.jobTitle)}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onRemove(run)}
              />
            ),
          },
        ]
      : []),
  ];
}

function Outcome({ run: { counts } }: { readonly run: BatchSummary }) {
  const { runs: texts } = useTexts(historyTexts);
  const words = [
    counts.total === 0 ? texts.emptied : texts.analyzed(counts.done, counts.total),
    ...(counts.failed > 0 ? [texts.failed(counts.failed)] : []),
    ...(counts.duplicate > 0 ? [texts.duplicates(counts.duplicate)] : []),
    ...(counts.cancelled > 0 ? [texts.cancelled(counts.cancelled)] : []),
  ];
  return <span className="text-13 text-quiet">{words.join(', ')}</span>;
}
