import type { AnalysisRow, JobDescriptionView, Stage } from '@winnow/contracts';
import { useAnonymousView } from '../../../../entities/account/use-anonymous-view.ts';
import { LabelFilters } from '../../../../entities/candidates/bulk/label-filters.tsx';
import { resultsTexts } from '../../../../entities/candidates/results-texts.ts';
import { fits, useResultFilters } from '../../../../entities/candidates/use-result-filters.ts';
import { useSearched } from '../../../../entities/candidates/use-searched.ts';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { SearchInput } from '../../../../ui/inputs/search-input.tsx';
import { Switch } from '../../../../ui/inputs/switch.tsx';
import { CandidatesFrame, MoreCandidates } from '../candidates/candidates-frame.tsx';
import { useCandidateChange } from '../use-candidate-change.ts';
import { Board } from './board.tsx';

/** The pipeline of a job: its candidates by stage. */
export function BoardView({ job }: { readonly job: JobDescriptionView }) {
  return (
    <CandidatesFrame jobId={job.id}>
      {(rows, candidates) => (
        <>
          <ShownBoard jobId={job.id} rows={rows} newSince={candidates.newSince} />
          <MoreCandidates candidates={candidates} />
        </>
      )}
    </CandidatesFrame>
  );
}

type ShownBoardProps = {
  readonly jobId: string;
  readonly rows: readonly AnalysisRow[];
  readonly newSince: string | null;
};

function ShownBoard({ jobId, rows, newSince }: ShownBoardProps) {
  const { tools: texts } = useTexts(resultsTexts);
  const { filters, change: changeFilters } = useResultFilters();
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const change = useCandidateChange(jobId, isAnonymous);
  const scope = { jobDescriptionId: jobId };
  const searched = useSearched(rows, { scope, search: filters.search, isAnonymous });
  // The board shows all stages anyway.
  const shown = searched.rows.filter((row) => fits(row, { ...filters, stage: null }));
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <SearchInput
          size="sm"
          className="min-w-40 grow basis-60 sm:max-w-md"
          label={texts.search}
          placeholder={texts.searchHint}
          value={filters.search}
          onValueChange={(search) => changeFilters({ search })}
        />
        <LabelFilters
          tag={filters.tag}
          assignee={filters.assignee}
          className="w-36"
          onChange={changeFilters}
        />
        <Switch
          label={texts.anonymous}
          title={texts.anonymousHelp}
          isOn={isAnonymous}
          onSwitch={setAnonymous}
        />
      </div>
      <Board
        jobId={jobId}
        rows={shown}
        newSince={newSince}
        isAnonymous={isAnonymous}
        onMove={(id: string, stage: Stage) => change.mutate({ id, stage })}
      />
    </>
  );
}
