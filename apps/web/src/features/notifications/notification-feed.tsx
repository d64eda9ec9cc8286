import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { NotificationList } from './notification-list.tsx';
import { notificationTexts } from './notification-texts.ts';
import { useMarkingAll, useNotifications } from './use-notifications.ts';

type FeedProps = {
  readonly headingLevel: 'h2' | 'h3';
  readonly onFollow?: () => void;
};

/** The user's notifications, in pages. */
export function NotificationFeed({ headingLevel, onFollow }: FeedProps) {
  const texts = useTexts(notificationTexts);
  const query = useNotifications();
  const { mutate: markAll, isPending } = useMarkingAll();
  return (
    <Fetched query={query} words={texts} lines={5}>
      {({ pages }) => {
        const notifications = pages.flatMap((page) => page.notifications);
        const [newest] = notifications;
        if (!newest) {
          return (
            <EmptyState heading={texts.empty} headingLevel={headingLevel}>
              {texts.emptyWords}
            </EmptyState>
          );
        }
        return (
          <div className="grid gap-3">
            {notifications.some(({ isRead }) => !isRead) && (
              <Button
                size="sm"
                variant="quiet"
                className="justify-self-end"
                isLoading={isPending}
                onClick={() => markAll(newest.at)}
              >
                {texts.markAll}
              </Button>
            )}
            <NotificationList
              notifications={notifications}
              headingLevel={headingLevel}
              {...(onFollow && { onFollow })}
            />
            <MoreButton query={query} label={texts.more} size="sm" className="ms-3" />
          </div>
        );
      }}
    </Fetched>
  );
}
