import type { AnalysisRow, JobDescriptionView } from '@winnow/contracts';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { faultOf } from '../../../lib/requests/fault-of.ts';
import { analyzerPath } from '../../../lib/screen-paths.ts';
import { Button, buttonLook } from '../../../ui/buttons/button.tsx';
import { MoreButton } from '../../../ui/lists/more-button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { useAnonymousView } from '../../account/use-anonymous-view.ts';
import { ScoreLegend } from '../../analysis/legend/shape-legend.tsx';
import { BulkToolbar } from '../../bulk/bulk-toolbar.tsx';
import { useEveryone } from '../../bulk/use-everyone.ts';
import { useRangeSelection } from '../../bulk/use-range-selection.ts';
import { ReviewLink } from '../../candidate/review/review-link.tsx';
import { rankRows } from '../../results/ranking/rank-rows.ts';
import { resultsTexts } from '../../results/results-texts.ts';
import { fits, useResultFilters } from '../../results/use-result-filters.ts';
import { jobHomeTexts } from '../job-home-texts.ts';
import { CandidateList } from './candidate-list.tsx';
import { CandidateTools } from './candidate-tools.tsx';
import { OutdatedCandidates } from './outdated-candidates.tsx';
import { RunningNotice } from './running-notice.tsx';
import { joinedSince, useJobCandidates } from './use-job-candidates.ts';

/** Candidates of a job from all its runs, in one list. */
export function CandidatesView({ job }: { readonly job: JobDescriptionView }) {
  const { list: texts } = useTexts(jobHomeTexts);
  const candidates = useJobCandidates(job.id);
  const { query, rows, running } = candidates;
  if (faultOf(query)) {
    return (
      <Notice tone="error" heading={texts.failed}>
        <Button className="mt-2" onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    );
  }
  if (!rows) return <CandidatesWaiting />;
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      <RunningNotice running={running} />
      {rows.length > 0 ? (
        <ShownCandidates job={job} rows={rows} candidates={candidates} />
      ) : (
        running.length === 0 && <NoCandidates jobId={job.id} />
      )}
    </div>
  );
}

type ShownCandidatesProps = {
  readonly job: JobDescriptionView;
  readonly rows: readonly AnalysisRow[];
  readonly candidates: ReturnType<typeof useJobCandidates>;
};

function ShownCandidates({ job, rows, candidates }: ShownCandidatesProps) {
  const { list: texts } = useTexts(jobHomeTexts);
  const { bands } = useTexts(resultsTexts);
  const isNarrow = useIsNarrow('md');
  const { query, total, newSince } = candidates;
  const { filters, sort, change, setSort } = useResultFilters();
  const { onlyNew, setOnlyNew } = useOnlyNew();
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const { selected, select, clear: clearSelection, toggle } = useRangeSelection(job.id);
  const newCount = rows.filter((row) => joinedSince(row, newSince)).length;
  const shown = rows.filter(
    (row) => (!onlyNew || joinedSince(row, newSince)) && fits(row, filters, isAnonymous),
  );
  const groups = rankRows(shown, { sort, isAnonymous });
  const chosen = rankRows(rows, { sort, isAnonymous }).flatMap((group) =>
    group.rows.filter(({ id }) => selected.has(id)),
  );
  const order = groups.flatMap((group) => group.rows.map(({ id }) => id));
  const selectAll = () => select([...selected, ...order]);
  const isFiltered = onlyNew || Object.values(filters).some(Boolean);
  // Those who are not loaded can be meant as well, where nothing narrows the list.
  const filter = query.hasNextPage && !isFiltered ? { jobDescriptionId: job.id } : null;
  const { everyone, selectAll: selectEveryone } = useEveryone(filter, selected);
  const clear = () => {
    change({ search: '', stage: null, decision: null, tag: null, assignee: null });
    if (onlyNew) setOnlyNew(false);
  };
  return (
    <>
      <CandidateTools
        jobTitle={job.title}
        filters={filters}
        onlyNew={onlyNew}
        newCount={newCount}
        exportedIds={chosen.length > 0 ? [] : order}
        isAnonymous={isAnonymous}
        sort={sort}
        onSort={setSort}
        onFilter={change}
        onOnlyNew={setOnlyNew}
        onAnonymous={setAnonymous}
        legend={isNarrow && <ScoreLegend bands={bands} isSmall />}
      >
        {(close) =>
          isNarrow &&
          shown.length > 0 && (
            <Button
              size="sm"
              onClick={() => {
                close();
                selectAll();
              }}
            >
              {texts.selectAll}
            </Button>
          )
        }
      </CandidateTools>
      <OutdatedCandidates rows={rows} />
      <div className="flex min-h-control-sm flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-13 text-quiet">
          {texts.shown(shown.length, rows.length)}
        </p>
        {shown.length > 0 && !isNarrow && (
          <Button size="sm" look="quiet" className="print:hidden" onClick={selectAll}>
            {texts.selectAll}
          </Button>
        )}
        <ReviewLink of={{ job: job.id }} rows={shown} />
        {!isNarrow && <ScoreLegend bands={bands} />}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          heading={texts.none}
          headingLevel="h3"
          action={<Button onClick={clear}>{texts.clear}</Button>}
        >
          {texts.noneWords}
        </EmptyState>
      ) : (
        <CandidateList
          jobId={job.id}
          groups={groups}
          sort={sort}
          onSort={setSort}
          newSince={newSince}
          isAnonymous={isAnonymous}
          selected={selected}
          onSelect={(id, isSelected, isRange) => toggle(id, isSelected, isRange ? order : null)}
          onSelectAll={selectAll}
        />
      )}
      {query.hasNextPage && (
        <div className="flex flex-wrap items-center gap-3 text-13 text-quiet">
          <p>{texts.more(rows.length, total)}</p>
          <MoreButton query={query} label={texts.loadMore} size="sm" />
        </div>
      )}
      {chosen.length > 0 && (
        <BulkToolbar
          rows={chosen}
          everyone={everyone}
          selectAll={selectEveryone}
          title={job.title}
          isAnonymous={isAnonymous}
          onClear={clearSelection}
        />
      )}
    </>
  );
}

/** Whether only those are shown who joined since the last visit: part of the address, as the other filters are. */
function useOnlyNew() {
  const [search, setSearch] = useSearchParams();
  return {
    onlyNew: search.get('new') === 'yes',
    setOnlyNew(onlyNew: boolean): void {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (onlyNew) next.set('new', 'yes');
          else next.delete('new');
          return next;
        },
        { replace: true },
      );
    },
  };
}

/** Where nobody was analyzed for the job: the way to its first candidates. */
export function NoCandidates({ jobId }: { readonly jobId: string }) {
  const { list: texts, analyze } = useTexts(jobHomeTexts);
  return (
    <EmptyState
      heading={texts.empty}
      action={
        <Link to={analyzerPath(jobId)} className={buttonLook('primary', 'md')}>
          {analyze}
        </Link>
      }
    >
      {texts.emptyWords}
    </EmptyState>
  );
}

export function CandidatesWaiting() {
  return (
    <div className="grid gap-3">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <Skeleton key={place} className="h-16 w-full" />
      ))}
    </div>
  );
}
