import { useQuery } from '@tanstack/react-query';
import { listAnalyses, listJobs } from '@winnow/contracts';
import { Link } from 'react-router';
import { useAnonymousView } from '../../entities/account/use-anonymous-view.ts';
import { useProfile } from '../../entities/account/use-profile.ts';
import { useShownName } from '../../entities/analysis/use-shown-name.ts';
import { memberFilter } from '../../entities/candidates/use-result-filters.ts';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { OpenReviews } from '../../entities/reviews/open-reviews.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { jobPath } from '../../lib/screen-paths.ts';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { hiringManagerTexts } from './hiring-manager-texts.ts';
import { SectionHead } from './section-head.tsx';

const shownJobs = 10;
const shownCandidates = 10;

/** Home screen of hiring managers: their assigned candidates and their jobs. */
export function HiringManagerHome() {
  const texts = useTexts(hiringManagerTexts);
  const { title, greeting } = useTexts(dashboardTexts);
  const { data: profile } = useProfile();
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-10 px-4 py-8 sm:px-8 lg:py-12">
      <title>{title}</title>
      <header>
        <h1 className="font-serif text-31 tracking-tight">{greeting(profile?.name ?? '')}</h1>
        <p className="mt-1 text-quiet">{texts.introduction}</p>
      </header>
      <OpenReviews />
      {profile && <AssignedCandidates userId={profile.id} />}
      <Jobs />
    </div>
  );
}

function AssignedCandidates({ userId }: { readonly userId: string }) {
  const texts = useTexts(hiringManagerTexts);
  const shownName = useShownName();
  const { isAnonymous } = useAnonymousView();
  const candidates = useQuery({
    // Below the key of the analyses, so that it is reloaded when they change.
    queryKey: ['analyses', 'assigned', userId],
    queryFn: async () =>
      (await api.call(listAnalyses, { assigneeId: userId, order: 'judged', limit: shownCandidates })).data,
    staleTime: 0,
    refetchOnMount: true,
  });
  const all = `/resume-history?${new URLSearchParams({ assignee: memberFilter(userId) })}`;
  return (
    <section aria-labelledby="assigned">
      <SectionHead
        id="assigned"
        heading={texts.assigned}
        all={candidates.data?.analyses.length ? { to: all, words: texts.allAssigned } : null}
      />
      <Fetched query={candidates} words={texts} lines={3}>
        {({ analyses }) =>
          analyses.length === 0 ? (
            <p className="text-14 text-quiet">{texts.noneAssigned}</p>
          ) : (
            <ul className="border-t border-rule">
              {analyses.map((row) => (
                <li key={row.id} className="border-b border-rule px-2 py-3 text-14">
                  <Link
                    to={`/resume-history/${row.id}?job=${row.jobDescriptionId}`}
                    dir="auto"
                    className="font-medium underline-offset-4 hover:underline"
                  >
                    {shownName(row, isAnonymous)}
                  </Link>
                  <p className="text-13 text-quiet">
                    <bdi>{row.jobTitle}</bdi>
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
    </section>
  );
}

function Jobs() {
  const texts = useTexts(hiringManagerTexts);
  const { reader } = useTexts(organizationTexts);
  const { jobs: words } = useTexts(dashboardTexts);
  const jobs = useQuery({
    queryKey: ['jobs', 'own-teams'],
    queryFn: async () => (await api.call(listJobs, { limit: shownJobs })).data,
    staleTime: 0,
    refetchOnMount: true,
  });
  return (
    <section aria-labelledby="own-jobs">
      <SectionHead
        id="own-jobs"
        heading={texts.jobs}
        all={jobs.data?.jobs.length ? { to: '/job-descriptions', words: words.all } : null}
      />
      <Fetched query={jobs} words={texts} lines={3}>
        {({ jobs: known }) =>
          known.length === 0 ? (
            <EmptyState heading={reader.noJobs} headingLevel="h3">
              {reader.noJobsWords}
            </EmptyState>
          ) : (
            <ul className="border-t border-rule">
              {known.map(({ id, title, company, analysisCount }) => (
                <li key={id} className="border-b border-rule px-2 py-3 text-14">
                  <Link
                    to={jobPath(id)}
                    dir="auto"
                    className="font-medium underline-offset-4 hover:underline"
                  >
                    {title}
                  </Link>
                  <p className="text-13 text-quiet">
                    {company && (
                      <>
                        <bdi>{company}</bdi> ·{' '}
                      </>
                    )}
                    {words.scored(analysisCount)}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
    </section>
  );
}
