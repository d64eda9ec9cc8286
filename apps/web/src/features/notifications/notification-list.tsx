import type { Notification } from '@winnow/contracts';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useOrganizationSwitch, useOrganizations } from '../../entities/organization/use-organizations.ts';
import { classNames } from '../../lib/class-names.ts';
import type { Formats } from '../../lib/language/formats.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { notificationPath } from './notification-path.ts';
import { type NotificationTexts, notificationTexts } from './notification-texts.ts';
import { useNotificationWords } from './notification-words.ts';
import { useMarking } from './use-notifications.ts';

type ListProps = {
  readonly notifications: readonly Notification[];
  readonly headingLevel: 'h2' | 'h3';
  /** Called when a link is followed. */
  readonly onFollow?: () => void;
};

/** Notifications by day, newest first. */
export function NotificationList({ notifications, headingLevel: Heading, onFollow }: ListProps) {
  const texts = useTexts(notificationTexts);
  const { date } = useFormats();
  const now = new Date();
  const days = byDay(notifications, (at) => dayName(at, now, texts, date));
  return (
    <div className="grid gap-4">
      {days.map(([day, those]) => (
        <section key={day} aria-label={day}>
          <Heading className="px-3 pb-1 text-12 font-medium text-quiet">{day}</Heading>
          <ul className="grid">
            {those.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                now={now}
                onFollow={onFollow}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type RowProps = {
  readonly notification: Notification;
  readonly now: Date;
  readonly onFollow: (() => void) | undefined;
};

function NotificationRow({ notification, now, onFollow }: RowProps) {
  const texts = useTexts(notificationTexts);
  const formats = useFormats();
  const wordsOf = useNotificationWords();
  const { mutate: mark } = useMarking();
  const { id, actor, organization, isRead, isGone, jobTitle, at } = notification;
  const { data: organizations = [] } = useOrganizations();
  const toggle = isRead ? texts.markUnread : texts.markRead;
  const details = [
    ...(isGone ? [texts.gone] : jobTitle === null ? [] : [jobTitle]),
    ...(organizations.length > 1 ? [organization.name || texts.personal] : []),
  ];
  return (
    <li
      className={classNames(
        'group relative flex items-start gap-3 rounded-control px-3 py-2.5 text-14',
        isRead ? 'text-quiet' : 'bg-field-soft/60',
        !isGone && 'hover:bg-sunken',
      )}
    >
      <Avatar name={actor?.name ?? null} imageUrl={actor?.profileImage ?? null} size="md" />
      <div className="min-w-0 grow">
        <p className="text-pretty [overflow-wrap:anywhere]">
          {!isRead && <span className="sr-only">{texts.isUnread}. </span>}
          <Way notification={notification} onFollow={onFollow}>
            {wordsOf(notification)}
          </Way>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-13 text-quiet">
          {details.map((detail) => (
            <bdi key={detail} className="min-w-0 truncate">
              {detail}
            </bdi>
          ))}
          <time dateTime={at} title={formats.dateTime(at)}>
            {agoOf(new Date(at), now, formats, texts.now)}
          </time>
        </p>
      </div>
      <IconButton
        size="sm"
        className="relative -me-1"
        label={toggle}
        icon={
          isRead ? (
            <Circle aria-hidden="true" className="opacity-40" />
          ) : (
            <CircleCheck aria-hidden="true" className="text-field" />
          )
        }
        onClick={() => mark({ ids: [id], isRead: !isRead })}
      />
    </li>
  );
}

type WayProps = {
  readonly notification: Notification;
  readonly onFollow: (() => void) | undefined;
  readonly children: string;
};

/** Link to the subject, also in another organization of the user. */
function Way({ notification, onFollow, children }: WayProps) {
  const { id, isRead, organization } = notification;
  const { mutate: mark } = useMarking();
  const change = useOrganizationSwitch();
  const { data: organizations = [] } = useOrganizations();
  const path = notificationPath(notification);
  const className = classNames('text-ink after:absolute after:inset-0', !isRead && 'font-medium');
  if (path === null) return <span>{children}</span>;
  const current = organizations.find(({ isCurrent }) => isCurrent)?.id;
  const isElsewhere = current !== undefined && current !== organization.id;
  const read = (after?: () => void) =>
    isRead ? after?.() : mark({ ids: [id], isRead: true }, { onSettled: () => after?.() });
  if (isElsewhere) {
    return (
      <button
        type="button"
        className={classNames(className, 'text-start')}
        onClick={() => read(() => change.mutate({ id: organization.id, path }))}
      >
        {children}
      </button>
    );
  }
  return (
    <Link
      to={path}
      className={className}
      onClick={() => {
        read();
        onFollow?.();
      }}
    >
      {children}
    </Link>
  );
}

function byDay(
  notifications: readonly Notification[],
  nameOf: (at: Date) => string,
): readonly (readonly [string, readonly Notification[]])[] {
  return [...Map.groupBy(notifications, ({ at }) => nameOf(new Date(at)))];
}

function dayName(
  at: Date,
  now: Date,
  { today, yesterday }: Pick<NotificationTexts, 'today' | 'yesterday'>,
  date: Formats['date'],
): string {
  const before = new Date(now);
  before.setDate(now.getDate() - 1);
  if (at.toDateString() === now.toDateString()) return today;
  return at.toDateString() === before.toDateString() ? yesterday : date(at);
}

/** "5 minutes ago" */
function agoOf(at: Date, now: Date, { relative }: Formats, justNow: string): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return justNow;
  if (minutes < 60) return relative(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? relative(-hours, 'hour') : relative(-Math.floor(hours / 24), 'day');
}
