import type { AnalysisRow, JobDescriptionView, Stage } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { faultOf } from '../../../lib/requests/fault-of.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { MoreButton } from '../../../ui/lists/more-button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { useAnonymousView } from '../../account/use-anonymous-view.ts';
import { fits, useResultFilters } from '../../results/use-result-filters.ts';
import { CandidatesWaiting, NoCandidates } from '../candidates/candidates-view.tsx';
import { RunningNotice } from '../candidates/running-notice.tsx';
import { useJobCandidates } from '../candidates/use-job-candidates.ts';
import { jobHomeTexts } from '../job-home-texts.ts';
import { useCandidateChange } from '../use-candidate-change.ts';
import { Board } from './board.tsx';

/** The pipeline of a job: its candidates by stage, to be moved from one to the next. */
export function BoardView({ job }: { readonly job: JobDescriptionView }) {
  const { list: texts } = useTexts(jobHomeTexts);
  const { query, rows, running, total, newSince } = useJobCandidates(job.id);
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
    <div className="grid grid-cols-1 gap-5">
      <RunningNotice running={running} />
      {rows.length > 0 ? (
        <ShownBoard jobId={job.id} rows={rows} newSince={newSince} />
      ) : (
        running.length === 0 && <NoCandidates jobId={job.id} />
      )}
      {query.hasNextPage && (
        <div className="flex flex-wrap items-center gap-3 text-13 text-quiet">
          <p>{texts.more(rows.length, total)}</p>
          <MoreButton query={query} label={texts.loadMore} size="sm" />
        </div>
      )}
    </div>
  );
}

type ShownBoardProps = {
  readonly jobId: string;
  readonly rows: readonly AnalysisRow[];
  readonly newSince: string | null;
};

function ShownBoard({ jobId, rows, newSince }: ShownBoardProps) {
  const { list: texts } = useTexts(jobHomeTexts);
  const { filters, change: changeFilters } = useResultFilters();
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const change = useCandidateChange(jobId, isAnonymous);
  // All stages are there anyway.
  const shown = rows.filter((row) => fits(row, { ...filters, stage: null }, isAnonymous));
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
