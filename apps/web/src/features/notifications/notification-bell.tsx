import { notificationLimits } from '@winnow/contracts';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { NotificationFeed } from './notification-feed.tsx';
import { notificationTexts } from './notification-texts.ts';
import { useUnread } from './use-notifications.ts';

/** Button with the number of unread notifications, which opens the latest ones. */
export function NotificationBell() {
  const texts = useTexts(notificationTexts);
  const [isOpen, setOpen] = useState(false);
  const label = useBellLabel();
  return (
    <Popover
      title={texts.heading}
      isOpen={isOpen}
      onOpenChange={setOpen}
      width="wide"
      trigger={<IconButton size="sm" label={label} icon={<CountedBell />} />}
    >
      <NotificationFeed headingLevel="h3" onFollow={() => setOpen(false)} />
      <Link
        to="/notifications"
        onClick={() => setOpen(false)}
        className="mt-3 block px-3 text-14 text-field hover:underline"
      >
        {texts.all}
      </Link>
    </Popover>
  );
}

/** Link to the notifications, for narrow screens. */
export function NotificationLink() {
  const label = useBellLabel();
  return (
    <Link
      to="/notifications"
      aria-label={label}
      title={label}
      className="inline-grid size-control-md place-items-center rounded-control text-quiet hover:bg-sunken hover:text-ink aria-[current=page]:text-field [&_svg]:size-4"
    >
      <CountedBell />
    </Link>
  );
}

/** Announces new notifications to screen readers, once for several. */
export function NotificationVoice() {
  const texts = useTexts(notificationTexts);
  const unread = useUnread();
  const before = useRef<number>(undefined);
  const [said, say] = useState('');
  useEffect(() => {
    if (unread === undefined) return;
    if (before.current !== undefined && unread > before.current) say(texts.arrived(unread));
    before.current = unread;
  }, [unread, texts]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

function CountedBell() {
  const texts = useTexts(notificationTexts);
  const unread = useUnread() ?? 0;
  const { countedUnread } = notificationLimits;
  return (
    <span className="relative grid place-items-center">
      <Bell aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute -end-2 -top-2 min-w-4 rounded-full bg-field px-1 text-center text-[10px] leading-4 font-medium text-on-field tabular-nums"
        >
          {unread >= countedUnread ? texts.many(countedUnread - 1) : unread}
        </span>
      )}
    </span>
  );
}

function useBellLabel(): string {
  const texts = useTexts(notificationTexts);
  const unread = useUnread() ?? 0;
  const { countedUnread } = notificationLimits;
  if (unread === 0) return texts.open(texts.none);
  const isMany = unread >= countedUnread;
  return texts.open(isMany ? texts.manyUnread(countedUnread - 1) : texts.unread(unread));
}
