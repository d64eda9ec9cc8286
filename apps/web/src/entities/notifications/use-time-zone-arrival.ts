import { getNotificationSettings, updateNotificationSettings } from '@winnow/contracts';
import { useEffect } from 'react';
import { api } from '../../lib/requests/api-client.ts';
import { oncePerPerson } from '../../lib/session/once-per-person.ts';
import { useStoredUser } from '../../lib/session/use-session.ts';

const arrival = oncePerPerson('time_zone_brought');

/** Stores the time zone of a user's first browser in their account, for the time of digests. */
export function useTimeZoneArrival(): void {
  const userId = useStoredUser()?.id;
  useEffect(() => {
    if (userId !== undefined && !arrival.wasDone(userId)) void bring(userId).catch(() => undefined);
  }, [userId]);
}

/** Fails silently: it is retried when the product is opened next time. */
async function bring(userId: string): Promise<void> {
  const { data: settings } = await api.call(getNotificationSettings);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (settings.timeZone === null) await api.call(updateNotificationSettings, { timeZone });
  arrival.keepDone(userId);
}
