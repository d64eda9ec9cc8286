import { FilesDueNotice } from '../../entities/files-due/files-due-notice.tsx';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { useIsLeaving } from '../../entities/removals/use-removal.ts';
import { OpenReviews } from '../../entities/reviews/open-reviews.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { chooseNextStep } from './choose-next-step.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { FirstSteps } from './first-steps.tsx';
import { HiringManagerHome } from './hiring-manager-home.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LatestBatches } from './latest-batches.tsx';
import { LatestJobs } from './latest-jobs.tsx';
import { NextStepHead } from './next-step-head.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { type Dashboard, useDashboard } from './use-dashboard.ts';

/** The next step, then totals, then recent activity. */
export function DashboardPage() {
  const may = useMay();
  return may('runs.write') ? <RecruiterHome /> : <HiringManagerHome />;
}

function RecruiterHome() {
  const texts = useTexts(dashboardTexts);
  const { data, error, isFetching, refetch } = useDashboard();
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-10 px-4 py-8 sm:px-8 lg:py-12">
      <title>{texts.title}</title>
      {error && !data ? (
        <Notice tone="error" heading={texts.failed}>
          <p>{formatError(error).message}</p>
          <Button className="mt-4" isLoading={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      ) : data ? (
        <DashboardContent {...data} />
      ) : (
        <DashboardSkeleton />
      )}
    </div>
  );
}

function DashboardContent({ overview, ...latest }: Dashboard) {
  const isLeaving = useIsLeaving();
  const batches = latest.batches.filter((batch) => !isLeaving(batch));
  const jobs = latest.jobs.filter((job) => !isLeaving(job));
  const running = batches.find(({ state }) => state === 'running') ?? null;
  const newestJob = jobs[0] ?? null;
  const step = chooseNextStep(overview, running && { id: running.id, title: running.jobTitle }, newestJob);
  const isNew = step.kind === 'start' && batches.length === 0;
  return (
    <>
      <NextStepHead step={step} running={running} hasSample={overview.hasSample} />
      <OpenReviews />
      {isNew ? (
        <FirstSteps />
      ) : (
        <>
          <KeyFigures {...overview} />
          <FilesDueNotice />
          {overview.hasSample && <SampleNotice />}
          <LatestBatches batches={batches} />
          <LatestJobs jobs={jobs} />
        </>
      )}
    </>
  );
}
