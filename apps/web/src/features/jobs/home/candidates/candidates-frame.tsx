import type { AnalysisRow } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { organizationTexts } from '../../../../entities/organization/organization-texts.ts';
import { useMay } from '../../../../entities/organization/use-organizations.ts';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { errorOf } from '../../../../lib/requests/error-of.ts';
import { analyzerPath } from '../../../../lib/screen-paths.ts';
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx';
import { MoreButton } from '../../../../ui/lists/more-button.tsx';
import { EmptyState } from '../../../../ui/notices/empty-state.tsx';
import { Notice } from '../../../../ui/notices/notice.tsx';
import { Skeleton } from '../../../../ui/waiting/skeleton.tsx';
import { jobHomeTexts } from '../job-home-texts.ts';
import { RunningNotice } from './running-notice.tsx';
import { useJobCandidates } from './use-job-candidates.ts';

type Candidates = ReturnType<typeof useJobCandidates>;

type CandidatesFrameProps = {
  readonly jobId: string;
  readonly children: (rows: readonly AnalysisRow[], candidates: Candidates) => ReactNode;
};

/** Frame of a job's candidates: error, loading, runs in progress and empty states. */
export function CandidatesFrame({ jobId, children }: CandidatesFrameProps) {
  const { list: texts } = useTexts(jobHomeTexts);
  const candidates = useJobCandidates(jobId);
  const { query, rows, running } = candidates;
  if (errorOf(query)) {
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
      {rows.length > 0 ? children(rows, candidates) : running.length === 0 && <NoCandidates jobId={jobId} />}
    </div>
  );
}

/** Number of loaded candidates, with a button to load more; hidden if all are loaded. */
export function MoreCandidates({ candidates }: { readonly candidates: Candidates }) {
  const { list: texts } = useTexts(jobHomeTexts);
  const { query, rows, total } = candidates;
  if (!query.hasNextPage) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 text-13 text-quiet">
      <p>{texts.more(rows?.length ?? 0, total)}</p>
      <MoreButton query={query} label={texts.loadMore} size="sm" />
    </div>
  );
}

/** For a job without candidates: how to add the first ones. */
function NoCandidates({ jobId }: { readonly jobId: string }) {
  const { list: texts, analyze } = useTexts(jobHomeTexts);
  const { reader } = useTexts(organizationTexts);
  const may = useMay();
  if (!may('runs.write')) return <EmptyState heading={texts.empty}>{reader.noCandidatesWords}</EmptyState>;
  return (
    <EmptyState
      heading={texts.empty}
      action={
        <Link to={analyzerPath(jobId)} className={buttonClass('primary', 'md')}>
          {analyze}
        </Link>
      }
    >
      {texts.emptyWords}
    </EmptyState>
  );
}

function CandidatesWaiting() {
  return (
    <div className="grid gap-3">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <Skeleton key={place} className="h-16 w-full" />
      ))}
    </div>
  );
}
