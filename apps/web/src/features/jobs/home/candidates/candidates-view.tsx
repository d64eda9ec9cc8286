import type { AnalysisRow, JobDescriptionView } from '@winnow/contracts';
import { useSearchParams } from 'react-router';
import { useAnonymousView } from '../../../../entities/account/use-anonymous-view.ts';
import { bulkTexts } from '../../../../entities/candidates/bulk/bulk-texts.ts';
import { BulkToolbar } from '../../../../entities/candidates/bulk/bulk-toolbar.tsx';
import { useEveryone } from '../../../../entities/candidates/bulk/use-everyone.ts';
import { useRangeSelection } from '../../../../entities/candidates/bulk/use-range-selection.ts';
import { CandidateGroups } from '../../../../entities/candidates/candidate-groups.tsx';
import { serverFilter } from '../../../../entities/candidates/filter-history.ts';
import { ListSummary, ListTools, type ListView } from '../../../../entities/candidates/list-tools.tsx';
import { type RankedRow, rankRows } from '../../../../entities/candidates/ranking/rank-rows.ts';
import { ReviewLink } from '../../../../entities/candidates/review-link.tsx';
import {
  fits,
  noFilters,
  type ResultFilters,
  useResultFilters,
} from '../../../../entities/candidates/use-result-filters.ts';
import { useSearched } from '../../../../entities/candidates/use-searched.ts';
import { Allowed } from '../../../../entities/organization/allowed.tsx';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { searchParametersNow } from '../../../../lib/search-parameters.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Chip } from '../../../../ui/inputs/chip.tsx';
import { Badge } from '../../../../ui/marks/badge.tsx';
import { EmptyState } from '../../../../ui/notices/empty-state.tsx';
import { jobHomeTexts } from '../job-home-texts.ts';
import { useCandidateChange } from '../use-candidate-change.ts';
import { useCandidatePath } from '../use-candidate-path.ts';
import { CandidatesFrame, MoreCandidates } from './candidates-frame.tsx';
import { OutdatedCandidates } from './outdated-candidates.tsx';
import { joinedSince, type useJobCandidates } from './use-job-candidates.ts';

/** Candidates of a job from all its runs, in one list. */
export function CandidatesView({ job }: { readonly job: JobDescriptionView }) {
  return (
    <CandidatesFrame jobId={job.id}>
      {(rows, candidates) => <ShownCandidates job={job} rows={rows} candidates={candidates} />}
    </CandidatesFrame>
  );
}

type ShownCandidatesProps = {
  readonly job: JobDescriptionView;
  readonly rows: readonly AnalysisRow[];
  readonly candidates: ReturnType<typeof useJobCandidates>;
};

function ShownCandidates({ job, rows, candidates }: ShownCandidatesProps) {
  const { list: texts } = useTexts(jobHomeTexts);
  const { query, newSince } = candidates;
  const { filters, sort, change, setSort } = useResultFilters();
  const { onlyNew, setOnlyNew } = useOnlyNew();
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const { mutate: changeRow } = useCandidateChange(job.id, isAnonymous);
  const pathOf = useCandidatePath(job.id);
  const { selected, select, clear: clearSelection, toggle } = useRangeSelection(job.id);
  const newCount = rows.filter((row) => joinedSince(row, newSince)).length;
  const scope = { jobDescriptionId: job.id };
  const searched = useSearched(rows, { scope, search: filters.search, isAnonymous });
  const shown = searched.rows.filter((row) => (!onlyNew || joinedSince(row, newSince)) && fits(row, filters));
  const groups = rankRows(shown, { sort, isAnonymous });
  const chosen = rankRows(rows, { sort, isAnonymous }).flatMap((group) =>
    group.rows.filter(({ id }) => selected.has(id)),
  );
  const order = groups.flatMap((group) => group.rows.map(({ id }) => id));
  // Selections may include candidates that aren't loaded, except when filtered by "new", which the server doesn't know.
  const filter = query.hasNextPage && !onlyNew ? inJob(job.id, filters, isAnonymous) : null;
  const { everyone, selectAll: selectEveryone } = useEveryone(filter, selected);
  const view: ListView = {
    filters,
    onFilter: change,
    sort,
    onSort: setSort,
    isAnonymous,
    onAnonymous: setAnonymous,
    title: job.title,
    shownIds: order,
    hasSelection: chosen.length > 0,
    onSelectAll: () => select([...selected, ...order]),
  };
  const clear = () => {
    change(noFilters);
    if (onlyNew) setOnlyNew(false);
  };
  return (
    <>
      <ListTools view={view} moreFilters={onlyNew ? 1 : 0}>
        {() =>
          // Without new candidates, no filter is needed.
          (newCount > 0 || onlyNew) && (
            <Chip isChosen={onlyNew} onChoose={() => setOnlyNew(!onlyNew)}>
              {texts.onlyNew(newCount)}
            </Chip>
          )
        }
      </ListTools>
      <Allowed to="runs.write">
        <OutdatedCandidates rows={rows} />
      </Allowed>
      <ListSummary view={view} words={texts.shown(shown.length, rows.length)}>
        <ReviewLink of={{ job: job.id }} rows={shown} />
      </ListSummary>
      {shown.length === 0 ? (
        <EmptyState
          heading={texts.none}
          headingLevel="h3"
          action={<Button onClick={clear}>{texts.clear}</Button>}
        >
          {texts.noneWords}
        </EmptyState>
      ) : (
        <CandidateGroups
          caption={texts.caption}
          groups={groups}
          sort={sort}
          onSort={setSort}
          pathOf={pathOf}
          marksOf={(row) => <Marks row={row} isNew={joinedSince(row, newSince)} />}
          foundBy={searched.foundBy}
          isAnonymous={isAnonymous}
          selected={selected}
          onSelect={(id, isSelected, isRange) => toggle(id, isSelected, isRange ? order : null)}
          onSelectAll={view.onSelectAll}
          onChange={changeRow}
        />
      )}
      <MoreCandidates candidates={candidates} />
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

function Marks({ row, isNew }: { readonly row: RankedRow; readonly isNew: boolean }) {
  const { list: texts } = useTexts(jobHomeTexts);
  const { stages } = useTexts(bulkTexts);
  return (
    <>
      {isNew && (
        <span title={texts.isNewHelp}>
          <Badge tone="wheat">{texts.isNew}</Badge>
        </span>
      )}
      {/* `New` is the first stage of every candidate, and no news. */}
      {row.stage !== 'new' && <Badge tone="field">{stages[row.stage]}</Badge>}
    </>
  );
}

/** The filters of the list, for the server. */
const inJob = (jobDescriptionId: string, filters: ResultFilters, isAnonymous: boolean) =>
  serverFilter({ ...filters, jobDescriptionId, group: null, minScore: null, flagged: null }, isAnonymous);

/** Whether only candidates added since the last visit are shown; in the URL, like the other filters. */
function useOnlyNew() {
  const [search, setSearch] = useSearchParams();
  return {
    onlyNew: search.get('new') === 'yes',
    setOnlyNew(onlyNew: boolean): void {
      const next = searchParametersNow();
      if (onlyNew) next.set('new', 'yes');
      else next.delete('new');
      setSearch(next, { replace: true });
    },
  };
}
