import type { OrganizationEvent } from '@winnow/contracts';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { teamTexts } from './team-texts.ts';
import { useActivity } from './use-team.ts';

/** The audit log of the organization, the newest first. */
export function ActivitySection() {
  const texts = useTexts(teamTexts);
  const activity = useActivity();
  return (
    <PageSection
      id="activity"
      heading={texts.activity.heading}
      explanation={texts.activity.explanation}
      width="page"
    >
      <Fetched query={activity} words={texts} lines={4}>
        {({ pages }) => {
          const events = pages.flatMap((page) => page.events);
          if (events.length === 0) return <p className="text-14 text-quiet">{texts.activity.none}</p>;
          return (
            <div className="grid gap-4">
              <ol className="grid gap-3">
                {events.map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </ol>
              {activity.hasNextPage && (
                <div>
                  <Button
                    size="sm"
                    isLoading={activity.isFetchingNextPage}
                    onClick={() => void activity.fetchNextPage()}
                  >
                    {texts.activity.more}
                  </Button>
                </div>
              )}
            </div>
          );
        }}
      </Fetched>
    </PageSection>
  );
}

function EventRow({ event: { at, action, actor, subject, role } }: { readonly event: OrganizationEvent }) {
  const { activity: texts } = useTexts(teamTexts);
  const { roles } = useTexts(organizationTexts);
  const { dateTime } = useFormats();
  const who = actor?.name ?? texts.former;
  const whom = subject?.name ?? texts.former;
  return (
    <li className="flex items-start gap-3 text-14">
      <Avatar name={actor?.name ?? null} imageUrl={actor?.profileImage ?? null} size="sm" />
      <span className="min-w-0 grow">{texts.events[action](who, whom, role ? roles[role].name : '')}</span>
      <time dateTime={at} className="shrink-0 text-13 text-quiet">
        {dateTime(at)}
      </time>
    </li>
  );
}
