import type { JobDescriptionView } from '@winnow/contracts';
import { ChevronLeft, Upload } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { HiringTeamButton } from '../../../entities/hiring-teams/hiring-team.tsx';
import { useMay } from '../../../entities/organization/use-organizations.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { analyzerPath, jobPath } from '../../../lib/screen-paths.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { jobHomeTexts } from './job-home-texts.ts';
import { type JobView, useJobViews } from './use-job-view.ts';

type JobHeadProps = { readonly job: JobDescriptionView; readonly view: JobView };

/** Heading of a job with actions to add resumes, and links to its views. */
export function JobHead({ job, view }: JobHeadProps) {
  const texts = useTexts(jobHomeTexts);
  const may = useMay();
  const about = [job.company, job.place].filter(Boolean).join(' · ');
  return (
    <header>
      <Link
        to="/job-descriptions"
        className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink print:hidden"
      >
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.back}
      </Link>
      <div className="mt-1 flex items-center gap-x-3 md:gap-x-6">
        <div className="min-w-0 grow basis-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-20 tracking-tight md:text-25 wrap-anywhere">
            <bdi>{job.title}</bdi>
            {job.status === 'archived' && <Badge>{texts.archived}</Badge>}
          </h1>
          {about && (
            <p className="mt-0.5 text-14 text-quiet">
              <bdi>{about}</bdi>
            </p>
          )}
        </div>
        <HiringTeamButton jobId={job.id} />
        {may('runs.write') && (
          <Link
            to={analyzerPath(job.id)}
            className={classNames(
              buttonClass(view === 'requirements' ? 'secondary' : 'primary', 'md'),
              'max-md:px-3 print:hidden',
            )}
          >
            <Upload aria-hidden="true" />
            <span className="max-md:sr-only">{texts.analyze}</span>
          </Link>
        )}
      </div>
      <ViewLinks job={job} view={view} />
    </header>
  );
}

/** Links rather than tabs: each view has a URL, and leaving unsaved work asks first. */
function ViewLinks({ job, view }: JobHeadProps) {
  const { views: texts } = useTexts(jobHomeTexts);
  const views = useJobViews();
  const { number } = useFormats();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => showCurrent(list.current, view), [view]);
  const counts: Partial<Record<JobView, number>> = {
    candidates: job.analysisCount,
    requirements: job.requirementCount,
  };
  return (
    <nav aria-label={texts.label} className="mt-2 border-b border-rule print:hidden">
      <ul ref={list} className="-mb-px flex gap-x-1 overflow-x-auto">
        {views.map((each) => {
          const count = counts[each];
          return (
            <li key={each} data-view={each} className="shrink-0">
              <Link
                to={`${jobPath(job.id)}?view=${each}`}
                aria-current={each === view ? 'page' : undefined}
                className="flex h-control-md items-center gap-2 rounded-t-control border-b-2 border-transparent px-3 text-14 text-quiet -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-field aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {texts[each]}
                {count !== undefined && (
                  <span className="rounded-full bg-sunken px-1.5 text-12 text-quiet tabular-nums">
                    {number(count)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** On a phone the links scroll horizontally: centers the current one without scrolling the page. */
function showCurrent(list: HTMLElement | null, view: JobView): void {
  const current = list?.querySelector(`[data-view="${view}"]`)?.getBoundingClientRect();
  const box = list?.getBoundingClientRect();
  if (!list || !current || !box || list.scrollWidth <= list.clientWidth) return;
  list.scrollBy({ left: current.left + current.width / 2 - (box.left + box.width / 2) });
}
