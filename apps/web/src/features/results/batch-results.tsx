import type { Batch } from '@winnow/contracts';
import { useRef, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { useAnonymousView } from '../account/use-anonymous-view.ts';
import { ScoreLegend } from '../analysis/legend/shape-legend.tsx';
import { BulkToolbar } from '../bulk/bulk-toolbar.tsx';
import { useRangeSelection } from '../bulk/use-range-selection.ts';
import { ReviewLink } from '../candidate/review/review-link.tsx';
import { BatchGlance } from './batch-glance.tsx';
import { isEmptied } from './is-emptied.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import type { TriedWeights } from './ranking/reweigh-rows.ts';
import { bestFirst } from './ranking/row-orders.ts';
import { ResultGroups } from './result-groups.tsx';
import { ResultTools } from './result-tools.tsx';
import { resultsTexts } from './results-texts.ts';
import { SortSelect } from './sort-select.tsx';
import { SweepingNotice } from './sweeping-notice.tsx';
import { useRankedRows } from './use-ranked-rows.ts';
import { useRequirements } from './use-requirements.ts';
import { useResultFilters } from './use-result-filters.ts';
import { WeightsSheet } from './weights-sheet.tsx';

const noWeights: TriedWeights = {};

/** The candidates of a run, grouped by what to do next, and the tools to look at them. */
export function BatchResults({ batch }: { readonly batch: Batch }) {
  const texts = useTexts(resultsTexts);
  const { filters, sort, change, setSort } = useResultFilters();
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const [tried, setTried] = useState<TriedWeights>(noWeights);
  const [isWeighing, setWeighing] = useState(false);
  const { selected, select, clear, toggle } = useRangeSelection(batch.id);
  const requirements = useRequirements(batch);
  const list = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow('md');

  const { weighed, shown, groups, chosen, moved } = useRankedRows(batch, {
    requirements,
    tried,
    filters,
    sort,
    isAnonymous,
    selected,
  });
  const order = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
  const selectAll = () => select([...selected, ...order]);
  const isUsual = sort.order === bestFirst.order && sort.direction === bestFirst.direction;

  if (weighed.length === 0) {
    if (batch.state === 'running') return <p className="text-14 text-quiet">{texts.waiting}</p>;
    const { heading, words } = isEmptied(batch)
      ? texts.emptied
      : { heading: texts.none, words: texts.noneWords };
    return <EmptyState heading={heading}>{words}</EmptyState>;
  }

  return (
    <section ref={list} tabIndex={-1} aria-label={texts.caption} className="grid grid-cols-1 gap-3 md:gap-5">
      <ResultTools
        batch={batch}
        filters={filters}
        exportedIds={chosen.length > 0 ? [] : shown.map(({ id }) => id)}
        isAnonymous={isAnonymous}
        onFilter={change}
        onAnonymous={setAnonymous}
        onWeigh={() => setWeighing(true)}
        legend={isNarrow && <ScoreLegend bands={texts.bands} isSmall />}
      >
        {(close) =>
          isNarrow && (
            <>
              <SortSelect sort={sort} onSort={setSort} />
              {shown.length > 0 && (
                <Button
                  size="sm"
                  onClick={() => {
                    close();
                    selectAll();
                  }}
                >
                  {texts.selectAll}
                </Button>
              )}
            </>
          )
        }
      </ResultTools>
      <OutdatedNotice batch={batch} />
      {moved === null && (
        <SweepingNotice
          batch={batch}
          rows={weighed}
          requirements={requirements}
          onChanged={() => list.current?.focus()}
        />
      )}
      <BatchGlance rows={weighed} requirements={requirements} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex min-h-control-sm flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="text-13 text-quiet">
            {texts.shown(
              shown.length,
              weighed.length,
              isUsual ? null : texts.sort.orders[sort.order][sort.direction],
            )}
          </p>
          {shown.length > 0 && !isNarrow && (
            <Button size="sm" look="quiet" className="print:hidden" onClick={selectAll}>
              {texts.selectAll}
            </Button>
          )}
          <ReviewLink of={{ run: batch.id }} rows={shown} />
          {!isNarrow && <ScoreLegend bands={texts.bands} />}
        </div>
        {!isNarrow && (
          <div className="print:hidden">
            <SortSelect sort={sort} onSort={setSort} />
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          heading={texts.noneFound}
          headingLevel="h3"
          action={
            <Button
              onClick={() => change({ search: '', stage: null, decision: null, tag: null, assignee: null })}
            >
              {texts.clearFilters}
            </Button>
          }
        >
          {texts.noneFoundWords}
        </EmptyState>
      ) : (
        <ResultGroups
          batchId={batch.id}
          groups={groups}
          sort={sort}
          onSort={setSort}
          moved={moved}
          isAnonymous={isAnonymous}
          selected={selected}
          onSelect={(id, isSelected, isRange) => toggle(id, isSelected, isRange ? order : null)}
          onSelectAll={selectAll}
        />
      )}
      {chosen.length > 0 && (
        <BulkToolbar rows={chosen} title={batch.jobTitle} isAnonymous={isAnonymous} onClear={clear} />
      )}
      {isWeighing && (
        <WeightsSheet
          batch={batch}
          requirements={requirements}
          tried={tried}
          movedCount={[...(moved?.values() ?? [])].filter((places) => places !== 0).length}
          onTry={setTried}
          onClose={() => setWeighing(false)}
        />
      )}
    </section>
  );
}
