import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  announcePresence,
  leavePresence,
  type Person,
  type PresentPlace,
  presenceLimits,
} from '@winnow/contracts';
import { useEffect, useState } from 'react';
import { api } from '../../lib/requests/api-client.ts';
import { useCurrentOrganization } from '../organization/use-organizations.ts';

type Place = Pick<PresentPlace, 'subject' | 'id'>;

const presenceKey = ['presence'];
const placeKey = ({ subject, id }: Place) => [...presenceKey, subject, id];

/** Other members who have the same thing open now. In a team, this place is announced while the tab is visible. */
export function usePresence({ subject, id }: Place): readonly Person[] {
  const queries = useQueryClient();
  const isInTeam = useCurrentOrganization()?.isPersonal === false;
  // A new id for each place, so that a late report of the previous place has no effect.
  const [tabId] = useState(() => crypto.randomUUID());
  const { data } = useQuery<readonly Person[]>({
    queryKey: placeKey({ subject, id }),
    queryFn: () => [],
    enabled: false,
    initialData: [],
  });

  useEffect(() => {
    if (!isInTeam) return;
    const announce = async () => {
      if (document.visibilityState !== 'visible') return;
      const { data: place } = await api.call(announcePresence, { tabId, subject, id });
      queries.setQueryData(placeKey(place), place.people);
    };
    // Fails silently: the next report follows soon.
    const say = () => void announce().catch(() => undefined);
    const leave = () => void api.call(leavePresence, { tabId }).catch(() => undefined);
    const turn = () => (document.visibilityState === 'visible' ? say() : leave());
    say();
    const renewal = setInterval(say, presenceLimits.renewEveryMs);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(renewal);
      document.removeEventListener('visibilitychange', turn);
      leave();
    };
  }, [isInTeam, tabId, subject, id, queries]);

  return data;
}

/** Updates presence from the stream of notifications. */
export function showPresence(queries: QueryClient, places: readonly PresentPlace[]): void {
  for (const [key] of queries.getQueriesData({ queryKey: presenceKey })) {
    const [, subject, id] = key;
    const place = places.find((one) => one.subject === subject && one.id === id);
    queries.setQueryData(key, place?.people ?? []);
  }
}
