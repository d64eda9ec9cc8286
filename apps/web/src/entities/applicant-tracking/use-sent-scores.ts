import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  countSentScores,
  listTrackingSystems,
  type SentScoreCounts,
  sendScores,
  type TrackingConnection,
  trackingLimits,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

/** While notes are on their way, how many. */
const pollMs = 2_000;
const systemsStaleMs = 300_000;

export const trackingSystemsKey = ['applicant-tracking', 'systems'];

const isComing = ({ imports }: TrackingConnection) => imports.some(({ state }) => state === 'running');

/** The connected systems, for who may import from them and send scores. */
export function useTrackingSystems({
  followsImports = false,
  isAsked = true,
}: {
  readonly followsImports?: boolean;
  readonly isAsked?: boolean;
} = {}) {
  return useQuery({
    enabled: isAsked,
    queryKey: trackingSystemsKey,
    queryFn: async () => (await api.call(listTrackingSystems)).data.connections,
    staleTime: followsImports ? 0 : systemsStaleMs,
    refetchInterval: ({ state }) => (followsImports && state.data?.some(isComing) ? pollMs : false),
  });
}

/** The states of the sent scores of these analyses, polled while some are being sent. */
export function useSentScores(analysisIds: readonly string[], { isAsked }: { readonly isAsked: boolean }) {
  return useQuery({
    queryKey: ['applicant-tracking', 'counts', ...analysisIds],
    queryFn: async () => {
      const counted: SentScoreCounts[] = [];
      for (const ids of portionsOf(analysisIds))
        counted.push((await api.call(countSentScores, { analysisIds: ids.join(',') })).data);
      return counted.reduce(add);
    },
    enabled: isAsked && analysisIds.length > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.underWay ?? 0) > 0 ? pollMs : false),
  });
}

/** Sends what was not sent; of what may have arrived, somebody looks first. */
export function useScoreSending(analysisIds: readonly string[]) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn() {
      let queued = 0;
      for (const ids of portionsOf(analysisIds))
        queued += (await api.call(sendScores, { analysisIds: ids, passOverUnknown: true })).data.queued;
      return queued;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['applicant-tracking'] }),
  });
}

function portionsOf(ids: readonly string[]): string[][] {
  const portions: string[][] = [];
  for (let from = 0; from < ids.length; from += trackingLimits.scoresAtOnce)
    portions.push(ids.slice(from, from + trackingLimits.scoresAtOnce));
  return portions;
}

function add(one: SentScoreCounts, other: SentScoreCounts): SentScoreCounts {
  const known = new Set(one.systems.map(({ connectionId }) => connectionId));
  return {
    systems: [...one.systems, ...other.systems.filter(({ connectionId }) => !known.has(connectionId))],
    unsent: one.unsent + other.unsent,
    failed: one.failed + other.failed,
    unknown: one.unknown + other.unknown,
    underWay: one.underWay + other.underWay,
    sent: one.sent + other.sent,
    withoutSystem: one.withoutSystem + other.withoutSystem,
    withoutScore: one.withoutScore + other.withoutScore,
  };
}
