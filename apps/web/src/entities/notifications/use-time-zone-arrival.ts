import { getNotificationSettings, updateNotificationSettings } from '@winnow/contracts';
import { useEffect } from 'react';
import { api } from '../../lib/requests/api-client.ts';
import { oncePerPerson } from '../../lib/session/once-per-person.ts';
import { useStoredUser } from '../../lib/session/use-session.ts';

const arrival = oncePerPerson('time_zone_brought');

/** Brings the time zone of a person's first browser to their account, so that digests come by their clock. */
export function useTimeZoneArrival(): void {
  const userId = useStoredUser()?.id;
  useEffect(() => {
    if (userId !== undefined && !arrival.wasDone(userId)) void bring(userId).catch(() => undefined);
  }, [userId]);
}

/** Fails silently: it is tried again when the product is opened next time. */
async function bring(userId: string): Promise<void> {
  const { data: settings } = await api.call(getNotificationSettings);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (settings.timeZone === null) await api.call(updateNotificationSettings, { timeZone });
  arrival.keepDone(userId);
}
