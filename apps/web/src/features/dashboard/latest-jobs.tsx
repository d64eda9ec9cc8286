import type { JobSummary } from '@winnow/contracts';
import { Scale } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { analyzerPath, jobPath, newJobPath } from '../../lib/screen-paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { SectionHead } from './section-head.tsx';

/** The most recently changed jobs, each with a link to add resumes. */
export function LatestJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const { jobs: texts, addJob } = useTexts(dashboardTexts);
  return (
    <section aria-labelledby="latest-jobs">
      <SectionHead
        id="latest-jobs"
        heading={texts.heading}
        all={jobs.length > 0 ? { to: '/job-descriptions', words: texts.all } : null}
      />
      {jobs.length > 0 ? (
        <ul className="border-t border-rule">
          {jobs.map((job) => (
            <JobLine key={job.id} job={job} />
          ))}
        </ul>
      ) : (
        <EmptyState
          heading={texts.empty}
          headingLevel="h3"
          action={
            <Link to={newJobPath} className={buttonClass('secondary', 'md')}>
              {addJob}
            </Link>
          }
        >
          <p>{texts.emptyWords}</p>
        </EmptyState>
      )}
    </section>
  );
}

function JobLine({
  job: { id, title, company, mustCount, requirementCount, analysisCount },
}: {
  job: JobSummary;
}) {
  const { jobs: texts } = useTexts(dashboardTexts);
  return (
    <li className="flex min-h-row items-center gap-4 border-b border-rule px-2 py-2 transition-colors hover:bg-sunken">
      <div className="min-w-0 grow text-14">
        <Link to={jobPath(id)} dir="auto" className="font-medium underline-offset-4 hover:underline">
          {title}
        </Link>
        {company && (
          <span className="ms-2 text-quiet">
            <bdi>{company}</bdi>
          </span>
        )}
        <p className="text-13 text-quiet">
          {texts.requirements(mustCount, requirementCount)} · {texts.scored(analysisCount)}
        </p>
      </div>
      <Link
        to={analyzerPath(id)}
        aria-label={texts.analyze(title)}
        title={texts.analyze(title)}
        className="grid size-control-md shrink-0 place-items-center rounded-control text-quiet hover:bg-sunken hover:text-field"
      >
        <Scale aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </Link>
    </li>
  );
}
