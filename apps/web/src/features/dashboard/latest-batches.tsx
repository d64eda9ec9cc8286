import type { BatchSummary } from '@winnow/contracts';
import { Link } from 'react-router';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { batchPath, historyPath } from '../../lib/screen-paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { endedOf } from './ended-of.ts';
import { SectionHead } from './section-head.tsx';

const rowKey = ({ id }: BatchSummary) => id;

/** The most recent runs. */
export function LatestBatches({ batches }: { batches: readonly BatchSummary[] }) {
  const { runs, analyze } = useTexts(dashboardTexts);
  const columns = useColumns();
  return (
    <section aria-labelledby="latest-runs">
      <SectionHead
        id="latest-runs"
        heading={runs.heading}
        all={batches.length > 0 ? { to: historyPath({ view: 'runs' }), words: runs.all } : null}
      />
      {batches.length > 0 ? (
        <Table caption={runs.heading} isCaptionHidden columns={columns} rows={batches} rowKey={rowKey} />
      ) : (
        <EmptyState
          heading={runs.empty}
          headingLevel="h3"
          action={
            <Link to="/resume-analyzer" className={buttonClass('secondary', 'md')}>
              {analyze}
            </Link>
          }
        >
          <p>{runs.emptyWords}</p>
        </EmptyState>
      )}
    </section>
  );
}

function useColumns(): readonly Column<BatchSummary>[] {
  const { runs, sample } = useTexts(dashboardTexts);
  const { dateTime, number } = useFormats();
  return [
    {
      id: 'job',
      header: runs.job,
      cell: ({ id, jobTitle, isSample }) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={batchPath(id)} dir="auto" className="font-medium underline-offset-4 hover:underline">
            {jobTitle}
          </Link>
          {isSample && <Badge tone="wheat">{sample.badge}</Badge>}
        </span>
      ),
    },
    {
      id: 'when',
      header: runs.when,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dateTime(createdAt)}</time>,
    },
    { id: 'resumes', header: runs.resumes, align: 'end', cell: ({ counts }) => number(counts.total) },
    { id: 'outcome', header: runs.outcome, cell: (batch) => <Outcome batch={batch} /> },
  ];
}

function Outcome({ batch }: { batch: BatchSummary }) {
  const { runs } = useTexts(dashboardTexts);
  const { state, counts } = batch;
  if (state === 'running') {
    return <Badge tone="field">{runs.progress(endedOf(batch), counts.total)}</Badge>;
  }
  const words = [
    runs.done(counts.done),
    ...(counts.failed > 0 ? [runs.unread(counts.failed)] : []),
    ...(state === 'cancelled' ? [runs.cancelled] : []),
  ];
  return <span className="text-quiet">{words.join(' · ')}</span>;
}
