import type { Notification } from '@winnow/contracts';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useOrganizationSwitch, useOrganizations } from '../../entities/organization/use-organizations.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { notificationPath } from './notification-path.ts';
import { notificationTexts } from './notification-texts.ts';
import { useMarking, useNotification } from './use-notifications.ts';

/** Target of links in emails: redirects to the subject in its organization, and marks the notification as read. */
export function OpenNotificationPage() {
  const texts = useTexts(notificationTexts);
  const { id = '' } = useParams();
  const found = useNotification(id);
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-16">
      <title>{texts.title}</title>
      <Fetched query={found} words={texts} lines={3}>
        {(notification) => {
          const path = notification && notificationPath(notification);
          return notification && path !== null ? (
            <Onward notification={notification} path={path} />
          ) : (
            <Gone />
          );
        }}
      </Fetched>
    </div>
  );
}

function Onward({ notification, path }: { readonly notification: Notification; readonly path: string }) {
  const navigate = useNavigate();
  const { data: organizations } = useOrganizations();
  const { mutate: mark } = useMarking();
  const { mutate: enter } = useOrganizationSwitch();
  const { id, organization } = notification;
  const current = organizations?.find(({ isCurrent }) => isCurrent)?.id;
  useEffect(() => {
    if (current === undefined) return;
    const follow = () =>
      current === organization.id ? navigate(path, { replace: true }) : enter({ id: organization.id, path });
    mark({ ids: [id], isRead: true }, { onSettled: () => void follow() });
  }, [current, organization.id, path, id, navigate, mark, enter]);
  return null;
}

function Gone() {
  const texts = useTexts(notificationTexts);
  return (
    <EmptyState
      heading={texts.gone}
      headingLevel="h1"
      action={
        <Link to="/notifications" className={buttonClass('secondary', 'md')}>
          {texts.all}
        </Link>
      }
    >
      {texts.goneWords}
    </EmptyState>
  );
}
