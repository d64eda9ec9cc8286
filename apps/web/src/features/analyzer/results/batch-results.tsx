import type { Batch } from '@winnow/contracts';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAnonymousView } from '../../../entities/account/use-anonymous-view.ts';
import { SendScoresButton } from '../../../entities/applicant-tracking/send-scores-button.tsx';
import { SendScoresDialog } from '../../../entities/applicant-tracking/send-scores-dialog.tsx';
import { BulkToolbar } from '../../../entities/candidates/bulk/bulk-toolbar.tsx';
import { useRangeSelection } from '../../../entities/candidates/bulk/use-range-selection.ts';
import { CandidateGroups } from '../../../entities/candidates/candidate-groups.tsx';
import { ListSummary, ListTools, type ListView } from '../../../entities/candidates/list-tools.tsx';
import { bestFirst } from '../../../entities/candidates/ranking/row-orders.ts';
import { resultsTexts } from '../../../entities/candidates/results-texts.ts';
import { ReviewLink } from '../../../entities/candidates/review-link.tsx';
import { noFilters, useResultFilters } from '../../../entities/candidates/use-result-filters.ts';
import { Allowed } from '../../../entities/organization/allowed.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { BatchGlance } from './batch-glance.tsx';
import { isEmptied } from './is-emptied.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import type { TriedWeights } from './ranking/reweigh-rows.ts';
import { SweepingNotice } from './sweeping-notice.tsx';
import { useRankedRows } from './use-ranked-rows.ts';
import { useRequirements } from './use-requirements.ts';
import { useRunChange } from './use-run-change.ts';
import { WeightsSheet } from './weights-sheet.tsx';

const noWeights: TriedWeights = {};

/** The candidates of a run, grouped by what to do next, and the tools to look at them. */
export function BatchResults({ batch }: { readonly batch: Batch }) {
  const texts = useTexts(resultsTexts);
  const { filters, sort, change, setSort, candidatePath } = useResultFilters();
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const { mutate: changeRow } = useRunChange(batch.id, isAnonymous);
  const [tried, setTried] = useState<TriedWeights>(noWeights);
  const [isWeighing, setWeighing] = useState(false);
  const [isSending, setSending] = useState(false);
  const { selected, select, clear, toggle } = useRangeSelection(batch.id);
  const requirements = useRequirements(batch);
  const list = useRef<HTMLElement>(null);

  const { weighed, shown, foundBy, groups, chosen, moved } = useRankedRows(batch, {
    requirements,
    tried,
    filters,
    sort,
    isAnonymous,
    selected,
  });

  if (weighed.length === 0) {
    if (batch.state === 'running') return <p className="text-14 text-quiet">{texts.waiting}</p>;
    const { heading, words } = isEmptied(batch)
      ? texts.emptied
      : { heading: texts.none, words: texts.noneWords };
    return <EmptyState heading={heading}>{words}</EmptyState>;
  }

  const order = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
  const allIds = weighed.map(({ id }) => id).sort();
  const isUsual = sort.order === bestFirst.order && sort.direction === bestFirst.direction;
  const view: ListView = {
    filters,
    onFilter: change,
    sort,
    onSort: setSort,
    isAnonymous,
    onAnonymous: setAnonymous,
    title: batch.jobTitle,
    shownIds: order,
    hasSelection: chosen.length > 0,
    onSelectAll: () => select([...selected, ...order]),
  };

  return (
    <section ref={list} tabIndex={-1} aria-label={texts.caption} className="grid grid-cols-1 gap-3 md:gap-5">
      <ListTools view={view}>
        {(close) => (
          <>
            <Button
              size="sm"
              icon={<SlidersHorizontal aria-hidden="true" />}
              onClick={() => {
                close();
                setWeighing(true);
              }}
            >
              {texts.tools.weights}
            </Button>
            <Allowed to="resumes.write">
              <SendScoresButton
                analysisIds={allIds}
                onPress={() => {
                  close();
                  setSending(true);
                }}
              />
            </Allowed>
          </>
        )}
      </ListTools>
      <Allowed to="runs.write">
        <OutdatedNotice batch={batch} />
      </Allowed>
      {moved === null && (
        <Allowed to={['jobs.write', 'runs.write']}>
          <SweepingNotice
            batch={batch}
            rows={weighed}
            requirements={requirements}
            onChanged={() => list.current?.focus()}
          />
        </Allowed>
      )}
      {/* On a narrow screen below the candidates: they come first. */}
      <div className="max-md:order-1">
        <BatchGlance rows={weighed} requirements={requirements} />
      </div>
      <ListSummary
        view={view}
        words={texts.shown(
          shown.length,
          weighed.length,
          isUsual ? null : texts.sort.orders[sort.order][sort.direction],
        )}
      >
        <ReviewLink of={{ run: batch.id }} rows={shown} />
      </ListSummary>
      {shown.length === 0 ? (
        <EmptyState
          heading={texts.noneFound}
          headingLevel="h3"
          action={<Button onClick={() => change(noFilters)}>{texts.clearFilters}</Button>}
        >
          {texts.noneFoundWords}
        </EmptyState>
      ) : (
        <CandidateGroups
          caption={texts.caption}
          groups={groups}
          sort={sort}
          onSort={setSort}
          pathOf={(id) => candidatePath(id, batch.id)}
          moved={moved}
          foundBy={foundBy}
          isAnonymous={isAnonymous}
          selected={selected}
          onSelect={(id, isSelected, isRange) => toggle(id, isSelected, isRange ? order : null)}
          onSelectAll={view.onSelectAll}
          onChange={changeRow}
        />
      )}
      {chosen.length > 0 && (
        <BulkToolbar rows={chosen} title={batch.jobTitle} isAnonymous={isAnonymous} onClear={clear} />
      )}
      {isSending && (
        <Allowed to="resumes.write">
          <SendScoresDialog analysisIds={allIds} onClose={() => setSending(false)} />
        </Allowed>
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
