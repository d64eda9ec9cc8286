import { useMutation } from '@tanstack/react-query';
import type { OrganizationEvent } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { organizationTexts } from '../../../entities/organization/organization-texts.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { MoreButton } from '../../../ui/lists/more-button.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { writeActivity } from './activity-csv.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { activityTexts } from './activity-texts.ts';
import { describeEvent } from './describe-event.ts';
import { type ActivityFilter, fetchAllActivity, useActivity, useActivityFilter } from './use-activity.ts';

/** The organization's audit log, newest first. */
export function ActivitySection() {
  const texts = useTexts(activityTexts);
  const { filter, setFilter } = useActivityFilter();
  const activity = useActivity(filter);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <PageSection id="activity" heading={texts.heading} explanation={texts.explanation} width="page">
      <div className="grid gap-5">
        <ActivityFilters filter={filter} onFilter={setFilter}>
          <DownloadButton filter={filter} />
        </ActivityFilters>
        <Fetched query={activity} words={texts} lines={4}>
          {({ pages }) => {
            const events = pages.flatMap((page) => page.events);
            if (events.length === 0 && !isFiltered) {
              return (
                <EmptyState headingLevel="h3" heading={texts.none}>
                  {texts.noneWords}
                </EmptyState>
              );
            }
            if (events.length === 0) {
              return (
                <div className="flex flex-wrap items-center gap-3 text-14 text-quiet">
                  <p>{texts.noMatch}</p>
                  <Button size="sm" onClick={() => setFilter({})}>
                    {texts.clear}
                  </Button>
                </div>
              );
            }
            return (
              <>
                <ol className="grid gap-3">
                  {events.map((event) => (
                    <EventRow key={event.id} event={event} />
                  ))}
                </ol>
                <MoreButton query={activity} label={texts.more} size="sm" />
              </>
            );
          }}
        </Fetched>
      </div>
    </PageSection>
  );
}

function DownloadButton({ filter }: { readonly filter: ActivityFilter }) {
  const texts = useTexts(activityTexts);
  const { roles } = useTexts(organizationTexts);
  const download = useMutation({
    mutationFn: async () => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(writeActivity(await fetchAllActivity(filter), { texts, roles }), `audit-log-${day}.csv`);
    },
    onError: () => toasts.add('error', texts.downloadFailed),
  });
  return (
    <Button size="sm" isLoading={download.isPending} onClick={() => download.mutate()}>
      <Download className="size-4" aria-hidden="true" />
      {texts.download}
    </Button>
  );
}

function EventRow({ event }: { readonly event: OrganizationEvent }) {
  const texts = useTexts(activityTexts);
  const { roles } = useTexts(organizationTexts);
  const { dateTime } = useFormats();
  const { at, actor } = event;
  return (
    <li className="flex items-start gap-3 text-14">
      <Avatar
        name={actor === null ? texts.system : actor.name || null}
        imageUrl={actor?.profileImage ?? null}
        size="sm"
      />
      <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">{describeEvent(event, texts, roles)}</span>
        <time dateTime={at} className="text-13 whitespace-nowrap text-quiet">
          {dateTime(at)}
        </time>
      </span>
    </li>
  );
}
