import type { Batch } from '@winnow/contracts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { usePreferences, usePreferencesChange } from '../account/use-preferences.ts';
import { useIsLeaving } from '../removals/use-removal.ts';
import { BatchGlance } from './batch-glance.tsx';
import { isEmptied } from './is-emptied.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import { placesMoved, rankRows } from './ranking/rank-rows.ts';
import { reweighRows, type TriedWeights } from './ranking/reweigh-rows.ts';
import { bestFirst } from './ranking/row-orders.ts';
import { ResultGroups } from './result-groups.tsx';
import { ResultSelection } from './result-selection.tsx';
import { ResultTools } from './result-tools.tsx';
import { resultsTexts } from './results-texts.ts';
import { SortSelect } from './sort-select.tsx';
import { useBatchSelection } from './use-batch-selection.ts';
import { useRequirements } from './use-requirements.ts';
import { fits, useResultFilters } from './use-result-filters.ts';
import { WeightsSheet } from './weights-sheet.tsx';

const noWeights: TriedWeights = {};

/** The candidates of a run, grouped by what to do next, and the tools to look at them. */
export function BatchResults({ batch }: { readonly batch: Batch }) {
  const texts = useTexts(resultsTexts);
  const { filters, sort, change, setSort } = useResultFilters();
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const [tried, setTried] = useState<TriedWeights>(noWeights);
  const [isWeighing, setWeighing] = useState(false);
  const { selected, select, toggle } = useBatchSelection(batch.id);
  const requirements = useRequirements(batch);

  const isLeaving = useIsLeaving();
  const rows = useMemo(
    () =>
      batch.items.flatMap(({ analysis }) => {
        const isGone = analysis && isLeaving({ id: analysis.id, fileId: analysis.fileId });
        return analysis && !isGone ? [analysis] : [];
      }),
    [batch.items, isLeaving],
  );
  const weighed = useMemo(
    () => (Object.keys(tried).length > 0 ? reweighRows(rows, requirements, tried) : rows),
    [rows, requirements, tried],
  );
  const shown = weighed.filter((row) => fits(row, filters, isAnonymous));
  const groups = rankRows(shown, { sort, isAnonymous });
  // Files and shared lists name people in the order of this one, not in that of the ticks.
  const chosen = rankRows(weighed, { sort, isAnonymous }).flatMap((group) =>
    group.rows.flatMap(({ id }) => (selected.has(id) ? [id] : [])),
  );
  const isUsual = sort.order === bestFirst.order && sort.direction === bestFirst.direction;
  const moved = useMemo(() => placesMoved(rankRows(rows), rankRows(weighed)), [rows, weighed]);

  if (rows.length === 0) {
    if (batch.state === 'running') return <p className="text-14 text-quiet">{texts.waiting}</p>;
    const { heading, words } = isEmptied(batch)
      ? texts.emptied
      : { heading: texts.none, words: texts.noneWords };
    return <EmptyState heading={heading}>{words}</EmptyState>;
  }

  return (
    <section aria-label={texts.caption} className="grid grid-cols-1 gap-5">
      <ResultTools
        batch={batch}
        filters={filters}
        exportedIds={chosen.length > 0 ? chosen : shown.map(({ id }) => id)}
        isAnonymous={isAnonymous}
        onFilter={change}
        onAnonymous={setAnonymous}
        onWeigh={() => setWeighing(true)}
      />
      <OutdatedNotice batch={batch} />
      <BatchGlance rows={weighed} requirements={requirements} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex min-h-control-sm flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="text-13 text-quiet">
            {texts.shown(
              shown.length,
              rows.length,
              isUsual ? null : texts.sort.orders[sort.order][sort.direction],
            )}
          </p>
          {shown.length > 0 && (
            <Button
              size="sm"
              look="quiet"
              onClick={() => select([...selected, ...shown.map(({ id }) => id)])}
            >
              {texts.selectAll}
            </Button>
          )}
        </div>
        <SortSelect sort={sort} onSort={setSort} />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          heading={texts.noneFound}
          headingLevel="h3"
          action={
            <Button onClick={() => change({ search: '', stage: null, decision: null })}>
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
          moved={Object.keys(tried).length > 0 ? moved : null}
          isAnonymous={isAnonymous}
          selected={selected}
          onSelect={toggle}
        />
      )}
      {chosen.length > 0 && (
        <ResultSelection batch={batch} ids={chosen} isAnonymous={isAnonymous} onClear={() => select([])} />
      )}
      {isWeighing && (
        <WeightsSheet
          batch={batch}
          requirements={requirements}
          tried={tried}
          movedCount={[...moved.values()].filter((places) => places !== 0).length}
          onTry={setTried}
          onClose={() => setWeighing(false)}
        />
      )}
    </section>
  );
}

/** Names are covered for the first look; who uncovers them does so for good, until they cover them again. */
export function useAnonymousView() {
  const { data } = usePreferences();
  const { mutate } = usePreferencesChange();
  return {
    isAnonymous: data?.anonymousView ?? true,
    setAnonymous: (anonymousView: boolean) => mutate({ anonymousView }),
  };
}
