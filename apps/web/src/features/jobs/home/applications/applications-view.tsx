import type { Application, JobDescriptionView } from '@winnow/contracts';
import { useState } from 'react';
import { useAnonymousView } from '../../../../entities/account/use-anonymous-view.ts';
import { useAlias } from '../../../../entities/analysis/use-shown-name.ts';
import { CandidateEmailsButton } from '../../../../entities/candidate-emails/candidate-emails-button.tsx';
import { useMay } from '../../../../entities/organization/use-organizations.ts';
import { AddToRunDialog } from '../../../../entities/rediscovery/add-to-run-dialog.tsx';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { errorOf } from '../../../../lib/requests/error-of.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { MoreButton } from '../../../../ui/lists/more-button.tsx';
import { SelectionBar } from '../../../../ui/lists/selection-bar.tsx';
import { EmptyState } from '../../../../ui/notices/empty-state.tsx';
import { Notice } from '../../../../ui/notices/notice.tsx';
import { toasts } from '../../../../ui/toast/toasts.ts';
import { SkeletonText } from '../../../../ui/waiting/skeleton.tsx';
import { ApplicationRow } from './application-row.tsx';
import { applicationTexts } from './application-texts.ts';
import { ApplyPagePanel } from './apply-page-panel.tsx';
import { useApplicationState, useApplications, useApplyPage } from './use-applications.ts';

/** A job's application page and its inbox. */
export function ApplicationsView({ job }: { readonly job: JobDescriptionView }) {
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <ApplyPagePanel job={job} />
      <Inbox jobId={job.id} />
    </div>
  );
}

function Inbox({ jobId }: { readonly jobId: string }) {
  const { inbox: texts, retry } = useTexts(applicationTexts);
  const query = useApplications(jobId);
  const { data: page } = useApplyPage(jobId);
  const { data } = query;
  const applications = data?.pages.flatMap(({ applications }) => applications) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <section aria-labelledby="applications" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="applications" className="font-serif text-20">
          {texts.heading}
        </h2>
        {total > 0 && <p className="text-14 text-quiet">{texts.count(total)}</p>}
      </div>
      {!data && errorOf(query) ? (
        <Notice tone="error" heading={texts.failed}>
          <Button className="mt-2" onClick={() => void query.refetch()}>
            {retry}
          </Button>
        </Notice>
      ) : !data ? (
        <SkeletonText lines={6} />
      ) : applications.length === 0 ? (
        <EmptyState heading={texts.empty} headingLevel="h3">
          {page?.isOpen ? texts.emptyOpen : texts.emptyClosed}
        </EmptyState>
      ) : (
        <>
          <ApplicationList jobId={jobId} applications={applications} />
          <MoreButton query={query} label={texts.more} />
        </>
      )}
    </section>
  );
}

/** Whether an application can be selected, to be scored, emailed or declined. */
function isSelectable({ state }: Application): boolean {
  return state !== 'withdrawn' && state !== 'in-run';
}

function isForRun({ state, isByPersonOnly }: Application): boolean {
  return state === 'new' && !isByPersonOnly;
}

function ApplicationList({
  jobId,
  applications,
}: {
  readonly jobId: string;
  readonly applications: readonly Application[];
}) {
  const { inbox: texts } = useTexts(applicationTexts);
  const may = useMay();
  const { isAnonymous } = useAnonymousView();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const change = useApplicationState(jobId);
  const selected = applications.filter((each) => chosen.has(each.id) && isSelectable(each));
  const forRun = selected.filter(isForRun);
  const open = selected.filter(({ state }) => state !== 'declined');
  const canChoose = may('runs.write') || may('candidates.review') || may('candidates.email');
  const shownAlias = useAlias();
  const setState = (of: readonly Application[], state: 'new' | 'declined') =>
    change.mutate(
      { applications: of, state },
      {
        onSuccess() {
          setChosen(new Set());
          if (state === 'declined') toasts.add('success', texts.declined(of.length));
        },
      },
    );
  return (
    <>
      <ol aria-label={texts.list} className="divide-y divide-rule rounded-card border border-rule bg-raised">
        {applications.map((application) => (
          <li key={application.id} className="px-4 py-4">
            <ApplicationRow
              application={application}
              jobId={jobId}
              name={isAnonymous ? shownAlias(application.alias) : application.name}
              isAnonymous={isAnonymous}
              isChosen={chosen.has(application.id)}
              onChoose={
                canChoose && isSelectable(application)
                  ? (isChosen) => {
                      const next = new Set(chosen);
                      if (isChosen) next.add(application.id);
                      else next.delete(application.id);
                      setChosen(next);
                    }
                  : null
              }
              onState={may('candidates.review') ? (state) => setState([application], state) : null}
            />
          </li>
        ))}
      </ol>
      {selected.length > 0 && (
        <SelectionBar
          words={texts.selected(selected.length)}
          clearLabel={texts.clear}
          onClear={() => setChosen(new Set())}
        >
          {may('runs.write') && forRun.length > 0 && (
            <Button size="sm" variant="primary" onClick={() => setAdding(true)}>
              {texts.run(forRun.length)}
            </Button>
          )}
          {may('candidates.email') && (
            <CandidateEmailsButton
              target={{ applicationIds: selected.map(({ id }) => id) }}
              isAnonymous={isAnonymous}
            />
          )}
          {may('candidates.review') && open.length > 0 && (
            <Button size="sm" isLoading={change.isPending} onClick={() => setState(open, 'declined')}>
              {texts.decline}
            </Button>
          )}
        </SelectionBar>
      )}
      {may('runs.write') && (
        <AddToRunDialog
          jobId={jobId}
          fileIds={forRun.map(({ fileId }) => fileId)}
          isOpen={isAdding}
          onOpenChange={setAdding}
        />
      )}
    </>
  );
}
