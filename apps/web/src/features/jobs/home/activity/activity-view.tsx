import { deleteJobNote, type JobActivity } from '@winnow/contracts';
import { useState } from 'react';
import { useAnonymousView } from '../../../../entities/account/use-anonymous-view.ts';
import { Allowed } from '../../../../entities/organization/allowed.tsx';
import { useMay } from '../../../../entities/organization/use-organizations.ts';
import { useIsLeaving, useRemoval } from '../../../../entities/removals/use-removal.ts';
import { JobReviews } from '../../../../entities/reviews/job-reviews.tsx';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { api } from '../../../../lib/requests/api-client.ts';
import { errorOf } from '../../../../lib/requests/error-of.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { MoreButton } from '../../../../ui/lists/more-button.tsx';
import { Notice } from '../../../../ui/notices/notice.tsx';
import { Skeleton } from '../../../../ui/waiting/skeleton.tsx';
import { jobHomeTexts } from '../job-home-texts.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { NoteForm } from './note-form.tsx';
import { type ActivityFilter, useActivity } from './use-activity.ts';

/** Notes about a job, and all events of the job and its candidates. */
export function ActivityView({ jobId }: { readonly jobId: string }) {
  const { activity: texts } = useTexts(jobHomeTexts);
  const [filter, setFilter] = useState<ActivityFilter>({});
  const activity = useActivity(jobId, filter);
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <JobReviews jobId={jobId} moreLabel={texts.more} />
      <Allowed to="jobs.write">
        <NoteForm jobId={jobId} />
      </Allowed>
      <ActivityFilters filter={filter} onFilter={setFilter} />
      {errorOf(activity) ? (
        <Notice tone="error" heading={texts.failed}>
          <Button className="mt-2" onClick={() => void activity.refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      ) : activity.data ? (
        <>
          <Entries jobId={jobId} entries={activity.data.pages.flatMap((page) => page.activity)} />
          <MoreButton query={activity} label={texts.more} />
        </>
      ) : (
        <div className="grid gap-3">
          {['first', 'second', 'third', 'fourth'].map((place) => (
            <Skeleton key={place} className="h-10 w-full" />
          ))}
        </div>
      )}
    </div>
  );
}

type EntriesProps = { readonly jobId: string; readonly entries: readonly JobActivity[] };

function Entries({ jobId, entries }: EntriesProps) {
  const { activity: texts } = useTexts(jobHomeTexts);
  const { isAnonymous } = useAnonymousView();
  const isLeaving = useIsLeaving();
  const remove = useRemoval();
  const mayWrite = useMay()('jobs.write');
  return (
    <section aria-label={texts.heading}>
      {entries.length === 0 && <p className="text-14 text-quiet">{texts.filter.none}</p>}
      <ol className="grid grid-cols-1">
        {entries
          .filter((entry) => !isLeaving(entry))
          .map((entry) => (
            <ActivityEntry
              key={entry.id}
              jobId={jobId}
              entry={entry}
              isAnonymous={isAnonymous}
              onRemove={
                mayWrite
                  ? () =>
                      remove({
                        ids: [entry.id],
                        words: texts.removed,
                        send: ({ isLeaving: keepalive }) =>
                          api.call(deleteJobNote, { id: jobId, noteId: entry.id }, { keepalive }),
                      })
                  : null
              }
            />
          ))}
      </ol>
    </section>
  );
}
