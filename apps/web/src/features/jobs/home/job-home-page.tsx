import type { JobDescriptionView } from '@winnow/contracts';
import { Link, useLocation, useParams } from 'react-router';
import { MailboxView } from '../../../entities/mailbox/mailbox-view.tsx';
import { Allowed } from '../../../entities/organization/allowed.tsx';
import { PresenceLine } from '../../../entities/presence/presence-line.tsx';
import { rediscoveryTexts } from '../../../entities/rediscovery/rediscovery-texts.ts';
import { Suggestions } from '../../../entities/rediscovery/suggestions.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { isNotFound } from '../../../lib/requests/is-not-found.ts';
import { whatIfPath } from '../../../lib/screen-paths.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { NotShown } from '../../../ui/notices/not-shown.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { RequirementsEditor } from '../editor/requirements-editor.tsx';
import { useJob } from '../use-jobs.ts';
import { ActivityView } from './activity/activity-view.tsx';
import { ApplicationsView } from './applications/applications-view.tsx';
import { BoardView } from './board/board-view.tsx';
import { CandidatesView } from './candidates/candidates-view.tsx';
import { FiguresView } from './figures/figures-view.tsx';
import { JobHead } from './job-head.tsx';
import { jobHomeTexts } from './job-home-texts.ts';
import { type JobView, useJobView } from './use-job-view.ts';

/** One job: candidates of all runs, board, requirements, activity and statistics. */
export function JobHomePage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const { data, error, refetch } = useJob(id);
  // Right after the first save, the job is in the navigation state, which avoids flickering.
  const known = data ?? jobOf(state, id);
  if (known) return <JobHome key={id} job={known} />;
  if (!error) return <Waiting />;
  return <NoJob error={error} onRetry={() => void refetch()} />;
}

function JobHome({ job }: { readonly job: JobDescriptionView }) {
  const texts = useTexts(jobHomeTexts);
  const view = useJobView(job.analysisCount > 0);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-3 sm:px-6 md:py-5">
      <title>{texts.titleOf(job.title)}</title>
      <PresenceLine subject="job" id={job.id} />
      <JobHead job={job} view={view} />
      <div className="mt-3">
        <View job={job} view={view} />
      </div>
    </div>
  );
}

function View({ job, view }: { readonly job: JobDescriptionView; readonly view: JobView }) {
  switch (view) {
    case 'candidates':
      return <CandidatesView job={job} />;
    case 'applications':
      return <ApplicationsView job={job} />;
    case 'library':
      return <FromLibrary job={job} />;
    case 'board':
      return <BoardView job={job} />;
    case 'requirements':
      return (
        <>
          <Allowed to="jobs.write">
            <RequirementsEditor job={job} />
          </Allowed>
          {/* Before the first run there are no candidates to show. */}
          {job.analysisCount === 0 && <FromLibrary job={job} />}
        </>
      );
    case 'mailbox':
      return (
        <Allowed to="resumes.read">
          <MailboxView jobId={job.id} />
        </Allowed>
      );
    case 'activity':
      return <ActivityView jobId={job.id} />;
    case 'figures':
      return <FiguresView job={job} />;
  }
}

/** People of the library who fit the job and weren't scored for it. */
function FromLibrary({ job }: { readonly job: JobDescriptionView }) {
  const texts = useTexts(rediscoveryTexts);
  const { whatIf } = useTexts(jobHomeTexts);
  return (
    <Allowed to="resumes.read">
      <section aria-labelledby="library" className="mt-6 max-w-4xl">
        <h2 id="library" className="font-serif text-20">
          {texts.heading}
        </h2>
        <p className="mt-1 mb-5 max-w-prose text-14 text-quiet">{texts.explanation}</p>
        <Allowed to="candidates.read">
          <Link to={whatIfPath(job.id)} className={`${buttonClass('secondary', 'sm')} mb-5`}>
            {whatIf}
          </Link>
        </Allowed>
        <Suggestions key={job.version} jobId={job.id} />
      </section>
    </Allowed>
  );
}

function jobOf(state: unknown, id: string): JobDescriptionView | null {
  const job = (state as { readonly job?: JobDescriptionView } | null)?.job;
  return job?.id === id ? job : null;
}

function NoJob({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const texts = useTexts(jobHomeTexts);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16">
      <NotShown
        isMissing={isNotFound(error)}
        words={texts.missing}
        onRetry={onRetry}
        wayOn={
          <Link to="/job-descriptions" className={buttonClass('secondary', 'md')}>
            {texts.back}
          </Link>
        }
      />
    </div>
  );
}

function Waiting() {
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-4 px-4 py-8 sm:px-6">
      <Skeleton className="h-10 w-72" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
