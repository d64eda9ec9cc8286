import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { NotificationFeed } from './notification-feed.tsx';
import { notificationTexts } from './notification-texts.ts';

/** All notifications of the user, in all their organizations. */
export function NotificationsPage() {
  const texts = useTexts(notificationTexts);
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-10 sm:px-6 sm:py-14">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
        <Link to="/settings#notifications" className={buttonClass('quiet', 'sm')}>
          <Settings aria-hidden="true" />
          {texts.settings}
        </Link>
      </div>
      <NotificationFeed headingLevel="h2" />
    </div>
  );
}
