import { jobOrders } from '@winnow/contracts';
import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { useIsLeaving } from '../../entities/removals/use-removal.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { errorOf } from '../../lib/requests/error-of.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { JobRow } from './job-row.tsx';
import { jobsTexts } from './jobs-texts.ts';
import { type JobList, useJobs } from './use-jobs.ts';

/** The list of job descriptions: search, open, duplicate, archive. */
export function JobsPage() {
  const texts = useTexts(jobsTexts);
  const { list, change } = useListInAddress();
  const jobs = useJobs(list);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 sm:px-6 sm:py-14">
      <title>{texts.title}</title>
      <header className="mb-8 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-60 grow">
          <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
          <p className="mt-1 text-quiet">{texts.introduction}</p>
        </div>
        <Allowed to="jobs.write">
          <div className="flex flex-wrap gap-2">
            <Link to="/tools/job-description-creator" className={buttonClass('secondary', 'md')}>
              {texts.write}
            </Link>
            <Link to="/job-descriptions/new" className={buttonClass('primary', 'md')}>
              <Plus aria-hidden="true" />
              {texts.add}
            </Link>
          </div>
        </Allowed>
      </header>
      <div className="mb-6 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_10rem_10rem]">
        <SearchInput
          label={texts.search}
          placeholder={texts.searchHint}
          value={list.search}
          onValueChange={(search) => change({ search })}
        />
        <Select
          label={texts.show}
          value={list.status}
          options={(['active', 'archived'] as const).map((value) => ({
            value,
            label: texts.statuses[value],
          }))}
          onValueChange={(status) => change({ status })}
        />
        <Select
          label={texts.order}
          value={list.order}
          options={jobOrders.map((value) => ({ value, label: texts.orders[value] }))}
          onValueChange={(order) => change({ order })}
        />
      </div>
      <JobResults list={list} jobs={jobs} onClear={() => change({ search: '' })} />
    </div>
  );
}

type JobResultsProps = {
  readonly list: JobList;
  readonly jobs: ReturnType<typeof useJobs>;
  readonly onClear: () => void;
};

function JobResults({ list, jobs, onClear }: JobResultsProps) {
  const texts = useTexts(jobsTexts);
  const isLeaving = useIsLeaving();
  if (errorOf(jobs)) {
    return (
      <Notice tone="error" heading={texts.failed}>
        <Button className="mt-2" onClick={() => void jobs.refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    );
  }
  if (!jobs.data) {
    return (
      <div className="grid grid-cols-1 gap-3">
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="h-20 w-full" />
        ))}
      </div>
    );
  }
  const found = jobs.data.pages.flatMap((page) => page.jobs).filter((job) => !isLeaving(job));
  if (found.length === 0) return <NoJobs list={list} onClear={onClear} />;
  const total = jobs.data.pages[0]?.total ?? found.length;
  return (
    <>
      <p role="status" className="mb-3 text-13 text-quiet">
        {texts.count(total)}
      </p>
      <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
        {found.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
      <MoreButton query={jobs} label={texts.more} className="mt-4" />
    </>
  );
}

function NoJobs({ list, onClear }: { readonly list: JobList; readonly onClear: () => void }) {
  const texts = useTexts(jobsTexts);
  const { reader } = useTexts(organizationTexts);
  const may = useMay();
  if (list.search) {
    return (
      <EmptyState heading={texts.noneFound} action={<Button onClick={onClear}>{texts.clearSearch}</Button>}>
        {texts.noneFoundWords}
      </EmptyState>
    );
  }
  if (list.status === 'archived') {
    return <EmptyState heading={texts.emptyArchive}>{texts.emptyArchiveWords}</EmptyState>;
  }
  if (!may('jobs.write')) return <EmptyState heading={reader.noJobs}>{reader.noJobsWords}</EmptyState>;
  return (
    <EmptyState
      heading={texts.empty}
      action={
        <>
          <Link to="/job-descriptions/new" className={buttonClass('secondary', 'md')}>
            {texts.add}
          </Link>
          <Link to="/tools/job-description-creator" className={buttonClass('secondary', 'md')}>
            {texts.write}
          </Link>
        </>
      }
    >
      {texts.emptyWords}
    </EmptyState>
  );
}

/** State of the list in the URL, so that it can be bookmarked, shared and navigated back to. */
function useListInAddress() {
  const [search, setSearch] = useSearchParams();
  const order = jobOrders.find((known) => known === search.get('order')) ?? 'updated';
  const status = search.get('show') === 'archived' ? 'archived' : 'active';
  const list: JobList = { search: search.get('search') ?? '', status, order };
  return {
    list,
    change(changes: Partial<JobList>) {
      const next = { ...list, ...changes };
      const given = {
        ...(next.search && { search: next.search }),
        ...(next.status === 'archived' && { show: 'archived' }),
        ...(next.order !== 'updated' && { order: next.order }),
      };
      setSearch(given, { replace: true });
    },
  };
}
